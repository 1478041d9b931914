import HeadlessUIKit
import ViewQuery

extension ViewQuery {
    /// The same query within the keyboard's window: its keys, the input accessory view and a custom input view.
    ///
    /// ```swift
    /// tapOn(theFirstView(withLabel("Done")).inside(SoftwareKeyboard.main))
    /// ```
    ///
    /// It finds nothing while the keyboard is hidden.
    public func inside(_ keyboard: SoftwareKeyboard) -> ViewQuery {
        inside(allViews(ofExactClass(KeyboardWindow.self)).inAllWindows())
    }
}
