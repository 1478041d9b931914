import Foundation

/// A script that is added to pages. It does not run: ``WKWebView/evaluatedScripts`` has it for each page.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    private let text: String
    private let time: WKUserScriptInjectionTime
    private let isForPageOnly: Bool

    /// Makes a script.
    ///
    /// - Parameters:
    ///   - source: the source of the script.
    ///   - injectionTime: when it is added.
    ///   - forMainFrameOnly: whether it is added to pages only, and not to frames in them.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (text, time, isForPageOnly) = (source, injectionTime, forMainFrameOnly)
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
    open var source: String { text }
    /// When it is added.
    open var injectionTime: WKUserScriptInjectionTime { time }
    /// Whether it is added to pages only.
    open var isForMainFrameOnly: Bool { isForPageOnly }
}

/// When a script is added to a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before anything of the page is there.
    case atDocumentStart
    /// When the page is there.
    case atDocumentEnd
}
