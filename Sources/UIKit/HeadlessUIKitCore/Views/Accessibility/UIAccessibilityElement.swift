import TimeLapse

/// An accessibility element that is not a view, for content that a view draws itself.
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
/// An element can also be a container of other elements, if it is not an accessibility element itself.
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
    // Used on the main actor alone, except for `deinit`, which runs when no other reference is left.
    nonisolated(unsafe) final var elementsStore: [Any]?

    /// Makes an element of a container: the view or the element that contains it.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    deinit {
        // Elements nested in each other are freed level by level, as views are.
        if elementsStore?.isEmpty ?? true { return }
        let orphans = OrphanedElements()
        // Moved, not copied: any other holder of the list keeps its elements.
        swap(&orphans.objects, &elementsStore)
        orphans.releaseOnMainActor()
    }

    /// The view or the element that contains this one; it is not kept alive.
    open weak var accessibilityContainer: AnyObject? {
        didSet { ViewTree.change() }
    }

    /// Whether it is one accessibility element; otherwise it may be a container.
    open var isAccessibilityElement = true {
        didSet { ViewTree.change() }
    }

    /// A short name of the element for assistive technology.
    open var accessibilityLabel: String? {
        didSet { ViewTree.change() }
    }

    /// A name for tests, which users never hear.
    open var accessibilityIdentifier: String? {
        didSet { ViewTree.change() }
    }

    /// The element's current value, such as a slider's percentage.
    open var accessibilityValue: String? {
        didSet { ViewTree.change() }
    }

    /// A description of what acting on the element does.
    open var accessibilityHint: String? {
        didSet { ViewTree.change() }
    }

    private var ownUserInputLabels: [String]?

    /// The names by which a user may address the element by voice; its label alone unless set. It has no effect here.
    open var accessibilityUserInputLabels: [String]! {
        get { ownUserInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set {
            ownUserInputLabels = newValue
            ViewTree.change()
        }
    }

    /// The element's behaviour, for assistive technology.
    open var accessibilityTraits = UIAccessibilityTraits.none {
        didSet { ViewTree.change() }
    }

    /// Whether assistive technology skips the element and the elements in it.
    open var accessibilityElementsHidden = false {
        didSet { ViewTree.change() }
    }

    /// Whether assistive technology skips the container's other elements.
    open var accessibilityViewIsModal = false {
        didSet { ViewTree.change() }
    }

    // MARK: Place

    /// The element's outline, in screen coordinates, if it is not a rectangle.
    open var accessibilityPath: UIBezierPath? {
        didSet { ViewTree.change() }
    }

    /// The rectangle, in screen coordinates; until one is set, that of its path, or else empty at the origin.
    ///
    /// The frame that was set last counts. One in the container's space moves with the container.
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
    /// If the container is an element, the coordinates are those of the view that contains it.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { if case .inContainer(let rect) = place { rect } else { .zero } }
        set {
            place = .inContainer(newValue)
            ViewTree.change()
        }
    }

    /// Where assistive technology taps, in screen coordinates: the frame's middle unless one is set.
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? accessibilityFrame.center }
        set {
            activationPoint = newValue
            ViewTree.change()
        }
    }

    /// The view that contains the element, directly or through other elements.
    package final var containingView: UIView? {
        var seen: Set<ObjectIdentifier> = []
        var container = accessibilityContainer
        while let element = container as? UIAccessibilityElement {
            // Elements that contain each other are in no view.
            guard seen.insert(ObjectIdentifier(element)).inserted else { return nil }
            container = element.accessibilityContainer
        }
        return container as? UIView
    }

    // MARK: Container

    /// The elements in this one, in order, if it is not an accessibility element itself.
    open var accessibilityElements: [Any]? {
        get { elementsStore }
        set {
            elementsStore = newValue
            ViewTree.change()
        }
    }

    /// The number of elements in this one.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at `index`; `nil` out of range.
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements.element(at: index) }

    /// The index of `element` among the elements in this one; `NSNotFound` if it is not one of them.
    open func index(ofAccessibilityElement element: Any) -> Int { accessibilityElements.index(of: element) }

    /// Whether the element's content is read together, wherever it is on the screen. It has no effect here.
    ///
    /// Queries read in the order of the hierarchy, which always keeps it together.
    open var shouldGroupAccessibilityChildren = false {
        didSet { ViewTree.change() }
    }

    /// The element's role as a container of elements.
    open var accessibilityContainerType = UIAccessibilityContainerType.none {
        didSet { ViewTree.change() }
    }

    // MARK: Actions

    /// The actions that assistive technology offers beside activating the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        didSet { ViewTree.change() }
    }

    /// Activates the element and returns whether it did; with `false`, the default, the element is tapped.
    open func accessibilityActivate() -> Bool { false }

    /// Raises the value of an element with the trait `adjustable`; does nothing unless overridden.
    open func accessibilityIncrement() {}

    /// Lowers the value of an element with the trait `adjustable`; does nothing unless overridden.
    open func accessibilityDecrement() {}

    /// Scrolls by a page, and returns whether it did; with `false`, the default, the view that contains it is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Called when VoiceOver has moved to the element; does nothing unless overridden.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when VoiceOver has moved away from the element; does nothing unless overridden.
    open func accessibilityElementDidLoseFocus() {}
}
