import HeadlessUIKit
import ViewQuery

extension ViewQuery {
    /// The same query within the keyboard's window: its keys, and what the application has above or in place of them.
    ///
    /// ```swift
    /// tapOn(theFirstView(withLabel("Done")).inside(SoftwareKeyboard.main))
    /// ```
    ///
    /// While nothing of the keyboard is on the screen it finds nothing.
    public func inside(_ keyboard: SoftwareKeyboard) -> ViewQuery {
        inside(allViews(ofExactClass(KeyboardWindow.self)).inAllWindows())
    }
}
