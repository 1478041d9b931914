/// Sizes of an iPhone's keyboard in points, as observed on a screen of 390 by 844 in portrait.
@MainActor
enum KeyboardMetrics {
    /// The height of a row of keys.
    static let rowHeight: CGFloat = 54
    /// The rows above the bar.
    static let rowCount = 4
    /// The height of the bar at the bottom, which reaches around the home indicator.
    static let barHeight: CGFloat = 75
    static let barKeyHeight: CGFloat = 41
    /// The whole: 291.
    static let height = rowHeight * CGFloat(rowCount) + barHeight

    /// The height of a custom input view: its own, else its natural height, else the keys'.
    static func height(of view: UIView) -> CGFloat {
        let own = view.bounds.height
        if own.isFinite, own > 0 { return own }
        let natural = view.intrinsicContentSize.height
        return natural.isFinite && natural > 0 ? natural : rowHeight * CGFloat(rowCount)
    }

    /// The frames of a plane's keys in a keyboard of a width.
    static func places(of layout: KeyboardLayout, _ plane: KeyboardPlane, width: CGFloat)
        -> [(key: KeyboardKey, frame: CGRect)]
    {
        var places: [(key: KeyboardKey, frame: CGRect)] = []
        for (index, row) in layout.rows(of: plane).enumerated() {
            if index < rowCount {
                places += self.places(of: row, at: CGFloat(index) * rowHeight, width)
            } else {
                places += self.places(ofBar: row, width)
            }
        }
        return places
    }

    private static func places(of row: [KeyboardKey?], at top: CGFloat, _ width: CGFloat)
        -> [(key: KeyboardKey, frame: CGRect)]
    {
        let unit = width / 10
        let widths = row.map { ($0?.width ?? KeyboardLayout.padWidth) * unit }
        var left = (width - widths.reduce(0, +)) / 2
        var places: [(key: KeyboardKey, frame: CGRect)] = []
        for (key, width) in zip(row, widths) {
            if let key { places.append((key, CGRect(x: left, y: top, width: width, height: rowHeight))) }
            left += width
        }
        return places
    }

    /// The frames of the bar's keys: the next keyboard key on the left, the dictation key on the right.
    private static func places(ofBar row: [KeyboardKey?], _ width: CGFloat)
        -> [(key: KeyboardKey, frame: CGRect)]
    {
        row.compactMap { $0 }.map { key in
            let keyWidth = key.width * width / 10
            let isLeft = key.action == .international
            return (
                key,
                CGRect(
                    x: isLeft ? 0 : width - keyWidth, y: rowHeight * CGFloat(rowCount), width: keyWidth,
                    height: barKeyHeight)
            )
        }
    }
}
