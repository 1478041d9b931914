/// The process of pages. It has no effect here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
    /// Makes a process.
    public override init() {
        super.init()
    }
}
