import Foundation

/// The measures that the parts of alerts share, in points; about as on an iPhone.
enum AlertMetrics {
    /// The width of an alert.
    static let width: CGFloat = 270
    /// The space around the texts.
    static let padding: CGFloat = 16
    /// The space around an action sheet, and above its cancel button.
    static let sheetMargin: CGFloat = 8
}
