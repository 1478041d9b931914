/// A rectangle in a view that is not a view itself, and that constraints can refer to.
///
/// ```swift
/// let gap = UILayoutGuide()
/// page.addLayoutGuide(gap)
/// NSLayoutConstraint.activate([
///     gap.topAnchor.constraint(equalTo: title.bottomAnchor),
///     gap.bottomAnchor.constraint(equalTo: button.topAnchor),
///     gap.heightAnchor.constraint(equalToConstant: 40),
/// ])
/// ```
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociationHolder {
    nonisolated(unsafe) final var associations: Associations?
    /// What a guide that the system makes is for.
    enum Role: Hashable {
        case layoutMargins, safeArea, readableContent, keyboard, scrollContent, scrollFrame, topBar, bottomBar
    }

    /// The view that owns the guide.
    open internal(set) weak var owningView: UIView?

    /// A name for the guide; empty by default.
    open var identifier = ""

    final private(set) lazy var node: LayoutNode = GuideLayout(of: self)

    /// Makes a guide that belongs to no view; ``UIView/addLayoutGuide(_:)`` adds it to one.
    public override init() {
        super.init()
    }

    init(in view: UIView, _ identifier: String) {
        owningView = view
        self.identifier = identifier
        super.init()
    }

    /// The space on each side between the owning view's bounds and the guide; `nil` if constraints alone place it.
    var systemInsets: UIEdgeInsets? { nil }

    /// ``systemInsets`` as they are where no safe area covers the view.
    var insetsWithoutSafeArea: UIEdgeInsets { .zero }

    /// The insets that constraints follow.
    final var effectiveInsets: UIEdgeInsets? {
        (node as? GuideLayout)?.ignoresSafeArea == true ? insetsWithoutSafeArea : systemInsets
    }

    /// Makes the guide's own equations when an engine gets its node.
    func install(_ node: GuideLayout, in engine: LayoutEngine) {
        node.installPlace(in: engine)
    }

    /// Brings them up to date before a solution.
    ///
    /// Insets of a view that constraints place depend on where it will be: they follow when it is there.
    func follow(_ node: GuideLayout, in engine: LayoutEngine) {
        guard let view = owningView,
            view.layoutIfAny === engine.root || !view.flags.contains(.isPlacedByConstraints),
            let insets = systemInsets
        else { return }
        node.follow(insets, in: engine)
    }

    /// The guide's frame, in the coordinates of its view.
    ///
    /// For a guide that constraints place it is that of the last layout, in whole pixels.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        if let insets = effectiveInsets { return view.bounds.inset(by: insets) }
        guard let rect = node.solvedRect else { return .zero }
        return FrameRounding(of: view).rounded(rect)
    }

    /// Whether constraints leave open where the guide is.
    open var hasAmbiguousLayout: Bool { node.isAmbiguous }

    /// Returns the constraints that decide about the guide's place or size in one direction, for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        node.determiningConstraints(axis)
    }
}
