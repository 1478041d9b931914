/// The settings of the pages in web views, whose scripts never run. It has no effect here.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// Makes the settings that web views have at first.
    public override init() {
        super.init()
    }

    /// Whether scripts of pages run.
    open var javaScriptEnabled = true
    /// Whether scripts may open windows without a tap.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// The smallest size of text, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether pages are warned of that are known to deceive.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether elements may fill the screen.
    open var isElementFullscreenEnabled = false
    /// Whether text can be selected.
    open var isTextInteractionEnabled = true
}
