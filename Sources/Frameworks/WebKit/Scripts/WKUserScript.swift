/// A script that is added to pages. It does not run: ``WKWebView/evaluatedScripts`` has it for each page.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// Makes a script.
    ///
    /// - Parameters:
    ///   - source: the source of the script.
    ///   - injectionTime: when it is added.
    ///   - forMainFrameOnly: whether it is added to pages only, and not to frames in them.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        super.init()
    }

    /// Makes a script; the world of scripts makes no difference.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }

    /// The source of the script.
    open private(set) var source: String
    /// When it is added.
    open private(set) var injectionTime: WKUserScriptInjectionTime
    /// Whether it is added to pages only.
    open private(set) var isForMainFrameOnly: Bool
}
