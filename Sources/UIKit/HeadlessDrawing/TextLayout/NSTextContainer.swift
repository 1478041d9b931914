import Foundation
import TimeLapse

/// What lays text out in a container: a text view.
@MainActor
package protocol TextContainerOwner: AnyObject {
    /// Lays the text out again.
    func layoutDidChange()
    /// Records that a property was set to a value that is not finite.
    func reportNotFinite(_ property: String, _ value: String)
}

/// The region of a text view that its text is laid out in.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
    /// The text view, held weakly.
    package var owner: (any TextContainerOwner)? {
        get { ownerReference.object as? any TextContainerOwner }
        set { ownerReference = WeakReference(newValue) }
    }
    // Not a weak variable: it would make each use of the text view slower.
    private var ownerReference = WeakReference<AnyObject>()

    /// Makes a container.
    public override init() {
        super.init()
    }

    // Not checked for overlapping accesses, as none calls out: each line of each text reads it.
    /// The padding to the left and right of the lines, in points; 5 by default.
    ///
    /// A value that is not finite is a failure, and the old value is kept.
    @exclusivity(unchecked) public var lineFragmentPadding: CGFloat = 5 {
        didSet {
            guard !lineFragmentPadding.isFinite else {
                owner?.layoutDidChange()
                return
            }
            owner?.reportNotFinite("lineFragmentPadding", lineFragmentPadding.shortText)
            lineFragmentPadding = oldValue
        }
    }
}
