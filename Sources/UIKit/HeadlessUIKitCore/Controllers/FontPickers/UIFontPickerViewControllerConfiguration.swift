import Foundation

/// What a font picker shows: ``UIFontPickerViewController/Configuration``. It is only stored.
@preconcurrency @MainActor
open class UIFontPickerViewControllerConfiguration: NSObject {
    /// Makes the usual values.
    public override init() {
        super.init()
    }

    /// Whether the faces of families are shown.
    open var includeFaces = false
    /// Whether all families are shown in the system's font.
    open var displayUsingSystemFont = false
}
