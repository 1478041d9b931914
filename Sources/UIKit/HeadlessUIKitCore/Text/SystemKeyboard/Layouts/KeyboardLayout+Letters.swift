extension KeyboardLayout {
    func letterRows(isCapital: Bool) -> [[KeyboardKey?]] {
        let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map {
            Self.row(isCapital ? $0.uppercased() : $0)
        }
        return [rows[0], rows[1], [.shift()] + rows[2] + [.delete()], bottomRow(.more(.numbers))]
    }

    /// The row with the space bar, which differs between keyboard types.
    private func bottomRow(_ more: KeyboardKey) -> [KeyboardKey?] {
        switch type {
        case .emailAddress:
            [more, .space(width: 2.9), .character("@", width: 1.05), .character(".", width: 1.05), returning]
        case .URL:
            [
                more, .character(".", width: 1.6), .character("/", width: 1.6), .text(".com", width: 1.8),
                returning,
            ]
        case .webSearch: [more, .space(width: 3.9), .character(".", width: 1.1), returning]
        case .twitter:
            [more, .space(width: 2.9), .character("@", width: 1.05), .character("#", width: 1.05), returning]
        default: [more, .space(width: 5), returning]
        }
    }

    private var returning: KeyboardKey { .returning(returnKey) }

    var numberRows: [[KeyboardKey?]] {
        let digits = Self.row("1234567890")
        let end = bottomRow(.more(.letters))
        switch type {
        case .emailAddress:
            return [digits, Self.row("$!~&=#[]"), thirdRow("._-+", .symbols), end]
        case .URL:
            return [digits, Self.row("@&%?,=[]"), thirdRow("_:-+", .symbols), end]
        default:
            return [digits, Self.row("-/:;()$&@\""), thirdRow(".,?!'", .symbols), end]
        }
    }

    var symbolRows: [[KeyboardKey?]] {
        let end = bottomRow(.more(.letters))
        switch type {
        case .emailAddress:
            return [Self.row("`|{}?%^*/'"), Self.row("$!~&=#[]"), thirdRow("._-+", .numbers), end]
        case .URL:
            return [Self.row("{}#^*+=|\\~"), Self.row("<>$!()'\""), thirdRow("_:-+", .numbers), end]
        default:
            return [
                Self.row("[]{}#%^*+="), Self.row("_\\|~<>€£¥•"), thirdRow(".,?!'", .numbers), end,
            ]
        }
    }

    private func thirdRow(_ characters: String, _ plane: KeyboardPlane) -> [KeyboardKey?] {
        let width = 7 / Double(characters.count)
        return [.switching(to: plane)] + characters.map { .character($0, width: width) } + [.delete()]
    }

    /// The second keyboard: some of the most common emoji. Others can be typed as well.
    var emojiRows: [[KeyboardKey?]] {
        let rows = ["😀😂😍😉😊😎😢😭😡🤔", "👍👎👏🙏💪👋✌️👌🤝🤷", "🎉🔥💯✅❌⭐️🎂☀️"]
        return [
            Self.row(rows[0]), Self.row(rows[1]), Self.row(rows[2]) + [.delete(width: 2)],
            [.more(.letters), .character("❤️"), .space(width: 4), returning],
        ]
    }
}
