/// The observation of a property; it ends when it is released.
public final class NSKeyValueObservation: NSObject {
    private var isOver = false

    override init() {
        super.init()
    }

    /// Ends the observation.
    public func invalidate() {
        isOver = true
    }

    var isActive: Bool { !isOver }
}
