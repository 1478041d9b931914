/// The measures that the parts of alerts share, in points; about as on an iPhone.
enum AlertMetrics {
    static let width: CGFloat = 270
    static let padding: CGFloat = 16
    /// The space around an action sheet, and above its cancel button.
    static let sheetMargin: CGFloat = 8
}
