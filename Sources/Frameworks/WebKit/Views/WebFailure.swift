import FailureReporting

/// A misuse of web views.
enum WebFailure: Failure {
    /// A link whose address cannot be read.
    case noAddress(String, String)
    /// A script that returns nothing, as the test does not say what.
    case noResult(String)
    /// A message to a handler that there is not, with the names of those that there are.
    case noHandler(String, names: [String])
    /// A second handler of a name.
    case handlerTwice(String)
    /// A question that was answered a second time.
    case answeredTwice(WebPanel.Kind)

    var description: String {
        switch self {
        case .noAddress(let title, let address):
            "The link \"\(title)\" leads to \"\(address)\", which is not an address."
        case .noResult(let script):
            "evaluateJavaScript returned nil for \"\(script)\": scripts do not run here. Try:"
                + " SimulatedDevice.current.pages[…]?.scriptResults[\"…\"] = …, or webView.scriptHandler = { … }."
        case .noHandler(let name, let names):
            "The web view has no message handler \"\(name)\""
                + (names.isEmpty
                    ? "; it has none at all. Add one to configuration.userContentController."
                    : ". Handlers: \(names.map { "\"\($0)\"" }.joined(separator: ", ")).")
        case .handlerTwice(let name):
            "There is a message handler \"\(name)\" already, and it stays: WebKit raises an exception. Call"
                + " removeScriptMessageHandler(forName: \"\(name)\") first."
        case .answeredTwice(let kind):
            "The completion handler of \(kind) was called twice. Call it once."
        }
    }
}
