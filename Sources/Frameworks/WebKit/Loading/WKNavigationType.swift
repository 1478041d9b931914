/// The kind of what leads to the loading of a page.
public enum WKNavigationType: Int, Sendable {
    /// A tap on a link.
    case linkActivated
    /// A form.
    case formSubmitted
    /// Going back or forward.
    case backForward
    /// Loading a page again.
    case reload
    /// A form, again.
    case formResubmitted
    /// Anything else, such as `load(_:)` and redirects.
    case other = -1
}
