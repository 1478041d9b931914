import Foundation
import TimeLapse

/// Something that assistive technology finds in a view though it is none: what the view draws by itself.
///
/// ```swift
/// final class ChartView: UIView {
///     func show(_ bars: [Bar]) {
///         accessibilityElements = bars.map { bar in
///             let element = UIAccessibilityElement(accessibilityContainer: self)
///             element.accessibilityLabel = bar.name
///             element.accessibilityValue = "\(bar.height)"
///             element.accessibilityFrameInContainerSpace = bar.rect
///             return element
///         }
///     }
/// }
/// ```
///
/// An element can be a container as well, with elements of its own, if it is no accessibility element itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// Where the element is: on the screen, or in its container.
    private enum Place {
        case nowhere
        case onScreen(CGRect)
        case inContainer(CGRect)
    }

    private var place = Place.nowhere
    private var activationPoint: CGPoint?
    // Used on the main actor alone, but for `deinit`, which runs when no other reference is left.
    nonisolated(unsafe) final var elementsStore: [Any]?

    /// Makes an element of a container: the view that it is in, or an element that holds it.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    deinit {
        // Elements nested in each other are freed level by level, as views are.
        if elementsStore?.isEmpty ?? true { return }
        let orphans = OrphanedElements()
        // Moved, not copied: whoever else holds the list holds all that is in it.
        swap(&orphans.objects, &elementsStore)
        if MainQueue.isCurrent {
            // The main queue is the main actor's executor.
            MainActor.assumeIsolated { orphans.release() }
        } else {
            FreedElsewhere.leave(orphans)
        }
    }

    /// The view that the element is in, or the element that holds it; it is not kept alive.
    open weak var accessibilityContainer: AnyObject? {
        didSet { ViewTree.change() }
    }

    /// Whether assistive technology sees one element here; else it may be a container.
    open var isAccessibilityElement = true {
        didSet { ViewTree.change() }
    }

    /// What the element is, in a word or two, for whoever does not see it.
    open var accessibilityLabel: String? {
        didSet { ViewTree.change() }
    }

    /// A name for tests, which no user hears.
    open var accessibilityIdentifier: String? {
        didSet { ViewTree.change() }
    }

    /// What the element stands at, such as a slider's per cent.
    open var accessibilityValue: String? {
        didSet { ViewTree.change() }
    }

    /// What acting on the element does.
    open var accessibilityHint: String? {
        didSet { ViewTree.change() }
    }

    private var ownUserInputLabels: [String]?

    /// What a user may call the element by voice, the best first; its label alone unless set.
    open var accessibilityUserInputLabels: [String]! {
        get { ownUserInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set {
            ownUserInputLabels = newValue
            ViewTree.change()
        }
    }

    /// How the element behaves.
    open var accessibilityTraits = UIAccessibilityTraits.none {
        didSet { ViewTree.change() }
    }

    /// Whether assistive technology passes over the element and what is in it.
    open var accessibilityElementsHidden = false {
        didSet { ViewTree.change() }
    }

    /// Whether assistive technology passes over what else its container holds.
    open var accessibilityViewIsModal = false {
        didSet { ViewTree.change() }
    }

    // MARK: Place

    /// The element's outline, in the screen's coordinates, where a rectangle does not fit it.
    open var accessibilityPath: UIBezierPath? {
        didSet { ViewTree.change() }
    }

    /// The element's rectangle, in the screen's coordinates; that of its path, or else empty at the origin, until one is
    /// set.
    ///
    /// Of the two frames the one that was set last counts. One in the container's space moves with the container.
    open var accessibilityFrame: CGRect {
        get {
            switch place {
            case .nowhere: accessibilityPath?.bounds ?? .zero
            case .onScreen(let rect): rect
            case .inContainer(let rect): containingView?.convertToScreen(rect) ?? rect
            }
        }
        set {
            place = .onScreen(newValue)
            ViewTree.change()
        }
    }

    /// The element's rectangle, in its container's coordinates; empty at the origin until one is set.
    ///
    /// Where the container is an element, they are those of the view which that is in.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { if case .inContainer(let rect) = place { rect } else { .zero } }
        set {
            place = .inContainer(newValue)
            ViewTree.change()
        }
    }

    /// Where assistive technology taps, in the screen's coordinates: the frame's middle unless one is set.
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? accessibilityFrame.center }
        set {
            activationPoint = newValue
            ViewTree.change()
        }
    }

    /// The view that the element is in, directly or through other elements.
    private var containingView: UIView? {
        var seen: Set<ObjectIdentifier> = []
        var container = accessibilityContainer
        while let element = container as? UIAccessibilityElement {
            // Elements that are each other's containers are in no view.
            guard seen.insert(ObjectIdentifier(element)).inserted else { return nil }
            container = element.accessibilityContainer
        }
        return container as? UIView
    }

    // MARK: Container

    /// What assistive technology finds in the element, in order, if it is no accessibility element itself.
    open var accessibilityElements: [Any]? {
        get { elementsStore }
        set {
            elementsStore = newValue
            ViewTree.change()
        }
    }

    /// How many elements the element has in it.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at `index`; `nil` out of range.
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements.element(at: index) }

    /// Where among the elements in this one `element` is; `NSNotFound` for any that is not there.
    open func index(ofAccessibilityElement element: Any) -> Int { accessibilityElements.index(of: element) }

    /// Whether what is in the element is read together, wherever it is on the screen.
    ///
    /// Queries read in the order of the tree, which keeps it together in any case.
    open var shouldGroupAccessibilityChildren = false {
        didSet { ViewTree.change() }
    }

    /// What the element is for those in it.
    open var accessibilityContainerType = UIAccessibilityContainerType.none {
        didSet { ViewTree.change() }
    }

    // MARK: Actions

    /// What assistive technology offers to do beside activating the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        didSet { ViewTree.change() }
    }

    /// Does what a tap would, and returns whether it did; with `false`, the default, the element is tapped.
    open func accessibilityActivate() -> Bool { false }

    /// Raises the value of an element with the trait ``UIAccessibilityTraits/adjustable``.
    open func accessibilityIncrement() {}

    /// Lowers the value of an element with the trait ``UIAccessibilityTraits/adjustable``.
    open func accessibilityDecrement() {}

    /// Scrolls by a page, and returns whether it did; with `false`, the default, what it is in is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
