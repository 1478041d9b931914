/// The scripts that are added to pages, and the handlers of the messages of pages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    private var scripts: [WKUserScript] = []
    private var handlers: [(name: String, handler: any WKScriptMessageHandler)] = []

    /// Makes a controller without scripts and handlers.
    public override init() {
        super.init()
    }

    /// The scripts that are added to pages, in order.
    open var userScripts: [WKUserScript] { scripts }

    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) {
        scripts.append(userScript)
    }

    /// Removes all scripts.
    open func removeAllUserScripts() {
        scripts = []
    }

    /// Adds a handler, which is retained. A name that has a handler already is a failure, and the old one stays.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        guard handler(name) == nil else { return WebFailure.handlerTwice(name).record() }
        handlers.append((name, scriptMessageHandler))
    }

    /// Adds a handler; the world of scripts makes no difference.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {
        add(scriptMessageHandler, name: name)
    }

    /// Removes the handler of a name.
    open func removeScriptMessageHandler(forName name: String) {
        handlers.removeAll { $0.name == name }
    }

    /// Removes the handler of a name, for a world of scripts.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        removeScriptMessageHandler(forName: name)
    }

    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() {
        handlers = []
    }

    final func handler(_ name: String) -> (any WKScriptMessageHandler)? {
        handlers.first { $0.name == name }?.handler
    }

    /// The names of the handlers, in the order in which they were added.
    final var handlerNames: [String] { handlers.map(\.name) }
}
