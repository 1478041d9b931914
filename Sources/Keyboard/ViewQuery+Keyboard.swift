import HeadlessUIKit
import ViewQuery

extension ViewQuery {
    /// The same query within the keyboard's window: its keys, the input accessory view and a custom input view.
    ///
    /// ```swift
    /// tapOn(theFirstView(withLabel("Done")).inside(SoftwareKeyboard.main))
    /// ```
    ///
    /// It finds nothing while none of these is visible. An accessory view can be visible without keys, such as with a
    /// hardware keyboard connected.
    public func inside(_ keyboard: SoftwareKeyboard) -> ViewQuery {
        inside(allViews(ofExactClass(KeyboardWindow.self)).inAllWindows())
    }
}
