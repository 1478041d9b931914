/// A view that arranges subviews in a row or a column, by constraints that it makes itself.
///
/// ```swift
/// let form = UIStackView(arrangedSubviews: [title, field, button])
/// form.axis = .vertical
/// form.spacing = 8
/// form.translatesAutoresizingMaskIntoConstraints = false
/// page.addSubview(form)
/// NSLayoutConstraint.activate([
///     form.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
///     form.trailingAnchor.constraint(equalTo: page.layoutMarginsGuide.trailingAnchor),
///     form.topAnchor.constraint(equalTo: page.layoutMarginsGuide.topAnchor),
/// ])
/// ```
///
/// A hidden arranged view takes no space along the axis, nor does the spacing after it. Hiding or showing one inside an
/// animation block animates it and its neighbours. Without a size of its own the stack view is as large as its content
/// asks for; with all arranged views hidden, or none, it is empty.
///
/// Its constraints are renewed before layout, and have UIKit's identifiers, such as `UISV-spacing`.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// Stands for the stack view's own ``spacing`` as a spacing after one view.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// Stands for the system's spacing: 8 points, and between baselines that of lines of text.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// The views that are arranged, in their order; all are subviews.
    open internal(set) var arrangedSubviews: [UIView] = []

    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private(set) final lazy var arrangement = StackArrangement(of: self)
    private var spacingStore: CGFloat = 0

    /// Makes an empty stack view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes an empty stack view of no size; the coder is not read, as there are no storyboards.
    public required init(coder: NSCoder) {
        // As UIKit declares it; a view is always made.
        super.init(coder: coder)!
    }

    /// Makes a stack view of no size that arranges views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    override func didInit() {
        super.didInit()
        markForUpdatingConstraints()
    }

    // MARK: Arranged views

    /// Adds a view at the end of the arranged views, and as a subview if it is not one.
    ///
    /// Its ``UIView/translatesAutoresizingMaskIntoConstraints`` becomes `false`. A view that is arranged already moves to
    /// the end; its place among the subviews stays as it is.
    ///
    /// - Complexity: O(1) for a view that is not yet arranged.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: nil)
    }

    /// Inserts a view among the arranged views, and adds it as a subview if it is not one.
    ///
    /// A view that is arranged already moves to that index; its place among the subviews stays as it is. An index that
    /// is out of range is a failure, and nothing changes, as UIKit throws an exception.
    ///
    /// - Complexity: O(*n*) in the number of arranged views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrange(view, at: stackIndex)
    }

    /// Stops arranging a view, which stays a subview; another view is ignored.
    ///
    /// It is still placed by constraints: hide it, or remove it from its superview, if it is not to be seen any more.
    ///
    /// - Complexity: O(*n*) in the number of arranged views.
    open func removeArrangedSubview(_ view: UIView) {
        guard isArranging(view) else { return }
        view.flags.remove(.isArranged)
        forget(view)
    }

    // MARK: Properties

    /// The direction in which the views are arranged; horizontal unless set.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }

    /// How the views are sized and spaced along the axis; they fill it unless set.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }

    /// How the views are placed across the axis; they fill it unless set.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementChanged() } }
    }

    /// The distance between neighbours, in points; 0 unless set, and the least one for equal spacing and centring.
    ///
    /// A negative one lets views overlap. A value that is not finite is a failure, and the old is kept.
    open var spacing: CGFloat {
        get { spacingStore }
        set {
            guard checkFinite(newValue, "spacing") else { return }
            guard newValue != spacingStore else { return }
            spacingStore = newValue
            arrangementChanged()
        }
    }

    /// Sets the distance from an arranged view to the next one, in points, in place of ``spacing``.
    ///
    /// ``spacingUseDefault`` restores that. It is forgotten when the view is no longer arranged; a view that is not
    /// arranged is ignored. A value that is not finite is a failure, and the old is kept.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard checkFinite(spacing, "custom spacing") else { return }
        guard isArranging(arrangedSubview), spacing != customSpacing(after: arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// Returns the distance that was set from an arranged view to the next one; ``spacingUseDefault`` without one.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether the views are arranged within the layout margins, not within the bounds; `false` unless set.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// Whether a vertical stack view's spacing is measured from last baseline to first baseline; `false` unless set.
    ///
    /// Views without text count with their edges.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }

    // MARK: Overrides

    /// A stack view is laid out by constraints.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Brings the constraints of the arrangement up to date.
    open override func updateConstraints() {
        arrangement.update()
        super.updateConstraints()
    }

    /// The view with the first baseline: inside the first visible arranged view of a vertical stack view, inside the
    /// highest of a horizontal one; the stack view itself if it shows none.
    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }

    /// The view with the last baseline: inside the last visible arranged view of a vertical stack view, inside the highest
    /// of a horizontal one; the stack view itself if it shows none.
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    override var standardLayoutMargins: UIEdgeInsets { .zero }

    override func arrangedView(_ view: UIView, did change: ArrangedViewChange) {
        switch change {
        case .changeVisibility:
            arrangementChanged()
            if AnimationScopes.areOpen { AnimationScope.layOutAtEnd(outermostStack) }
        case .changeContent:
            if arrangement.dependsOnContent(of: view) { markForUpdatingConstraints() }
            contentChanged()
        case .leave: forget(view)
        }
    }
}
