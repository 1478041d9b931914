import Foundation

/// The measures of alerts; an iPhone's are about the same.
enum AlertMetrics {
    /// How wide an alert is.
    static let width: CGFloat = 270
    /// How wide a sheet of actions is in a popover.
    static let popoverWidth: CGFloat = 300
    /// The height of a button in an alert.
    static let buttonHeight: CGFloat = 44
    /// The height of a button in a sheet of actions.
    static let sheetButtonHeight: CGFloat = 57
    static let fieldHeight: CGFloat = 30
    /// The room around the texts.
    static let padding: CGFloat = 16
    /// The room between one text or field and the next.
    static let spacing: CGFloat = 4
    /// The room around a sheet of actions, and above its button to cancel.
    static let sheetMargin: CGFloat = 8
    static let cornerRadius: CGFloat = 14
}
