/// What a font picker shows: ``UIFontPickerViewController/Configuration``.
@preconcurrency @MainActor
open class UIFontPickerViewControllerConfiguration: NSObject {
    public override init() {
        super.init()
    }

    /// Whether the faces of families are shown. It has no effect here.
    open var includeFaces = false
    /// Whether all families are shown in the system's font. It has no effect here.
    open var displayUsingSystemFont = false
}
