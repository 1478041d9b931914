import HeadlessUIKit

/// The lines of a label of several lines that is as wide as stored: as stored, and as the text breaks here.
struct LabelLines {
    let stored: Int
    let actual: Int

    /// How much narrower or wider the label may be thought for the text to have the stored lines.
    private static let doubt: CGFloat = 0.1

    /// Counts the lines of a label whose stored height tells them.
    ///
    /// It does if it is that of whole lines, more than one here or there, and as many as the text has in some width
    /// within a tenth of the stored one. Otherwise constraints or a stack view made the label higher or lower than its text.
    @MainActor
    init?(_ label: UILabel, stored frame: CGRect) {
        let font: UIFont = label.font
        let spacing = font.lineHeight + font.leading
        let count = ((frame.height + font.leading) / spacing).rounded()
        guard label.numberOfLines != 1, count >= 1, count < 100, let text = label.attributedText else {
            return nil
        }
        let excess = frame.height - font.height(ofLines: Int(count))
        guard excess.magnitude <= ViewMeasurement.tolerance else { return nil }
        let width = label.frame.width
        guard (width - frame.width).magnitude <= ViewMeasurement.tolerance else { return nil }
        let lines = { (share: CGFloat) in
            TextLayout(
                text, font: font, maximumWidth: width * share, numberOfLines: label.numberOfLines,
                lineBreakMode: label.lineBreakMode
            ).lines.count
        }
        stored = Int(count)
        actual = lines(1)
        guard max(stored, actual) > 1, stored >= lines(1 + Self.doubt), stored <= lines(1 - Self.doubt)
        else { return nil }
    }

    // MARK: As text

    var text: String { "\(stored)/\(actual)" }

    init?(text: Substring) {
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        (stored, actual) = (numbers[0], numbers[1])
    }
}
