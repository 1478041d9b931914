/// The delegate's answer to what a server answered.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It is not shown.
    case cancel
    /// It is shown.
    case allow
    /// It is stored; it is not shown here, as with `cancel`.
    case download
}
