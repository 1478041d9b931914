/// A world of scripts, which see each other's names. All scripts are in one here.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    private init(_ name: String?) {
        self.name = name
        super.init()
    }

    /// The world of the page's own scripts.
    open class var page: WKContentWorld { WKContentWorld(nil) }
    /// The world of the application's scripts.
    open class var defaultClient: WKContentWorld { WKContentWorld(nil) }
    /// Returns the world of a name.
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }

    /// The name, if it has one.
    open private(set) var name: String?
}
