//! Green Hackenbush as the gallery shows it.
use crate::core::card::{Beginning, Card, Preset, Remarks};

pub const CARDS: &[Card] = &[Card {
    id: "hackenbush",
    name: "Green Hackenbush",
    short: "Cut an edge; what hangs in the air falls.",
    shelf: "Graphs",
    piece: "edge",
    group: "part",
    rules: &[
        (
            "Move",
            "Cut an edge. It goes, and so does all that is then no longer connected with the ground. The ground is one point, wherever a picture stands on it.",
        ),
        ("End", "In normal play the player who makes the last cut wins. In misère play that player loses."),
        (
            "Value",
            "A stalk of *n* edges is worth *n*, and parts that stand side by side add as in Nim. Branches that meet at a point may be replaced by one stalk as long as the nim-sum of their values. Where edges lead round and back, a circuit, the points on it may be drawn together into one; an edge with both ends there, a loop, counts as an edge with a free end.",
        ),
    ],
    source: "Ferguson, Part I, chapter 6; Berlekamp, Conway and Guy, Winning Ways, chapter 7",
    presets: &[
        Preset {
            name: "House, tree and girl",
            notation: "hackenbush/0a-a~1_0'Left wall'-b~0_-1'Ceiling'-0b'Right wall',a-c'Roof, left'-d'Roof, top'-e'Roof at the chimney'-b'Roof, right',d-f~1_0'Chimney, left'-g~0_1'Chimney, top'-e~-1_0'Chimney, right',0c-h~-1_0'Door, left'-i~0_1'Door, top'-0d~1_0'Door, right',0t-t1'Trunk, first part'-t2'Trunk, second part'-t3~1_0'Trunk, third part'-t4~1_0'Trunk, top'-t4~0_24'Star',t1-t5~-1_-2'Lowest bough, left',t1-t6~-1_-2'Lowest bough, right'-t6~0_-18'Lower bauble',t2-t7~1_-2'Middle bough, left'-t7~0_-18'Upper bauble',t2-t8~-1_-2'Middle bough, right',t3-t9~1_-2'Top bough, left',t3-t0~-1_-2'Top bough, right',0l-l~1_0'Left leg',0r-r~1_0'Right leg',s-l~0_-1'Hem, left'-r~0_1'Hem, middle'-u~0_1'Hem, right',v-s~-2_1'Skirt, left',v-u~2_1'Skirt, right',v-w~-1_0'Body'-x'Left arm',w-y~0_-1'Right arm'-z~1_0'String'-z~3_43'Balloon',w-w~0_34'Head',0a@0'House',a@0_65,b@105_65,0b@105,c@52_112,d@74_93,e@92_77,f@74_125,g@92_125,0c@38'Door',h@38_39,i@67_39,0d@67,0t@183'Tree',t1@183_38,t2@183_70,t3@183_101,t4@183_131,t5@136_21,t6@230_22,t7@145_54,t8@221_54,t9@157_86,t0@209_86,0l@308'Girl',l@308_29,0r@328,r@328_29,s@290_29,u@346_29,v@318_67,w@318_93,x@294_73,y@345_102,z@355_144",
            about: "Value 7: the house 0, its door 1, the tree 3 and the girl 5. Five cuts win.",
        },
        Preset {
            name: "Figure 6.1: three stalks",
            notation: "hackenbush/3,4,5",
            about: "Ferguson 6.1: the same as Nim with 3, 4 and 5, value 2. Cut the second edge of the stalk of 3.",
        },
        Preset {
            name: "Figure 6.2: three trees",
            notation: "hackenbush/((()())()),((((()))())(())(((()(()))))),((())(()()))",
            about: "After Ferguson 6.2: values 1, 8 and 4, together 13. Three cuts win, all in the second tree, which must become worth 5.",
        },
        Preset {
            name: "Figure 6.3: the second tree alone",
            notation: "hackenbush/((((()))())(())(((()(())))))",
            about: "After Ferguson 6.2 and 6.3: the branches on the trunk are worth 3, 2 and 6, and the tree 8.",
        },
        Preset {
            name: "Figure 6.4: the colon principle",
            notation: "hackenbush/0a-a-b-0b,b-c,b-d-e,0c-f-g-0d,g-h-i-j",
            about: "After Ferguson 6.2: two graphs that are alike up to a vertex, with a tree worth 3 on one and a stalk of 3 on the other. Whoever begins loses.",
        },
        Preset {
            name: "Figure 6.5: house, Christmas tree and juggler",
            notation: "hackenbush/0a-a'Left wall'-c'Roof, left'-b'Roof, right'-0b'Right wall',a-b~0_-1'Ceiling',c-d-e~-1_0-f~0_1-g~1_0-d~0_-1,f-h~-3_4'Smoke',b-i-j~0_1-k~1_0-l~0_-1-i~-1_0,0c-m~-1_0-n~0_1-0d~1_0,0e-o'Trunk'-p~-1_-3-q~-3_1-r~3_1-o~1_-3,0f-s~-2_1'Left leg'-0g~2_1'Right leg',s-t'Body'-u'Neck'-u~0_30'Head',t-v-w~-1_0,t-x-y~1_0-y~4_24'Ball',0a@0'House',a@0_60,c@50_105,b@100_60,0b@100,d@60_115,e@60_140,f@78_140,g@78_115,h@92_158,i@112_52,j@134_52,k@134_28,l@112_28,0c@30'Door',m@30_36,n@56_36,0d@56,0e@190'Christmas tree',o@190_30,p@160_54,q@190_112,r@220_54,0f@272'Juggler',s@288_44,0g@304,t@288_82,u@288_95,v@264_72,w@250_98,x@312_72,y@326_98",
            about: "After Ferguson 6.3: the house with its door is worth 3, the Christmas tree 1 and the juggler 4.",
        },
        Preset {
            name: "Figure 6.7: house with a door",
            notation: "hackenbush/0a-a'Left wall'-c'Roof, left'-b'Roof, right'-0b'Right wall',a-b~0_-1'Ceiling',c-d-e~-1_0-f~0_1-g~1_0-d~0_-1,f-h~-3_4'Smoke',b-i-j~0_1-k~1_0-l~0_-1-i~-1_0,0c-m~-1_0-n~0_1-0d~1_0,0a@0'House',a@0_60,c@50_105,b@100_60,0b@100,d@60_115,e@60_140,f@78_140,g@78_115,h@92_158,i@112_52,j@134_52,k@134_28,l@112_28,0c@30'Door',m@30_36,n@56_36,0d@56",
            about: "After Ferguson 6.3: a chimney and a window of four edges, and a door of three. Value 3.",
        },
        Preset {
            name: "Figure 6.6: the door",
            notation: "hackenbush/0a-a~-1_0-b~0_1-0b~1_0,0a@0'Door',a@0_50,b@34_50,0b@34",
            about: "Ferguson 6.3: a circuit of three edges through the ground is worth 1. Only its top wins.",
        },
        Preset {
            name: "A chimney",
            notation: "hackenbush/0a-a-b~0_1-0b,a-c-d~0_1-b,c-e-f~0_1-d,e-g-h~0_1-f,h-i~2_2'Smoke, first part'-j~-3_4'Smoke, second part'-k~-4_5'Smoke, third part',g-m~-4_2'Stork',0a@0'Chimney',a@0_30,b@40_30,0b@40,c@1_60,d@39_60,e@2_90,f@38_90,g@3_120,h@37_120,i@40_140,j@30_162,k@44_184,m@-14_146",
            about: "Bricks, smoke and a stork. Value 2.",
        },
        Preset {
            name: "A flower",
            notation: "hackenbush/0a-a~1_0'Stem, first part'-b~-1_0'Stem, second part'-c~1_0'Stem, top',a-a~-26_12'Left leaf',b-b~25_12'Right leaf',c-c~0_28'Top petal'-c~27_9'Upper right petal'-c~17_-23'Lower right petal'-c~-17_-23'Lower left petal'-c~-27_9'Upper left petal',0b-d~-2_1'Blade of grass'-e~-3_2'Tip of the blade',0a@0'Flower',a@2_30,b@0_60,c@3_106,0b@34'Grass',d@38_22,e@50_40",
            about: "Five petals are five loops, worth 1; so is a leaf. With the grass the value is 4.",
        },
        Preset {
            name: "Letters",
            notation: "hackenbush/0a-a~-1_0-0b~1_1-b~1_0,0c-c~-1_0-d~1_0,0d-e-f~1_1-g~-1_1-0e,0a@0'N',a@0_70,0b@44,b@44_70,0c@84'I',c@84_35,d@84_70,0d@124'M',e@128_70,f@152_26,g@176_70,0e@180",
            about: "N, I and M: value 3. The M is worth 0, as its circuit is even.",
        },
        Preset {
            name: "Exercise 6.4.1, figure 6.8",
            notation: "hackenbush/0a-a-c-e,0b-b-d-f,a-b~0_-1,c-d~0_-1,0c-g~1_0-h~0_-2-0d~1_0,g-i~-4_0'Tail',h-j~1_-2'Neck'-j~4_26'Head'-k'Nose',0e-l-m-n~-3_0-o~-2_3-p~2_3-m~3_0,o-m,l-q~-1_-2,l-r~1_-2-s~2_-1-s~8_18,0a@0'Ladder',a@2_30,c@4_60,e@6_90,0b@30,b@32_30,d@34_60,f@36_90,0c@80'Dog',g@82_36,h@132_36,0d@134,i@70_56,j@146_58,k@160_52,0e@206'Tree',l@206_34,m@206_66,n@184_88,o@206_100,p@228_88,q@182_50,r@230_52,s@244_72",
            about: "After Ferguson 6.4, exercise 1: what are the values of the three graphs, and is there a winning cut?",
        },
        Preset {
            name: "A large oak",
            notation: "hackenbush/((((((((((()())(())(()())))(((()())(())(()()))))(((()())((()))(()()))(((())(()()))((()())())(()()(()())))((()())))((((()()))((()())))(((()())))))((((()()())(()(()())))(((()())())((()()))))((((()())(())(()()))(()(())(()))))((((()())())((()())(()))))))(((((()()))(((()())()))(((()()))((())(()())(()))))((((()()))(())((()())(())))(((())(()())(()()))((())(())(()))))(((()(()()))((()())))))))(((((((()()(()))(())(()))(((())())))(((()()())((()()))(()(()())))(((())(()))(())((())()))))(((((()())(()()))((()())()))((()())((())(()()))))((((()())(())()))((()(()()))((())(()()))))))((((((())(())(()()))((()())(()())(())))((())((()())(()()))((()())))(((()()))))((((()())(()()))((())))(((())(())(()))((())))))((((()()(()))((())(())))(((()())(())(())))((()(()))((())(()))))((((()())(()()))(()))((()())(()(()())))(((())(()))((())())))((((()))((()())(())))(((()())(()())))))))(((((((()())(()())())((()()))((())()(())))(((())(()())))(((())()())))((((())))((())(()())))(((()(()))(()()(()())))((()())))))(((((())((()))(())))((((())(()()))(()(()())))(((()())(())(()()))((()())(())(())))))(((((()())(())())((())())(()()))(((()))(())((()()))))((((())())((())(()))((())))((()(()()))))))(((((()))(((()())()(())))(((())(()()))((()())()(()))))))))((((((((())(()()))(()(()))((())()())))))))(((((((()()))((()())())))((((()())(()))(()(())))((()(()))((())(())()))(((())(()))(()(())(())))))(((((()())(())(()()))((())()())(())))((((()())(()()))(()(()())))(((()())()(()))((()())(()))((()())(()()))))))(((((()(()))((())())))((((())))(((()())(()))(()))))))(((((((()))((()())(())()))((())(()(()))((())(())(()))))((((()())(()))((())(()()))(()))))(((((()()))((()())(()())()))(((())(()()))(()())((()())(()())(()()))))((((()())())(()(())))(((())()))((()(()))(())((())()))))(((((()()))(()())((())()())))((((())()(()())))(((()))((())))))))(((((((()())(()))((()))(()(())))(((()())()(()()))(())((())))(((())(()))((()())(()()))))(((()(()))((()())()))))(((((())(()))((())(()())))(((())))((()(()())(()()))))(((()(()))((())(()))((()())(()())))(((()))((())(()()))((())(()())))))))))),6",
            about: "1017 edges, worth 29, and a sapling of 6 beside it.",
        },
    ],
    keywords: "cut cutting prune graph tree bamboo stalk cut edge colon fusion principle winning ways green",
    typing: "Stalks such as 3,4,5, trees in brackets such as (()()), or edges between vertices such as 0-a-b,0-b, where names that begin with 0 are on the ground. A picture that was drawn has more: where its vertices lie, how its edges bend, and what they are called. Lists of edges and JSON are read too.",
    remarks: Remarks {
        beginning: Some(Beginning { place: 4, notation: "hackenbush/(()()),2,1" }),
        ..Remarks::NONE
    },
}];
