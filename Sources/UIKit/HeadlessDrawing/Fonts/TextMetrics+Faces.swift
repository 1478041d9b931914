import Foundation

extension TextMetrics {
    /// The characters outside of ASCII that the tables list, in their order.
    private static let others = "…‘’“”–—•·©®°€£ßæÆœŒ"

    // The tables have the characters from space to tilde, then `others`. Where they come from says `TextMetrics`.

    private static let light = TextMetrics(
        ascii: [
            270, 299, 420, 622, 638, 814, 617, 271, 367, 367, 466, 622, 248, 452, 278, 310, 624, 462, 611,
            626, 635, 620, 653, 551, 634, 638, 303, 283, 650, 650, 649, 515, 903, 657, 658, 717, 722, 596,
            566, 746, 739, 268, 550, 643, 560, 873, 755, 766, 627, 749, 646, 629, 586, 733, 648, 956, 641,
            598, 638, 326, 356, 326, 462, 550, 495, 545, 616, 558, 613, 565, 356, 606, 594, 242, 249, 528,
            249, 868, 582, 583, 610, 598, 373, 513, 362, 579, 516, 754, 510, 531, 533, 360, 294, 360, 650,
        ],
        listed: listed([
            827, 204, 218, 376, 376, 509, 981, 467, 288, 899, 663, 454, 659, 624, 600, 908, 969, 973, 933,
        ]))

    private static let regular = TextMetrics(
        ascii: [
            276, 303, 429, 625, 643, 820, 625, 276, 375, 375, 469, 627, 253, 457, 283, 316, 627, 466, 610,
            627, 641, 624, 658, 556, 639, 641, 308, 288, 655, 655, 653, 521, 906, 665, 662, 720, 725, 600,
            569, 749, 743, 272, 556, 649, 565, 876, 756, 771, 632, 753, 651, 635, 592, 736, 656, 964, 649,
            605, 642, 335, 362, 335, 470, 556, 498, 550, 622, 561, 615, 571, 362, 611, 599, 250, 253, 538,
            255, 875, 588, 585, 615, 603, 380, 519, 367, 584, 522, 759, 516, 534, 539, 367, 301, 367, 655,
        ],
        listed: listed([
            828, 209, 223, 385, 385, 512, 984, 470, 293, 902, 666, 457, 660, 627, 606, 911, 975, 975, 939,
        ]))

    private static let medium = TextMetrics(
        ascii: [
            279, 319, 435, 636, 655, 837, 640, 282, 391, 391, 488, 639, 266, 469, 296, 330, 639, 478, 622,
            639, 656, 639, 672, 568, 655, 656, 319, 300, 666, 666, 665, 539, 930, 684, 673, 731, 736, 612,
            576, 760, 753, 283, 569, 664, 577, 889, 757, 784, 643, 765, 661, 648, 606, 742, 676, 987, 671,
            623, 658, 351, 376, 351, 482, 566, 506, 559, 634, 573, 625, 583, 374, 624, 614, 266, 267, 553,
            271, 890, 606, 594, 626, 616, 394, 535, 380, 601, 534, 772, 529, 548, 552, 384, 318, 384, 666,
        ],
        listed: listed([
            833, 225, 239, 400, 400, 520, 993, 462, 305, 910, 673, 466, 672, 642, 624, 918, 990, 981, 958,
        ]))

    private static let semibold = TextMetrics(
        ascii: [
            266, 337, 436, 646, 664, 855, 654, 283, 410, 410, 512, 649, 277, 474, 305, 344, 669, 491, 635,
            651, 671, 654, 688, 579, 672, 671, 331, 311, 677, 677, 676, 559, 962, 710, 679, 742, 741, 620,
            581, 770, 759, 291, 582, 679, 581, 899, 759, 794, 651, 776, 673, 655, 618, 742, 703, 1018, 696,
            643, 674, 369, 390, 369, 492, 582, 511, 576, 641, 586, 636, 589, 387, 637, 627, 275, 282, 569,
            284, 908, 618, 607, 638, 627, 412, 548, 395, 613, 546, 790, 544, 558, 566, 402, 336, 402, 677,
        ],
        listed: listed([
            831, 242, 257, 417, 417, 525, 997, 438, 316, 915, 675, 472, 683, 659, 644, 919, 1006, 981, 982,
        ]))

    private static let bold = TextMetrics(
        ascii: [
            261, 353, 445, 659, 677, 872, 669, 293, 428, 428, 531, 662, 289, 484, 325, 358, 692, 506, 651,
            668, 693, 668, 704, 593, 689, 686, 348, 325, 690, 690, 689, 578, 986, 729, 690, 756, 754, 633,
            590, 784, 770, 306, 596, 695, 595, 912, 770, 805, 664, 789, 683, 672, 627, 752, 720, 1041, 712,
            663, 691, 386, 405, 386, 505, 596, 521, 586, 654, 600, 645, 605, 402, 647, 639, 297, 298, 584,
            297, 922, 636, 619, 649, 640, 425, 567, 406, 626, 563, 807, 560, 572, 581, 419, 353, 419, 690,
        ],
        listed: listed([
            839, 259, 273, 433, 433, 535, 1007, 433, 330, 925, 684, 483, 696, 675, 663, 928, 1022, 989, 1001,
        ]))

    private static func listed(_ widths: [Int]) -> [UInt32: Int] {
        Dictionary(uniqueKeysWithValues: zip(others.unicodeScalars.map(\.value), widths))
    }

    /// From light to black. Thinner fonts than light are measured as light. Heavy and black are wider than bold by what
    /// follows from the steps before them: from regular to bold a character grows by 14 with each.
    private static let proportional = [
        light, regular, medium, semibold, bold, bold.widened(by: 22), bold.widened(by: 41),
    ]

    private static let withDigitsOfOneWidth = proportional.map { $0.withDigitsOfOneWidth() }

    /// All characters equally wide: three fifths of an em.
    private static let monospaced = TextMetrics(ascii: [Int](repeating: 600, count: 95), listed: [:])

    static func of(_ face: UIFont.Face) -> TextMetrics {
        if face.design == .monospaced { return monospaced }
        let index = index(of: face.weight.rawValue)
        return face.hasDigitsOfOneWidth ? withDigitsOfOneWidth[index] : proportional[index]
    }

    private static func index(of weight: CGFloat) -> Int {
        if weight <= 0 { return weight < 0 ? 0 : 1 }
        if weight <= UIFont.Weight.medium.rawValue { return 2 }
        if weight <= UIFont.Weight.semibold.rawValue { return 3 }
        if weight <= UIFont.Weight.bold.rawValue { return 4 }
        return weight <= UIFont.Weight.heavy.rawValue ? 5 : 6
    }
}
