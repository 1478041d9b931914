import ConstraintSolver
import TimeLapse

/// What Auto Layout keeps for a view: its node, the constraints and guides that it holds, and its priorities.
///
/// Few views have one, so that those without constraints pay nothing.
final class ViewLayout: LayoutNode {
    // Set to `nil` when the view is freed: on the main actor by its `deinit`, elsewhere by ``FreedElsewhere``,
    // which keeps the view's memory until then.
    private var reference: Unmanaged<UIView>?
    /// The active constraints that the view holds, in the order in which they were activated.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// The guides that the system makes, by their role.
    var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
    /// The engine of the constraints inside the view, if nothing outside decides about it.
    var ownEngine: LayoutEngine?
    /// How many active constraints that ancestors hold refer to the view or to something inside it.
    var outerUsers = 0
    var priorities = ContentPriorities()
    /// The direction in which the view gives way before its siblings, if the superview that arranges them chose it.
    var yieldingAxis: NSLayoutConstraint.Axis?
    /// The constraints that the intrinsic content size makes in the engine.
    var contentSize = ContentSizeTerms()
    /// The equations of the autoresizing mask, if it places a view that constraints refer to.
    var mask = FollowedTerms()
    /// The shares of the superview's size in them.
    var maskShares: [Double] = []
    var baselines: FollowedUnknowns?
    /// Whether the baselines changed when they were last followed.
    var hasMovingBaselines = false
    /// Whether the baselines are those of the natural height, as no solved height is that of its own baselines.
    var holdsBaselines = false
    var exercise = AmbiguityExercise()
    var scrolling: FollowedUnknowns?
    /// The layouts of the subviews that do not have their solved frames.
    var misplaced: [ViewLayout] = []
    /// Whether the superview's list has this layout.
    var isMisplaced = false
    /// The size that a scroll view's content guide last had.
    var takenContentSize: CGSize?

    var hasSystemGuides: Bool { !systemGuides.isEmpty }

    init(of view: UIView) {
        reference = .passUnretained(view)
    }

    override var item: AnyObject? { view }
    override var view: UIView? { SwiftRuntime.retained(reference) }
    override var container: UIView? { view?.superviewLink }
    override var alignmentInsets: UIEdgeInsets { view?.alignmentRectInsets ?? .zero }

    override var name: String { view?.summary ?? super.name }

    override func placeChanged() {
        noteMisplaced()
        if !isInPlace { super.placeChanged() }
    }

    /// Whether the view has the solved frame, as its numbers changed and changed back.
    private var isInPlace: Bool {
        guard let view, let superview = view.superviewLink, let rect = placedRect else { return false }
        return view.isPlaced(at: FrameRounding(of: superview).rounded(rect))
    }

    override func install(in engine: LayoutEngine) {
        engine.addPositiveSize(of: self)
        guard let view else { return }
        if self !== engine.root, !view.flags.contains(.isPlacedByConstraints) {
            follow(in: engine)
            engine.followers.add(self)
        } else {
            updateContentSize(in: engine)
        }
    }

    override var furtherUnknowns: [Variable] { (baselines?.all ?? []) + (scrolling?.all ?? []) }

    override func forget() {
        baselines = nil
        (hasMovingBaselines, holdsBaselines) = (false, false)
        scrolling = nil
        mask = FollowedTerms()
        contentSize = ContentSizeTerms()
        exercise = AmbiguityExercise()
    }

    override func follow(in engine: LayoutEngine) {
        guard let view else { return }
        if self !== engine.root, !view.flags.contains(.isPlacedByConstraints) {
            followMask(of: view, in: engine)
        }
        if baselines != nil, let offsets = view.baselineOffsets(in: sizeOfBaselines(of: view)) {
            hasMovingBaselines =
                baselines?.follow(
                    [Double(offsets.first), Double(offsets.last)], as: .baseline, for: self, in: engine,
                    tolerance: Self.baselineTolerance) ?? false
        }
        let offset = view.boundsStore.origin
        scrolling?.follow([Double(offset.x), Double(offset.y)], as: .scrollOffset, for: self, in: engine)
    }

    /// Distances of baselines that differ by no more are the same: solutions that come closer and closer end.
    private static let baselineTolerance = 1e-6

    /// The size in which the baselines are looked for: the solved one, in whose middle text stands.
    private func sizeOfBaselines(of view: UIView) -> CGSize {
        var size = solvedRect?.size ?? view.boundsStore.size
        if holdsBaselines, contentSize.height.length >= 0 {
            size.height = contentSize.height.length + alignmentInsets.top + alignmentInsets.bottom
        }
        return size
    }

    override func noteUser(_ constraint: NSLayoutConstraint, isAdded: Bool) {
        guard constraint.holder !== self else { return }
        outerUsers += isAdded ? 1 : -1
        let isConstrained = outerUsers > 0
        guard let view, view.flags.contains(.isConstrainedFromOutside) != isConstrained else { return }
        view.changeBoundary { view.flags.formSymmetricDifference(.isConstrainedFromOutside) }
    }

    // MARK: Freeing

    /// Cuts the link to the view, which is being freed; calls no other code.
    func cutLink() {
        reference = nil
    }

    /// Ends what the view held: its constraints are inactive from now on, and its guides belong to no view.
    func viewWasFreed() {
        reference = nil
        for constraint in constraints { constraint.holderWasFreed() }
        constraints = []
        guides = []
        ownEngine?.discard()
        ownEngine = nil
        engine?.remove(self)
    }
}

extension UIView {
    /// Whether constraints between the view and what is inside it say how large it is.
    package final var isSizedByConstraints: Bool { !(layoutIfAny?.constraints.isEmpty ?? true) }

    /// What Auto Layout keeps for the view, if it takes part.
    final var layoutIfAny: ViewLayout? {
        flags.contains(.hasLayoutNode) ? extras?.layout : nil
    }

    /// What Auto Layout keeps for the view, which takes part from now on.
    final var layout: ViewLayout {
        if let layout = layoutIfAny { return layout }
        let layout = ViewLayout(of: self)
        existingOrNewExtras.layout = layout
        flags.insert(.hasLayoutNode)
        markAncestors(with: .containsLayoutNodes)
        return layout
    }
}
