import Foundation
import TimeLapse

/// What lays text out in a container: a text view.
@MainActor
package protocol TextContainerOwner: AnyObject {
    /// Lays the text out again.
    func layoutDidChange()
    /// Records that a property was set to a value that is not finite.
    func reportNotFinite(_ property: String, _ value: String)
    /// The region's size: as wide as the owner leaves it, and as high as the text may grow.
    var containerSize: CGSize { get }
    /// The lines of the text in the region.
    var fragments: any TextFragments { get }
}

/// A region that text is laid out in: that of a text view, or one of a layout manager's.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The text view, held weakly.
    package final var owner: (any TextContainerOwner)? {
        get { ownerReference.object as? any TextContainerOwner }
        set { ownerReference = WeakReference(newValue) }
    }
    // Not a weak variable: it would make each use of the text view slower.
    private final var ownerReference = WeakReference<AnyObject>()

    /// The layout manager that lays text out in the container; held weakly, as it has the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// Makes a container of any size.
    public override init() {
        super.init()
    }

    /// Makes a container of a size; a side of 0 or below is not limited.
    public init(size: CGSize) {
        super.init()
        sizeStore = size.finite(or: .zero, "size", of: "NSTextContainer")
    }

    private final var sizeStore = CGSize.zero

    /// The size of the region; a side of 0 or below is not limited. That of a text view follows the view.
    ///
    /// A size that is not finite is a failure, and the old one is kept.
    open var size: CGSize {
        get { owner?.containerSize ?? sizeStore }
        set {
            sizeStore = newValue.finite(or: sizeStore, "size", of: "NSTextContainer")
            didChange()
        }
    }

    /// The width that lines have in a text view, if the container does not follow the view's.
    package final var fixedWidth: CGFloat? {
        // As good as unlimited, which code writes in many ways.
        widthTracksTextView || sizeStore.width <= 0 || sizeStore.width >= 1e6 ? nil : sizeStore.width
    }

    /// Whether the container is as wide as its text view leaves it; a container without a width always is.
    open var widthTracksTextView = false {
        didSet { didChange() }
    }

    // Not checked for overlapping accesses, as none calls out: each line of each text reads it.
    /// The padding to the left and right of the lines, in points; 5 by default.
    ///
    /// A value that is not finite is a failure, and the old value is kept.
    @exclusivity(unchecked) open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            guard !lineFragmentPadding.isFinite else {
                didChange()
                return
            }
            owner?.reportNotFinite("lineFragmentPadding", lineFragmentPadding.shortText)
            lineFragmentPadding = oldValue
        }
    }

    /// The maximum number of lines; 0 for no limit, which is the default.
    @exclusivity(unchecked) open var maximumNumberOfLines = 0 {
        didSet { didChange() }
    }

    /// How the last line that fits is broken or truncated; at words by default.
    @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { didChange() }
    }

    private final func didChange() {
        owner?.layoutDidChange()
        layoutManager?.containerDidChange()
    }
}
