import Foundation

/// The measures of alerts, in points; about as on an iPhone.
enum AlertMetrics {
    /// The width of an alert.
    static let width: CGFloat = 270
    /// The width of an action sheet in a popover.
    static let popoverWidth: CGFloat = 300
    /// The height of a button in an alert.
    static let buttonHeight: CGFloat = 44
    /// The height of a button in an action sheet.
    static let sheetButtonHeight: CGFloat = 57
    static let fieldHeight: CGFloat = 30
    /// The space around the texts.
    static let padding: CGFloat = 16
    /// The space between one text or field and the next.
    static let spacing: CGFloat = 4
    /// The space around an action sheet, and above its cancel button.
    static let sheetMargin: CGFloat = 8
    static let cornerRadius: CGFloat = 14
}
