/// The delegate's answer to what leads to the loading of a page.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// The page is not loaded.
    case cancel
    /// The page is loaded.
    case allow
    /// The page is stored; it is not loaded here, as with `cancel`.
    case download
}
