import Foundation

extension TextMetrics {
    /// The characters outside of ASCII that the tables list, in their order.
    private static let others = "…‘’“”–—•·©®°€£ßæÆœŒ"

    // The tables have the characters from space to tilde, then `others`. Where they come from says `TextMetrics`.

    private static let light = TextMetrics(
        ascii: [
            278, 300, 392, 625, 634, 793, 627, 270, 361, 361, 462, 633, 277, 459, 287, 299, 615, 451, 602,
            616, 624, 602, 620, 553, 634, 612, 289, 283, 647, 641, 640, 504, 908, 649, 656, 712, 719, 589,
            569, 742, 740, 267, 543, 643, 557, 863, 750, 763, 626, 754, 645, 625, 612, 739, 652, 939, 631,
            622, 628, 327, 353, 327, 451, 557, 498, 541, 608, 557, 602, 568, 355, 599, 582, 241, 244, 519,
            244, 860, 579, 580, 601, 589, 364, 506, 356, 577, 523, 768, 509, 529, 532, 358, 317, 358, 647,
        ],
        listed: listed([
            809, 204, 204, 365, 365, 509, 980, 526, 285, 899, 664, 457, 664, 626, 595, 907, 961, 975, 926,
        ]))

    private static let regular = TextMetrics(
        ascii: [
            280, 309, 415, 628, 646, 809, 648, 279, 378, 378, 466, 643, 288, 470, 298, 313, 628, 468, 601,
            627, 645, 620, 636, 564, 641, 628, 301, 294, 657, 652, 650, 516, 912, 671, 662, 717, 724, 597,
            573, 747, 745, 275, 553, 658, 562, 874, 748, 771, 638, 762, 656, 635, 624, 741, 674, 960, 651,
            641, 638, 349, 367, 349, 475, 568, 502, 552, 619, 562, 613, 573, 368, 611, 592, 248, 252, 540,
            254, 873, 586, 588, 613, 602, 382, 519, 365, 584, 537, 779, 524, 543, 546, 376, 337, 376, 657,
        ],
        listed: listed([
            807, 216, 217, 390, 390, 513, 984, 530, 295, 902, 668, 461, 663, 630, 610, 912, 974, 974, 939,
        ]))

    private static let medium = TextMetrics(
        ascii: [
            273, 329, 418, 640, 657, 829, 664, 281, 398, 398, 492, 656, 301, 477, 308, 329, 645, 484, 612,
            640, 660, 638, 653, 577, 661, 645, 314, 307, 669, 663, 662, 538, 946, 694, 671, 726, 733, 609,
            575, 757, 755, 288, 568, 673, 572, 889, 750, 784, 649, 774, 668, 647, 635, 745, 699, 991, 680,
            664, 656, 369, 383, 369, 487, 582, 508, 563, 632, 577, 625, 586, 382, 626, 610, 259, 269, 557,
            267, 896, 605, 602, 629, 614, 398, 536, 381, 598, 552, 794, 541, 560, 561, 396, 357, 396, 669,
        ],
        listed: listed([
            806, 235, 236, 409, 409, 519, 990, 506, 308, 908, 672, 469, 675, 648, 632, 915, 993, 976, 965,
        ]))

    private static let semibold = TextMetrics(
        ascii: [
            264, 346, 417, 650, 665, 846, 678, 281, 414, 414, 514, 664, 310, 484, 318, 342, 669, 497, 625,
            652, 673, 651, 667, 588, 675, 659, 322, 316, 678, 673, 671, 559, 974, 718, 679, 735, 741, 611,
            582, 769, 758, 293, 579, 688, 579, 898, 749, 793, 652, 784, 677, 655, 644, 744, 726, 1022, 704,
            684, 672, 386, 396, 386, 495, 591, 511, 576, 641, 585, 634, 593, 394, 636, 622, 275, 282, 573,
            279, 908, 616, 616, 639, 625, 418, 543, 392, 612, 558, 814, 553, 570, 573, 412, 374, 412, 678,
        ],
        listed: listed([
            802, 251, 254, 424, 423, 522, 993, 479, 318, 911, 673, 473, 684, 664, 651, 914, 1008, 975, 987,
        ]))

    private static let bold = TextMetrics(
        ascii: [
            248, 365, 422, 662, 678, 869, 696, 286, 438, 438, 541, 679, 325, 495, 340, 360, 695, 504, 641,
            665, 693, 671, 686, 602, 698, 678, 337, 332, 693, 687, 686, 583, 1013, 746, 691, 753, 754, 632,
            589, 783, 769, 317, 597, 709, 586, 911, 753, 804, 668, 798, 687, 671, 665, 749, 753, 1055, 729,
            711, 693, 408, 414, 408, 509, 602, 519, 591, 649, 601, 642, 605, 412, 651, 636, 293, 301, 591,
            299, 925, 637, 623, 656, 640, 431, 574, 405, 633, 581, 834, 572, 587, 589, 435, 397, 435, 693,
        ],
        listed: listed([
            804, 272, 273, 444, 444, 530, 1001, 458, 332, 919, 679, 483, 699, 684, 676, 919, 1028, 980, 1014,
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
    private static let monospaced = TextMetrics(
        ascii: [Int](repeating: 600, count: 95), listed: [:], kerning: noKerning)

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
