import Foundation

/// The observation of a property; it ends when it is released, when ``invalidate()`` is called, or with the object.
public final class NSKeyValueObservation: NSObject {
    private var tell: ((Moment) -> Void)?
    let keyPath: AnyKeyPath

    /// What is known of the property at a moment.
    enum Moment {
        /// It is about to be set.
        case willBeSet
        /// It was set; an equal value counts, too.
        case wasSet
        /// A property was set that may be this one: subclasses have key paths of their own to it.
        case mayBeSet
        /// It may have another value.
        case mayHaveChanged
    }

    init(_ keyPath: AnyKeyPath, _ tell: @escaping (Moment) -> Void) {
        (self.keyPath, self.tell) = (keyPath, tell)
        super.init()
    }

    /// Ends the observation.
    public func invalidate() {
        tell = nil
    }

    var isActive: Bool { tell != nil }

    func note(_ moment: Moment) { tell?(moment) }
}
