/// How a page wants its window; it says nothing here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    override init() {
        super.init()
    }

    /// The width, in points.
    open var width: NSNumber? { nil }
    /// The height, in points.
    open var height: NSNumber? { nil }
}
