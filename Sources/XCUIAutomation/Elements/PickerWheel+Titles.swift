import HeadlessUIKit

extension PickerWheel {
    /// How many rows are looked through.
    private static let mostRows = 100_000
    /// How many more rows are looked through for the whole text, once there is a row with a part of it.
    private static let mostRowsAfterPart = 500

    /// The text of the row that is meant by a text, which is the whole of it or, as in a date picker, a part without the
    /// unit or the weekday: `10` of `10 o’clock`, `Jan 10` of `Wed, Jan 10`. `nil` if there is no such row.
    ///
    /// Of several rows it is the one nearest to the selected row.
    package func title(meaning text: String) -> String? {
        guard !text.isEmpty else { return nil }
        var partial: (title: String, step: Int)?
        let start = max(selectedRow, 0)
        for step in 0..<min(2 * rowCount, 2 * Self.mostRows) {
            if let partial, step > partial.step + Self.mostRowsAfterPart { break }
            let row = step % 2 == 0 ? start + step / 2 : start - step / 2 - 1
            guard row >= 0, row < rowCount, let title = self.text(ofRow: row) else { continue }
            if title == text { return title }
            if partial == nil, title.hasPrefix(text + " ") || title.hasSuffix(" " + text) {
                partial = (title, step)
            }
        }
        return partial?.title
    }
}
