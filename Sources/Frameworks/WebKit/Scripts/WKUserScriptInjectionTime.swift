/// When a script is added to a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before anything of the page is there.
    case atDocumentStart
    /// When the page is there.
    case atDocumentEnd
}
