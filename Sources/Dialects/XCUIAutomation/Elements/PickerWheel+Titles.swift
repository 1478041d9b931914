import HeadlessUIKit
import Touch

extension PickerWheel {
    /// How many more rows are looked through for the whole text, once there is a row with a part of it.
    private static let mostRowsAfterPart = 500

    /// The text of the row that a text stands for, which is the whole of it or, as in a date picker, a part without the
    /// unit or the weekday: `10` of `10 o’clock`, `Jan 10` of `Wed, Jan 10`. `nil` if there is no such row.
    ///
    /// Of several rows it is the one nearest to the selected row.
    package func title(meaning text: String) -> String? {
        guard !text.isEmpty else { return nil }
        var partial: String?
        var rowsAfterPart = 0
        for (_, title) in textsFromSelection {
            if title == text { return title }
            if partial != nil {
                rowsAfterPart += 1
                if rowsAfterPart > Self.mostRowsAfterPart { break }
            } else if title.hasPrefix(text + " ") || title.hasSuffix(" " + text) {
                partial = title
            }
        }
        return partial
    }
}
