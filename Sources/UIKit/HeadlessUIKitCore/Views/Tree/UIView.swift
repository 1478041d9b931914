import TimeLapse

/// A rectangular area of the screen, with subviews in it.
///
/// A view has at most one superview, which keeps it alive. Its position is given in the superview's coordinates by
/// ``frame``, or by ``center``, ``bounds`` and ``transform``. Later siblings are further in front.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
/// let title = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 20))
/// card.addSubview(title)
/// page.addSubview(card)
/// title.convert(title.bounds.origin, to: page)  // (30, 30)
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder {
    // References to views that this one does not keep alive. The referenced view clears them when it is freed, and its
    // memory is kept until then; `superviewLink` and `windowLink` read them.
    @exclusivity(unchecked) final var superviewReference: Unmanaged<UIView>?
    @exclusivity(unchecked) final var windowReference: Unmanaged<UIWindow>?

    // What walks read is neither isolated to the main actor nor checked for overlapping accesses: both checks cost more
    // than the read. It is written on the main actor alone, each access is over before anything else is called, and
    // elsewhere only `deinit` uses it, when no other reference is left. Other modules read it by the properties in
    // `UIView+Unchecked`.
    @exclusivity(unchecked) @usableFromInline package nonisolated(unsafe) final var subviewStore: [UIView] =
        []
    @exclusivity(unchecked) @usableFromInline package nonisolated(unsafe) final var flags: ViewState =
        .initial
    /// How its content is shown, and whether that waits to be drawn.
    @exclusivity(unchecked) final var display = ViewDisplay()
    // A search for what is on screen reads these and the ones above, which are adjacent in memory.
    @exclusivity(unchecked) @usableFromInline package final var alphaStore: CGFloat = 1
    @exclusivity(unchecked) @usableFromInline package final var boundsStore: CGRect
    // The untransformed frame's origin and the centre hold the same information. Both are kept, so that whichever was
    // set reads back to the last bit.
    @exclusivity(unchecked) @usableFromInline package final var originStore: CGPoint
    @exclusivity(unchecked) final var centerStore: CGPoint
    /// The value of ``ViewTree/generation`` at the last change to the view itself; 0 before the first.
    @exclusivity(unchecked) package final var changeStamp: UInt64 = 0

    /// The view's subviews, from back to front.
    open internal(set) var subviews: [UIView] {
        get { subviewStore }
        set { subviewStore = newValue }
    }

    /// An observer's index for the view; valid only if the observer has the view at that index.
    @exclusivity(unchecked) @usableFromInline package final var observerSlot: Int32 = -1
    /// Which properties that appearance proxies can set the application has set.
    @exclusivity(unchecked) final var appearanceMarks = AppearanceMarks()
    @exclusivity(unchecked) @usableFromInline package nonisolated(unsafe) final var extras: ViewExtras?
    @exclusivity(unchecked) package final weak var controller: UIViewController?

    /// A number that identifies the view.
    open var tag = 0 {
        didSet { ViewTree.change(self) }
    }

    /// How the view resizes when its superview's size changes.
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(display.autoresizing)) }
        set { display.autoresizing = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }

    /// Makes a view with a frame in the coordinates of its future superview.
    ///
    /// A frame with a negative size is standardized. One that is not finite is a failure, and the view has no size.
    public init(frame: CGRect) {
        let rect = frame.isFinite ? frame.standardized : .zero
        boundsStore = CGRect(origin: .zero, size: rect.size)
        originStore = rect.origin
        centerStore = CGPoint(x: rect.midX, y: rect.midY)
        super.init()
        setUp()
        if !frame.isFinite { ViewFailure.notFinite(self, "frame", frame.shortText).record() }
        didInit()
    }

    /// Makes a view of no size at the origin.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes a view of a nib or a storyboard, with what the file says of it.
    ///
    /// - Parameter coder: the coder that the nib passes. One that code makes holds nothing, and the view has no size.
    public required init?(coder: NSCoder) {
        boundsStore = .zero
        originStore = .zero
        centerStore = .zero
        super.init()
        setUp()
        didInit()
        if !Self.finishesDecoding { coder.fill(self) }
    }

    private func setUp() {
        flags.formUnion(ViewTree.flags(of: type(of: self)))
        if flags.contains(.draws) { display.marks.insert(.needsDisplay) }
        ViewMaking.listener?(self, .made)
    }

    /// Called at the end of both initializers, with all stored properties in place: a class of the framework completes
    /// its views here, and inherits the initializers.
    func didInit() {}

    deinit {
        // Most have no subviews. The rest are freed level by level: a recursive release would need a stack as deep as
        // the tree.
        if subviewStore.isEmpty, !flags.contains(.hasLayoutNode) { return }
        let orphans = OrphanedViews(of: self)
        if flags.contains(.hasLayoutNode) { orphans.layout = extras?.layout }
        orphans.hadLeftWindow = flags.contains(.hasLeftWindow)
        swap(&orphans.views, &subviewStore)
        if MainQueue.isCurrent {
            // The main queue is the main actor's executor.
            MainActor.assumeIsolated { orphans.release() }
        } else {
            orphans.keepMemory(of: self)
            FreedElsewhere.leave(orphans)
        }
    }

    // MARK: Properties of the class

    /// Whether the framework's class overrides `hitTest`, `point(inside:with:)` or the setters of frame or bounds.
    /// For other views, loops do this without calling the view.
    class var hasOwnPlacing: Bool { false }

    /// Whether the framework's class has more to do in `init?(coder:)` before it gets what a nib says, and then asks
    /// for it itself.
    @_spi(Wings) open class var finishesDecoding: Bool { false }

    /// Whether everything that the framework's class reports about its views changes with ``ViewTree/generation``.
    class var announcesChanges: Bool { true }

    /// The methods of the class that selectors of a name alone call; a subclass adds its own.
    open override nonisolated class var selectors: [Selector] { viewSelectors }

    // MARK: Hierarchy

    /// The view that contains this one.
    open var superview: UIView? { superviewLink }

    /// The window that contains the view, if any; a window's window is itself.
    open var window: UIWindow? { windowLink }

    /// The view controller whose view this is, else the superview.
    open override var next: UIResponder? { controller ?? superviewLink }

    /// Adds `view` in front of the other subviews, removing it from its previous superview.
    ///
    /// Adding a window, or a view to itself or to one of its descendants, is a failure, and nothing changes.
    ///
    /// - Complexity: O(1) for a view without subviews; else O(depth) to rule out a loop, and O(*n*) in its
    ///   descendants if it moves to another window.
    open func addSubview(_ view: UIView) {
        adopt(view, at: .front)
    }

    /// Inserts `view` at `index`, counted from the back; an index that is out of range stands for the nearer end.
    open func insertSubview(_ view: UIView, at index: Int) {
        adopt(view, at: .index(index))
    }

    /// Inserts `view` right in front of `sibling`.
    ///
    /// If `sibling` is not a subview of this view, `view` is added in front of all, without a failure, as in UIKit.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        adopt(view, at: .above(sibling))
    }

    /// Inserts `view` right behind `sibling`.
    ///
    /// If `sibling` is not a subview of this view, `view` is added in front of all, without a failure, as in UIKit.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        adopt(view, at: .below(sibling))
    }

    /// Removes the view from its superview, if it has one.
    open func removeFromSuperview() {
        guard let old = superviewLink else { return }
        let nesting = Recursion.hierarchy
        guard nesting.enter({ Recursion.removing(self, from: old) }) else { return }
        defer { nesting.leave() }
        let keepAlive = self
        old.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if windowReference != nil { reportSubtree(willMoveTo: nil) }
        // A callback that moved the view has the last word.
        guard isSubview(of: old) else { return }
        unlink(from: old)
        if windowReference != nil { moveSubtree(to: nil) }
        didMoveToSuperview()
        old.setNeedsLayoutForSubviews()
        // Not `withExtendedLifetime`, whose closure would be checked for the main actor.
        extendLifetime(keepAlive)
    }

    /// Moves `view` in front of its siblings; a view that is not a subview stays where it is.
    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: .front)
    }

    /// Moves `view` behind its siblings; a view that is not a subview stays where it is.
    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: .index(0))
    }

    /// Exchanges two subviews; an index that is out of range is a failure.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else {
            ViewFailure.exchangeOutOfRange(self, index1, index2).record()
            return
        }
        guard index1 != index2 else { return }
        subviewStore.swapAt(index1, index2)
        ViewTree.changeStructure()
        subviewStore[index1].noteMove()
        subviewStore[index2].noteMove()
        setNeedsLayoutForSubviews()
    }

    /// Called when a subview was added; does nothing unless overridden.
    open func didAddSubview(_ subview: UIView) {}

    /// Called when a subview is about to be removed; does nothing unless overridden.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the view moves to another superview, or to none if `nil`; does nothing unless overridden.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called when the view's superview changed; does nothing unless overridden.
    open func didMoveToSuperview() {}

    /// Called before the view moves to another window, or to none if `nil`; does nothing unless overridden.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called when the view's window changed; does nothing unless overridden.
    open func didMoveToWindow() {}

    // MARK: Geometry

    /// The view's rectangle, in the superview's coordinates.
    ///
    /// Setting another size triggers layout of the view and its superview. With a ``transform`` the frame is the
    /// smallest rectangle around the transformed view, and setting it fits the view into that. A value that is not
    /// finite is a failure, and the old one is kept.
    open var frame: CGRect {
        get { currentFrame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates; an origin other than zero scrolls its content.
    ///
    /// Setting another size keeps the centre, and triggers layout of the view and its superview. A value that is not
    /// finite is a failure, and the old one is kept.
    open var bounds: CGRect {
        get { boundsStore }
        set { setBounds(newValue) }
    }

    /// The view's centre, in the superview's coordinates; ``transform`` is applied about it.
    open var center: CGPoint {
        get { centerStore }
        set { setCenter(newValue) }
    }

    /// The rotation, scale and translation of the view about its centre.
    open var transform: CGAffineTransform {
        get { transformStore ?? .identity }
        set { setTransform(newValue) }
    }

    /// The shape with which the view collides in a dynamic animation; its bounds by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline of a view that collides with a path: convex, and around (0, 0), which is its centre; empty by
    /// default.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The point of the view at ``center``, which ``transform`` is applied about; unless set (0.5, 0.5), the middle.
    ///
    /// It is a fraction of the bounds. Setting another one keeps the centre and moves the frame.
    open var anchorPoint: CGPoint {
        get { anchorStore }
        set { setAnchorPoint(newValue) }
    }

    /// Returns the size that fits the view best within `size`; its current size unless a subclass overrides this.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        boundsStore.size
    }

    /// Resizes the view to its best size, keeping its frame's origin.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        guard hasTransform else {
            frame.size = size
            return
        }
        // A transformed view grows about its centre, and is moved back afterwards.
        let origin = frame.origin
        bounds.size = size
        let moved = frame.origin
        center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }

    /// Stands for a side on which a view has no intrinsic size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The natural size of the view's content; none on either side unless a subclass overrides this.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Solves constraints and lays the superview out again, unless that is under way: call it when the intrinsic size
    /// changed.
    open func invalidateIntrinsicContentSize() {
        if let superview = superviewLink {
            superview.setNeedsLayoutForSubviews()
            superview.contentSizeDidChange(of: self)
        }
        if flags.contains(.hasLayoutNode) { contentSizeIsStale() }
    }

    /// Called when a subview's intrinsic size changed.
    @_spi(Wings) open func contentSizeDidChange(of subview: UIView) {}

    /// Called when constraints inside the view changed, or inside a subview that is laid out by itself.
    @_spi(Wings) open func constraintsDidChange(inside view: UIView) {}

    // MARK: Auto Layout

    /// Whether the view's frame and ``autoresizingMask`` place it; set `false` for a view that constraints place.
    ///
    /// With `true`, the default, constraints that refer to the view take its frame as given.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.isPlacedByConstraints) }
        set {
            guard flags.contains(.isPlacedByConstraints) == newValue else { return }
            let layout = layout
            changeBoundary { flags.formSymmetricDifference(.isPlacedByConstraints) }
            // What the system asks for the view is another thing now.
            layout.engine?.remove(layout)
            markForInstalling()
            superviewLink?.markForLayout()
        }
    }

    /// Whether views of the class need constraints; `false` unless a subclass overrides it.
    ///
    /// Views work with constraints in either case.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Schedules ``updateConstraints()``, which runs before the next layout.
    open func setNeedsUpdateConstraints() {
        markForUpdatingConstraints()
    }

    /// Whether ``updateConstraints()`` is scheduled.
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

    /// Calls ``updateConstraints()`` now on the view and its descendants that wait for it, from the leaves up.
    open func updateConstraintsIfNeeded() {
        updateConstraintsInside()
    }

    /// Called before layout, subviews first, to change the view's constraints; an override calls `super` at its end.
    ///
    /// It is called once for each view of an application's own class, and after ``setNeedsUpdateConstraints()``.
    open func updateConstraints() {
        ConstraintUpdates.noteBase(self)
    }

    /// The space on each side between the frame and the rectangle that constraints are about; none unless overridden.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the rectangle that constraints are about, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for the rectangle that constraints are about.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view whose text has the first baseline; the view itself unless overridden.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose text has the last baseline; the view itself unless overridden.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the smallest size that the constraints inside the view allow, near a target size.
    ///
    /// The result is in whole pixels. Constraints outside the view do not count.
    ///
    /// - Parameter targetSize: ``layoutFittingCompressedSize`` for the smallest, ``layoutFittingExpandedSize`` for the
    ///   largest that is possible.
    /// - Complexity: that of solving the constraints inside the view, and once more if the view is itself placed by
    ///   constraints.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the best size that the constraints inside the view allow, near a target size.
    ///
    /// - Parameters:
    ///   - targetSize: the size to come close to, in points.
    ///   - horizontalFittingPriority: how important its width is; `required` for a given width.
    ///   - verticalFittingPriority: how important its height is.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The target for the smallest size that constraints allow: 0 by 0.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero

    /// The target for the largest size that constraints allow: 10,000 by 10,000 points.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Whether the natural height depends on the width, as that of text does that is wrapped.
    var heightDependsOnWidth: Bool { false }

    /// The natural size within a width, for views whose height depends on it.
    func intrinsicSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

    /// The distances of the first baseline from the top and of the last from the bottom, for a size; `nil` without
    /// text.
    func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

    /// The distance between baselines of lines of the view's text; `nil` without text.
    var baselineSpacing: CGFloat? { nil }

    /// The guide that stands for the view's edges in constraints with what is inside it: a scroll view's content.
    var contentGuideOfEdges: UILayoutGuide? { nil }

    /// Called when something changed for a subview that this view arranges.
    func arrangedView(_ view: UIView, did change: ArrangedViewChange) {}

    /// The layout margins unless others are set.
    var standardLayoutMargins: UIEdgeInsets { LayoutMargins.standard }

    /// Called in layout with the solved size of the content guide.
    @_spi(Wings) open func takeContentSize(_ size: CGSize) {}

    // MARK: Layout

    /// Schedules ``layoutSubviews()``, which runs before the view is next looked at.
    open func setNeedsLayout() {
        markForLayout()
    }

    /// Performs pending layout now, starting at the topmost ancestor in a row that waits for it.
    open func layoutIfNeeded() {
        if !flags.isDisjoint(with: .concernsConstraints) {
            updateConstraintsInside()
            layoutBoundary.solveConstraints()
        }
        // As CALayer does: up to the topmost ancestor in a row that waits for layout too.
        FreedElsewhere.collect()
        var top = self
        while let superview = top.nextSuperview, superview.flags.contains(.needsLayout) { top = superview }
        top.layOutTree()
    }

    /// Whether the controller is told of the layout that begins now.
    @_spi(Wings) open func tellsControllerOfLayout() -> Bool { true }

    /// Positions the subviews; the default gives those that constraints place the frames that were solved.
    ///
    /// Do not call it; call ``setNeedsLayout()`` or ``layoutIfNeeded()``.
    open func layoutSubviews() {
        placeConstrainedSubviews()
    }

    // MARK: Drawing

    /// Draws the view's content into the current context; does nothing unless overridden.
    ///
    /// It is called when the view is first shown, after ``setNeedsDisplay()``, and with the content mode `redraw` when
    /// its size changed: once, after the pending layout; not for a view that is hidden or of no size. What it draws is
    /// the layer's ``CALayer/drawing``. Do not call it.
    ///
    /// - Parameter rect: the part to draw, in the view's coordinates; all of it unless
    ///   ``setNeedsDisplay(_:)`` said otherwise.
    open func draw(_ rect: CGRect) {}

    /// Schedules ``draw(_:)``, which runs after the pending layout.
    open func setNeedsDisplay() {
        markForDisplay()
    }

    /// Schedules ``draw(_:)`` for a part of the view; the rest of what was drawn is kept.
    open func setNeedsDisplay(_ rect: CGRect) {
        markForDisplay(rect)
    }

    /// How the content is scaled or placed in the view; `scaleToFill` unless set.
    open var contentMode: ContentMode {
        get { ContentMode(rawValue: Int(display.contentMode)) ?? .scaleToFill }
        set { setContentMode(newValue) }
    }

    /// Whether the content covers the whole view; `true` unless set. It has no effect here.
    open var isOpaque: Bool {
        get { !display.marks.contains(.isNotOpaque) }
        set { setDisplay(.isNotOpaque, !newValue) }
    }

    /// Whether the view is cleared before it draws; `true` unless set.
    ///
    /// With `false`, what is drawn is added to what was drawn before.
    open var clearsContextBeforeDrawing: Bool {
        get { !display.marks.contains(.keepsDrawing) }
        set { setDisplay(.keepsDrawing, !newValue) }
    }

    /// The pixels per point of what is drawn; the screen's unless set.
    open var contentScaleFactor: CGFloat {
        get { extras?.ownLayer?.shown.scale ?? traitCollection.displayScale }
        set { layer.contentsScale = newValue }
    }

    /// A view whose opacity masks this one; it is not a subview, and does not affect touches.
    open var mask: UIView? {
        get { extras?.rare?.maskView }
        set { setMask(newValue) }
    }

    /// Returns a view of the same size that shows what this one shows now; it does not change any more.
    ///
    /// - Parameter afterUpdates: whether pending layout and drawing is done first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshot(of: bounds, afterUpdates: afterUpdates)
    }

    /// Returns a view that shows what a part of this one shows now.
    ///
    /// - Parameters:
    ///   - rect: the part, in the view's coordinates.
    ///   - capInsets: the distances from the edges that are not stretched; they do not matter here.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        snapshot(of: rect, afterUpdates: afterUpdates)
    }

    /// Draws the view and its subviews as they are shown into a rectangle of the current context.
    ///
    /// - Returns: whether the view has a size and the context exists; without one it is a warning, in a strict test a
    ///   failure.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = ContextStack.context(for: "drawHierarchy(in:afterScreenUpdates:)"),
            context.areFinite(rect.numbers, "drawHierarchy(in:afterScreenUpdates:)"), bounds.width > 0,
            bounds.height > 0
        else { return false }
        if afterUpdates { (window?.application ?? .shared).commit() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        let (width, height) = (rect.width / bounds.width, rect.height / bounds.height)
        if width != 1 || height != 1 { context.scaleBy(x: width, y: height) }
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// Called to show the content of the view's layer; the default calls ``draw(_:)``.
    open func display(_ layer: CALayer) {
        layer.drawContents()
    }

    /// Called to draw the content of the view's layer; the default calls ``draw(_:)`` with `ctx` as the current
    /// context.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        drawNow(layer, in: ctx)
    }

    /// Called before the content of the view's layer is drawn; does nothing unless overridden.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Returns the animation of a change to a layer's property: `nil`, as only animation blocks animate changes.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    /// Whether the framework draws views of the class, as far as the class does not do it itself.
    var drawsItself: Bool { false }

    /// Draws what the framework shows in views of the class, behind their subviews.
    @_spi(Wings) open func drawContent(in context: CGContext) {}

    /// Draws what the framework shows in views of the class, in front of their subviews.
    @_spi(Wings) open func drawForeground(in context: CGContext) {}

    /// The image that the framework shows in views of the class besides subviews, with its rectangle.
    var shownImage: (image: UIImage, rect: CGRect)? { nil }

    /// Called when ``safeAreaInsets`` changed; does nothing unless overridden.
    ///
    /// A change is noticed when the view is laid out or moved, and when a controller adds to the safe area; not for
    /// views more than 200 levels deep in a window.
    open func safeAreaInsetsDidChange() {}

    /// Called when ``layoutMargins`` changed, as set or by the safe area; does nothing unless overridden.
    open func layoutMarginsDidChange() {}

    /// What the view's content means, from which follows whether it is mirrored; unspecified unless set.
    ///
    /// It is for the view alone: subviews have their own.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.rare?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            let old = effectiveUserInterfaceLayoutDirection
            LayoutDirections.note(newValue)
            withExtras { $0.rareForChange.semanticContentAttribute = newValue }
            setNeedsLayout()
            if effectiveUserInterfaceLayoutDirection != old { layoutDirectionDidChange() }
        }
    }

    /// Returns the direction of views with a semantic attribute, in an application of the current direction.
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        let isRightToLeft = UITraitCollection.device.layoutDirection == .rightToLeft
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the direction of views with a semantic attribute, inside ones of another direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: layoutDirection)
    }

    /// Called when the direction in which the view is read changed; lays it out again.
    @_spi(Wings) open func layoutDirectionDidChange() {
        // Margins that have changed sides, as the direction has.
        let margins = marginsWithoutSafeArea
        if margins.left != margins.right,
            controller != nil || extras?.rare?.layoutMargins.isDirectional == true
        {
            marginsChanged()
        }
        constraintsDidFlip()
        setNeedsLayout()
    }

    // MARK: Hit testing

    /// Returns the front-most descendant under `point`, or this view itself; `nil` if the point is outside.
    ///
    /// Hidden and nearly transparent views (alpha below 0.01), and those without user interaction, are skipped with all
    /// inside.
    ///
    /// - Parameters:
    ///   - point: in the view's own coordinates.
    ///   - event: the event that the test is for, if any.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        HitTest.view(in: self, at: point, with: event)
    }

    /// Whether `point`, in the view's own coordinates, is in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        boundsStore.contains(point)
    }

    // MARK: Appearance

    /// Whether the view and its subviews are hidden; a view that is hidden resigns first responder.
    open var isHidden: Bool {
        get { flags.contains(.isHidden) }
        set {
            let isChange = flags.contains(.isHidden) != newValue
            set(.isHidden, newValue)
            if isChange, flags.contains(.isArranged) {
                superviewLink?.arrangedView(self, did: .changeVisibility)
            }
            if newValue { windowLink?.focusWindow?.dropFocus(of: self) }
            if isChange, !newValue { shownAgain() }
        }
    }

    /// The opacity of the view and its subviews, from 0 to 1.
    ///
    /// Values outside the range are clamped. NaN is a failure, and the old alpha is kept.
    open var alpha: CGFloat {
        get { alphaStore }
        set { setAlpha(newValue) }
    }

    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { flags.contains(.clipsToBounds) }
        set { set(.clipsToBounds, newValue) }
    }

    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.isUserInteractionEnabled) }
        set {
            set(.isUserInteractionEnabled, newValue)
            if !newValue { breakOffTouches(in: windowLink) }
        }
    }

    /// Whether the view gets several touches at the same time; with `false`, the default, only the first.
    ///
    /// Gesture recognizers always get all of them.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.isMultipleTouchEnabled) }
        set { set(.isMultipleTouchEnabled, newValue) }
    }

    /// Whether no other view of the window gets touches while this one has any, and the reverse.
    ///
    /// Gesture recognizers always get them.
    open var isExclusiveTouch: Bool {
        get { extras?.rare?.isExclusiveTouch ?? false }
        set {
            if newValue != isExclusiveTouch { withExtras { $0.rareForChange.isExclusiveTouch = newValue } }
        }
    }

    // MARK: Motion effects

    /// The motion effects that were added to the view, in that order. It has no effect here.
    open var motionEffects: [UIMotionEffect] {
        get { extras?.rare?.motionEffects ?? [] }
        set { withExtras { $0.rareForChange.motionEffects = newValue } }
    }

    /// Adds a motion effect; one that the view has already stays where it is. It has no effect here.
    ///
    /// The simulated device is held still.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }

    /// Removes a motion effect; nothing happens if the view does not have it.
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        guard extras != nil else { return }
        motionEffects.removeAll { $0 === effect }
    }

    // MARK: Gestures

    /// The view's gesture recognizers, in the order in which they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { flags.contains(.hasGestureRecognizers) ? allRecognizers : nil }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    /// Makes the recognizers of the view's class, which a touch or a look at them needs.
    ///
    /// A class that overrides it sets the flag of views with recognizers when a view is made.
    func makeOwnRecognizers() {}

    /// Attaches a recognizer for the touches in the view and its subviews, removing it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
        ViewMaking.listener?(self, .recognizerAdded)
    }

    /// Detaches a recognizer from the view; a gesture under way is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Whether a recognizer may recognize its gesture from touches in this view; with `false` it fails.
    ///
    /// The view that was hit is asked first, then its ancestors, up to the recognizer's view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the subviews are resized by their autoresizing masks when the view's size changes.
    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { set(.autoresizesSubviews, newValue) }
    }

    /// The colour behind the view's content; clear if `nil`.
    open var backgroundColor: UIColor? {
        get { extras?.backgroundColor }
        set {
            noteAppearance(.viewBackgroundColor)
            setBackgroundColor(newValue)
        }
    }

    /// The colour of interactive elements in the view and in its subviews without a tint of their own.
    ///
    /// Unless one is set, it is the superview's, and finally the system's blue; setting `nil` restores that.
    /// While ``tintAdjustmentMode`` is `dimmed` it reads as a grey.
    open var tintColor: UIColor! {
        get {
            let values = inheritedValues
            let tint = values.tint ?? .tintColor
            return values.isDimmed ? tint.asGrey : tint
        }
        set {
            noteAppearance(.viewTintColor)
            withExtras { $0.rareForChange.tintColor = newValue }
            updateInheritedTraits()
        }
    }

    /// Called when the tint colour or its adjustment mode changed, also by an ancestor; does nothing unless overridden.
    open func tintColorDidChange() {}

    /// The view's traits: the device's, with the overrides of its ancestors and its own.
    ///
    /// A view that is removed from its superview keeps its traits.
    open var traitCollection: UITraitCollection { inheritedValues.traits }

    /// Called when the traits changed; do not call it. It does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The layer that holds the view's appearance and its animations; made when it is first read.
    open var layer: CALayer { existingOrNewLayer }

    /// The class of the view's layer: ``CALayer``, or a subclass of it.
    open class var layerClass: AnyClass { CALayer.self }

    /// The part of the view that is scrolled to while it is first responder.
    var inputRect: CGRect { bounds }

    /// Whether the view's content is moving without an animation, for example while it scrolls.
    ///
    /// Views inside are not at rest then, and cannot be touched.
    package var movesContent: Bool { false }

    /// Records where endless rotations in the view are now, also after its window was freed.
    func updateSpinning() {}

    // MARK: Text

    /// Called to resize text that follows the user's preferred text size.
    @_spi(Wings) open func textSizeDidChange() {}

    /// Whether a label directly in the view is a part of it if both have the same accessibility label.
    package var takesOverLabels: Bool { isAccessibilityElement }

    /// The view's text, readable or not; `nil` for a view without text.
    package var contentText: String? { nil }

    /// The text that can be read in the view; `nil` if there is none.
    package var readableText: String? { contentText }

    package var placeholderText: String? { nil }

    package var titleText: String? { nil }

    package var contentImage: UIImage? { nil }

    /// Whether the view is enabled, selected or highlighted, if it has such a state.
    @_spi(Wings) open var contentState: UIControl.State { .normal }

    // MARK: Accessibility

    var isAccessibilityElementByDefault: Bool { false }

    var accessibilityLabelByDefault: String? { nil }

    var accessibilityValueByDefault: String? { nil }

    var accessibilityTraitsByDefault: UIAccessibilityTraits { .none }

    /// Whether assistive technology sees the view as one element.
    open var isAccessibilityElement: Bool {
        get { extras?.accessibility.rare?.isElement ?? isAccessibilityElementByDefault }
        set { withExtras { $0.accessibility.rareForChange.isElement = newValue } }
    }

    /// A short name of the view for assistive technology.
    open var accessibilityLabel: String? {
        get { extras?.accessibility.label ?? accessibilityLabelByDefault }
        set { withExtras { $0.accessibility.label = newValue } }
    }

    /// A name for tests, which users never hear.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibility.identifier }
        set { withExtras { $0.accessibility.identifier = newValue } }
    }

    /// The view's current value, such as a slider's percentage.
    open var accessibilityValue: String? {
        get { extras?.accessibility.rare?.value ?? accessibilityValueByDefault }
        set { withExtras { $0.accessibility.rareForChange.value = newValue } }
    }

    /// A description of what acting on the view does.
    open var accessibilityHint: String? {
        get { extras?.accessibility.rare?.hint }
        set { withExtras { $0.accessibility.rareForChange.hint = newValue } }
    }

    /// The names by which a user may address the view by voice; its label alone unless set. It has no effect here.
    open var accessibilityUserInputLabels: [String]! {
        get { extras?.accessibility.rare?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { withExtras { $0.accessibility.rareForChange.userInputLabels = newValue } }
    }

    /// The view's behaviour, for assistive technology.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { extras?.accessibility.rare?.traits ?? accessibilityTraitsByDefault }
        set { withExtras { $0.accessibility.rareForChange.traits = newValue } }
    }

    /// Whether assistive technology skips the view's subviews.
    open var accessibilityElementsHidden: Bool {
        get { extras?.accessibility.rare?.elementsHidden ?? false }
        set { withExtras { $0.accessibility.rareForChange.elementsHidden = newValue } }
    }

    /// Whether assistive technology skips the view's siblings.
    open var accessibilityViewIsModal: Bool {
        get { extras?.accessibility.rare?.viewIsModal ?? false }
        set {
            guard newValue != extras?.accessibility.rare?.viewIsModal ?? false else { return }
            withExtras { $0.accessibility.rareForChange.viewIsModal = newValue }
        }
    }

    /// The view's outline for assistive technology, in screen coordinates, if it is not a rectangle.
    open var accessibilityPath: UIBezierPath? {
        get { extras?.accessibility.rare?.path }
        set { withExtras { $0.accessibility.rareForChange.path = newValue } }
    }

    /// The rectangle for assistive technology, in screen coordinates; unless set, that of its path, or else its own.
    open var accessibilityFrame: CGRect {
        get { extras?.accessibility.rare?.frame ?? accessibilityPath?.bounds ?? convertToScreen(bounds) }
        set {
            let new = newValue.finite(or: accessibilityFrame, "accessibilityFrame", of: summary)
            withExtras { $0.accessibility.rareForChange.frame = new }
        }
    }

    /// Where assistive technology taps, in screen coordinates: the frame's middle unless one is set.
    open var accessibilityActivationPoint: CGPoint {
        get { extras?.accessibility.rare?.activationPoint ?? accessibilityFrame.center }
        set {
            let new = newValue.finite(
                or: accessibilityActivationPoint, "accessibilityActivationPoint", of: summary)
            withExtras { $0.accessibility.rareForChange.activationPoint = new }
        }
    }

    /// The accessibility elements in the view, in order; the subviews if `nil`.
    ///
    /// Views, wherever they are, and ``UIAccessibilityElement`` objects count; anything else is skipped.
    open var accessibilityElements: [Any]? {
        get { extras?.accessibility.rare?.elements }
        set { withExtras { $0.accessibility.rareForChange.elements = newValue } }
    }

    /// The elements that exist inside the view although it is one element itself, such as the links of a text view.
    package var partsAsElements: [UIAccessibilityElement] { [] }

    /// The number of elements in the view's list; with 0, the default without a list, the subviews count.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at `index`; `nil` out of range.
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements.element(at: index) }

    /// The index of `element` among the view's elements; `NSNotFound` if it is not one of them.
    open func index(ofAccessibilityElement element: Any) -> Int { accessibilityElements.index(of: element) }

    /// Whether the view's content is read together, wherever it is on the screen. It has no effect here.
    ///
    /// Queries read in the order of the hierarchy, which always keeps it together.
    open var shouldGroupAccessibilityChildren: Bool {
        get { extras?.accessibility.rare?.groupsChildren ?? false }
        set { withExtras { $0.accessibility.rareForChange.groupsChildren = newValue } }
    }

    /// The view's role as a container of elements.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { extras?.accessibility.rare?.containerType ?? .none }
        set { withExtras { $0.accessibility.rareForChange.containerType = newValue } }
    }

    /// The actions that assistive technology offers beside activating the view.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { extras?.accessibility.rare?.customActions }
        set { withExtras { $0.accessibility.rareForChange.customActions = newValue } }
    }

    /// Activates the view and returns whether it did; with `false`, the default, the view is tapped.
    open func accessibilityActivate() -> Bool { false }

    /// Raises the value of a view with the trait `adjustable`; does nothing unless overridden.
    open func accessibilityIncrement() {}

    /// Lowers the value of a view with the trait `adjustable`; does nothing unless overridden.
    open func accessibilityDecrement() {}

    /// Scrolls by a page, and returns whether it did; with `false`, the default, the superview is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// The view's class, text, identifier and frame; off the main actor the class alone.
    open override nonisolated var description: String {
        MainQueue.ifCurrent { "\(summary) \(frame.shortText)" } ?? "\(type(of: self))"
    }

    // MARK: Coordinates

    /// Converts a point from this view's coordinates to those of `view`, or of the window if `nil`.
    ///
    /// For two views without a common ancestor, their roots are taken to be at the same place.
    ///
    /// - Complexity: O(depth).
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        convert(point, to: view, up: { $0.convertToSuperview($1) }, down: { $0.convertFromSuperview($1) })
    }

    /// Converts a point from the coordinates of `view`, or of the window if `nil`, to this view's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? root).convert(point, to: self)
    }

    /// Converts a rectangle to `view`'s coordinates, or the window's if `nil`: returns the smallest one around it.
    ///
    /// - Complexity: O(depth).
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard !rect.isNull else { return rect }
        return convert(
            MovingRect(rect), to: view, up: { $1.moved(by: $0, { $0.convertToSuperview($1) }) },
            down: { $1.moved(by: $0, { $0.convertFromSuperview($1) }) }
        ).bounds
    }

    /// Converts a rectangle from `view`'s coordinates, or the window's if `nil`, to the smallest one around it.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? root).convert(rect, to: self)
    }

    /// Converts a point to another coordinate space, by way of the screen.
    ///
    /// - Complexity: O(depth).
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        placed(point, in: coordinateSpace)
    }

    /// Converts a point from another coordinate space, by way of the screen.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        placed(point, from: coordinateSpace)
    }

    /// Converts a rectangle to another coordinate space: returns the smallest rectangle around it.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        placed(rect, in: coordinateSpace)
    }

    /// Converts a rectangle from another coordinate space: returns the smallest rectangle around it.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        placed(rect, from: coordinateSpace)
    }

    /// The direction in which the view's content is read, and by which its parts are arranged.
    ///
    /// It follows from ``semanticContentAttribute``, and if that is unspecified from the trait
    /// `layoutDirection`, which is the device's unless overridden.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let attribute = semanticContentAttribute
        guard attribute == .unspecified else { return attribute.direction(in: .leftToRight) }
        return inheritedValues.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Margins and safe area

    /// The space between the view's edges and its content, in points, including the safe area.
    ///
    /// It is 8 on each side unless set, and 0 for a stack view; for a controller's view it is 16 on the left and
    /// right, which is the minimum unless the controller sets another, and 0 at the top and bottom. Setting it leaves
    /// out the safe area, which is added with ``insetsLayoutMarginsFromSafeArea``. A value that is not finite is a
    /// failure, and the old is kept.
    ///
    /// - Complexity: O(depth).
    open var layoutMargins: UIEdgeInsets {
        get { margins(withSafeArea: insetsLayoutMarginsFromSafeArea) }
        set {
            guard checkFinite(newValue, "layoutMargins") else { return }
            changeMargins {
                $0.base = newValue
                $0.isDirectional = false
            }
        }
    }

    /// ``layoutMargins`` by leading and trailing edges, which are left and right as the view is read.
    ///
    /// Margins that were set here change sides with the view's direction; those set by ``layoutMargins`` do not.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(isRightToLeft) }
        set {
            guard checkFinite(newValue, "directionalLayoutMargins") else { return }
            changeMargins {
                $0.base = newValue.edges(false)
                $0.isDirectional = true
            }
        }
    }

    /// Whether the margins include the safe area; `true` unless set.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { !(extras?.rare?.layoutMargins.ignoresSafeArea ?? false) }
        set { changeMargins { $0.ignoresSafeArea = !newValue } }
    }

    /// Whether the margins are at least as far in as those of the superview; `false` unless set.
    ///
    /// They grow by the least that brings them there, as with UIKit: what the safe area adds counts on both sides.
    open var preservesSuperviewLayoutMargins: Bool {
        get { extras?.rare?.layoutMargins.preservesSuperview ?? false }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// How far, on each side, the view extends under the status bar, the home indicator and what controllers add.
    ///
    /// It is zero outside windows, and no more than the superview's, wherever the view is. In a scroll view that
    /// adjusts its inset for the safe area, only what controllers inside it add counts.
    ///
    /// - Complexity: O(depth).
    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

    // MARK: Descendants

    /// Makes the view, or the first responder inside it, resign.
    ///
    /// - Parameter force: whether to resign even a responder that refuses.
    /// - Returns: whether neither the view nor any view inside it is first responder now.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let window, let holder = window.firstResponder as? UIView, holder.isDescendant(of: self) else {
            return true
        }
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("ending editing in", holder) }) else { return false }
        defer { nesting.leave() }
        if holder.resignFirstResponder() { return true }
        guard force, window.firstResponder === holder else { return force }
        window.firstResponder = nil
        holder.focusDidEnd()
        return true
    }

    /// Whether this view is `view` or somewhere inside it.
    ///
    /// - Complexity: O(depth).
    open func isDescendant(of view: UIView) -> Bool {
        FreedElsewhere.collect()
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.nextSuperview
        }
        return false
    }

    /// Returns the first view with `tag` among this view and its descendants, parents before children.
    ///
    /// - Complexity: O(*n*) in the number of descendants.
    open func viewWithTag(_ tag: Int) -> UIView? {
        var found: UIView?
        visit { view in
            if view.tag == tag { found = view }
            return found == nil ? .into : .stop
        }
        return found
    }

    // MARK: Overridden traits

    /// Forces light or dark appearance on the view and its subviews; unspecified, the default, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Whether the tint colour is shown as a grey; inherited unless set, and never `automatic` when read.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { inheritedValues.isDimmed ? .dimmed : .normal }
        set {
            withExtras { $0.rareForChange.tintAdjustmentMode = newValue }
            updateInheritedTraits()
        }
    }

    // MARK: Sublayers

    /// Called to lay out the view's layer; the default calls ``layoutSubviews()``.
    ///
    /// - Parameter layer: the view's layer; nothing happens for another one.
    open func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { layoutSubviews() }
    }

    // MARK: Assistive technology

    /// Called when VoiceOver has moved to the view; does nothing unless overridden.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when VoiceOver has moved away from the view; does nothing unless overridden.
    open func accessibilityElementDidLoseFocus() {}

    // MARK: Restoration

    /// The name of the view when its state is saved. It has no effect here.
    open var restorationIdentifier: String? {
        get { extras?.rare?.restorationIdentifier }
        set { withExtras { $0.rareForChange.restorationIdentifier = newValue } }
    }
}
