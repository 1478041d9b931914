extension KeyboardLayout {
    /// The width of a pad's key, in tenths of the keyboard's: three stand side by side.
    static let padWidth: CGFloat = 10 / 3

    private static func padRow(_ texts: String...) -> [KeyboardKey?] {
        texts.map { .text($0, width: padWidth) }
    }

    private static let digitRows = [padRow("1", "2", "3"), padRow("4", "5", "6"), padRow("7", "8", "9")]

    private static func lastRow(_ left: KeyboardKey?, _ middle: String) -> [KeyboardKey?] {
        [left, .text(middle, width: padWidth), .delete(width: padWidth)]
    }

    func padRows(of plane: KeyboardPlane) -> [[KeyboardKey?]] {
        switch type {
        case .decimalPad: Self.digitRows + [Self.lastRow(.text(".", width: Self.padWidth), "0")]
        case .phonePad:
            plane == .symbols
                ? phoneSymbolRows
                : phoneRows(below: .padShift(to: .symbols, named: "+*#", width: Self.padWidth))
        default: Self.digitRows + [Self.lastRow(nil, "0")]
        }
    }

    /// The keys of a phone pad, with one at the lower left that switches planes.
    func phoneRows(below more: KeyboardKey) -> [[KeyboardKey?]] {
        Self.digitRows + [Self.lastRow(more, "0")]
    }

    /// The symbols that a phone dials: a comma is a pause, a semicolon a wait.
    var phoneSymbolRows: [[KeyboardKey?]] {
        [
            [
                .text(",", named: "pause", width: Self.padWidth), nil,
                .text(";", named: "wait", width: Self.padWidth),
            ],
            Self.padRow("*") + [nil] + Self.padRow("#"),
            [nil, nil, nil],
            Self.lastRow(.padShift(to: .numbers, width: Self.padWidth), "+"),
        ]
    }
}
