import FailureReporting
import TimeLapse

/// The appearance and the animations of a view, or a standalone layer inside a view's layer or another one.
///
/// A view makes its layer when it is first read. Most properties are the view's own: a layer's ``position``
/// is the view's centre, its ``opacity`` the view's alpha, and to set one is to set the other. What the view
/// or the layer draws is its ``drawing``. A layer does not keep its view alive; without its view, it has the
/// values of an empty one.
///
/// ```swift
/// UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.alpha = 0 }
/// TimeLapse.advance(by: .milliseconds(250))
/// card.layer.presentation()?.opacity  // 0.75
/// card.layer.opacity                  // 0
/// ```
///
/// A standalone layer stores its values itself. Setting them animates nothing except in an animation block.
@preconcurrency @MainActor
open class CALayer: NSObject, AssociationHolder, CAMediaTiming {
    nonisolated(unsafe) final var associations: Associations?
    private(set) final weak var attachedView: UIView?
    private var isAttached = false
    /// The storage of a standalone layer's values and animations.
    private var backing: UIView?
    /// The properties that layers have and views do not.
    final var style = LayerValues.Style()
    /// The layers that were added, from back to front, without those of subviews.
    ///
    /// They are used on the main actor alone, except for `deinit`, which runs when no other reference is left.
    nonisolated(unsafe) final var addedLayers: [AddedLayer] = []
    final weak var adoptiveLayer: CALayer?
    final var shown = LayerDisplay()
    /// The layer's time; `nil` for that of its superlayer.
    final var timing: LayerTiming?
    /// The values of a presentation layer, which is a snapshot of one instant.
    private(set) final var picture: LayerValues?
    /// The frame in the snapshot, if nothing moved it.
    private var stillFrame: CGRect?
    private var source: CALayer?

    /// Whether the layer may be kept as a bitmap, for speed. It has no effect here.
    open var shouldRasterize = false
    /// The scale of the bitmap in pixels per point, 1 by default. It has no effect here.
    open var rasterizationScale: CGFloat = 1
    /// Whether the layer and those in it are blended as one where it is not opaque, as is always done. It has
    /// no effect here.
    open var allowsGroupOpacity = true
    /// Whether the layer's edges may be smoothed; pictures have no pixels. It has no effect here.
    open var allowsEdgeAntialiasing = false
    /// Whether drawing may be done in the background. It has no effect here.
    open var drawsAsynchronously = false

    /// Makes a standalone layer of no size.
    public override init() {
        super.init()
    }

    /// Makes the snapshot of another layer, for ``presentation()``, which then has the other one's values.
    ///
    /// Override it to copy the properties of a subclass; do not call it.
    ///
    /// - Parameter layer: the other layer, of the same class.
    public init(layer: Any) {
        super.init()
    }

    /// Makes a standalone layer of no size; the coder is not read, as there are no storyboards.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        if addedLayers.isEmpty { return }
        let orphans = OrphanedLayers()
        swap(&orphans.layers, &addedLayers)
        orphans.releaseOnMainActor()
    }

    final func attach(to view: UIView) {
        attachedView = view
        isAttached = true
    }

    /// The view that stores the values: the one whose layer it is, or a standalone layer's storage.
    final var view: UIView? {
        if isAttached { return attachedView }
        if let backing { return backing }
        guard picture == nil else { return nil }
        let backing = UIView()
        backing.existingOrNewExtras.lentLayer = self
        self.backing = backing
        return backing
    }

    final var ownerView: UIView? { attachedView }

    final var values: LayerValues { picture ?? view?.modelValues ?? LayerValues(style: style) }

    /// Returns a snapshot of what the layer displays now, including animations; it does not change any more.
    ///
    /// - Complexity: O(*n*) in the number of running animations.
    open func presentation() -> Self? {
        guard picture == nil else { return self }
        let layer = MadeLayer.snapshot(of: self)
        layer.source = self
        layer.isAttached = true
        layer.shown = shown
        layer.takeOver(from: self)
        guard let view else {
            layer.picture = values
            return layer
        }
        let shown = view.presentedValues
        layer.picture = shown
        let model = view.modelValues
        // Equal to the last bit to the frame that was set.
        if shown.position == model.position, shown.bounds == model.bounds, shown.transform == model.transform
        {
            layer.stillFrame = view.currentFrame
        }
        return layer
    }

    /// Copies the properties of a subclass into a snapshot of another layer.
    func takeOver(from layer: CALayer) {}

    /// Returns the layer that this one is a snapshot of; itself if it is not a snapshot.
    open func model() -> Self { (source as? Self) ?? self }

    // MARK: Geometry

    /// The layer's rectangle in its superlayer's coordinates.
    open var frame: CGRect {
        get {
            if picture == nil, let view { return view.currentFrame }
            return stillFrame ?? values.frame
        }
        set { if picture == nil { view?.setFrame(newValue) } }
    }

    /// The layer's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { values.bounds }
        set { if picture == nil { view?.setBounds(newValue) } }
    }

    /// The position of ``anchorPoint``, by default the layer's middle, in the superlayer's coordinates.
    open var position: CGPoint {
        get { values.position }
        set { if picture == nil { view?.setCenter(newValue) } }
    }

    /// The point of the layer at ``position``, which transforms are applied about; unless set (0.5, 0.5), the middle.
    ///
    /// It is a fraction of the bounds, 0 at the edges with the smallest coordinates and 1 at the others. Setting it
    /// keeps the position and moves the frame. One that is not finite is a failure, and the old one is kept.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { if picture == nil { view?.setAnchorPoint(newValue) } }
    }

    /// The layer's drawing order among its siblings; for equal ones the order of the sublayers decides.
    open var zPosition: CGFloat {
        get { values.style.zPosition }
        set { set(.zPosition, .number(newValue)) }
    }

    /// Returns the rotation, scale and translation of the layer about its anchor point.
    open func affineTransform() -> CGAffineTransform { values.transform }

    /// Sets the rotation, scale and translation of the layer about its anchor point.
    open func setAffineTransform(_ m: CGAffineTransform) {
        if picture == nil { view?.setTransform(m) }
    }

    /// The rotation, scale and translation of the layer about its anchor point, as a 3D transform.
    ///
    /// One that leaves the layer's plane is a failure, and the old transform is kept; scaling and translation
    /// in depth do not matter.
    open var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(affineTransform()) }
        set {
            // A depth that the whole plane has in common is not visible.
            var flat = newValue
            flat.m43 = 0
            guard CATransform3DIsAffine(flat) else { return LayerFailure.threeDimensional(self).record() }
            setAffineTransform(CATransform3DGetAffineTransform(flat))
        }
    }

    /// Whether a point in the layer's own coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The class, and the layer's view or name.
    open override nonisolated var description: String {
        MainQueue.ifCurrent { summary } ?? "\(type(of: self))"
    }

    final var summary: String {
        let model = model()
        if model.isAttached { return "\(type(of: self)) of \(model.attachedView?.summary ?? "no view")" }
        return name.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
    }

    // MARK: Appearance

    /// The opacity, from 0 to 1; the view's alpha.
    open var opacity: Float {
        get { Float(values.opacity) }
        set { if picture == nil { view?.setAlpha(CGFloat(newValue)) } }
    }

    /// Whether the layer is hidden.
    open var isHidden: Bool {
        get { values.isHidden }
        set {
            guard picture == nil else { return }
            view?.isHidden = newValue
            if !newValue { markOwnersForDisplay() }
        }
    }

    /// Whether sublayers are clipped to the bounds; the view's ``UIView/clipsToBounds``.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { if picture == nil { view?.set(.clipsToBounds, newValue) } }
    }

    /// The colour behind the content; clear if `nil`.
    open var backgroundColor: CGColor? {
        get {
            let color = values.backgroundColor
            return (attachedView?.traitCollection).flatMap { color?.resolvedColor(with: $0).cgColor }
                ?? color?.cgColor
        }
        set { if picture == nil { view?.setBackgroundColor(newValue.map { UIColor(cgColor: $0) }) } }
    }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat {
        get { values.style.cornerRadius }
        set { set(.cornerRadius, .number(newValue)) }
    }

    /// The border's width, in points.
    open var borderWidth: CGFloat {
        get { values.style.borderWidth }
        set { set(.borderWidth, .number(newValue)) }
    }

    /// The border's colour; black unless set.
    open var borderColor: CGColor? {
        get { values.style.borderColor?.cgColor }
        set { set(.borderColor, newValue) { $0.borderColor = $1 } }
    }

    /// The shadow's colour; black unless set.
    open var shadowColor: CGColor? {
        get { values.style.shadowColor?.cgColor }
        set { set(.shadowColor, newValue) { $0.shadowColor = $1 } }
    }

    /// The shadow's opacity, from 0 to 1; 0 unless set.
    open var shadowOpacity: Float {
        get { Float(values.style.shadowOpacity) }
        set { set(.shadowOpacity, .number(CGFloat(newValue))) }
    }

    /// The shadow's offset, in points; (0, -3) unless set.
    open var shadowOffset: CGSize {
        get { values.style.shadowOffset }
        set { set(.shadowOffset, .size(newValue)) }
    }

    /// The shadow's blur radius, in points; 3 unless set.
    open var shadowRadius: CGFloat {
        get { values.style.shadowRadius }
        set { set(.shadowRadius, .number(newValue)) }
    }

    /// The shadow's outline; the layer's own if `nil`.
    open var shadowPath: CGPath? {
        get { values.style.shadowPath }
        set { change { $0.shadowPath = newValue?.copy() } }
    }

    /// The corners that are rounded.
    open var maskedCorners: CACornerMask {
        get { values.style.maskedCorners }
        set { change { $0.maskedCorners = newValue } }
    }

    /// The shape of the rounded corners. It has no effect here.
    open var cornerCurve: CALayerCornerCurve {
        get { values.style.cornerCurve }
        set { change { $0.cornerCurve = newValue } }
    }

    /// The layer's image, such as a `CGImage`; setting it removes what was drawn.
    open var contents: Any? {
        get { values.style.contents }
        set {
            guard picture == nil else { return }
            (shown.base, shown.parts) = (nil, [])
            change { $0.contents = newValue }
        }
    }

    /// The part of the contents that is shown, as a fraction of their size; all unless set. It has no effect
    /// here.
    open var contentsRect: CGRect {
        get { values.style.contentsRect }
        set {
            let new = newValue.finite(or: contentsRect, "contentsRect", of: summary)
            change { $0.contentsRect = new }
        }
    }

    /// The part of the contents that is stretched in both directions, as a fraction of their size; all unless set.
    ///
    /// The corners around it keep their size, and the sides are stretched in one direction, if the contents are
    /// resized.
    open var contentsCenter: CGRect {
        get { values.style.contentsCenter }
        set {
            let new = newValue.finite(or: contentsCenter, "contentsCenter", of: summary)
            change { $0.contentsCenter = new }
        }
    }

    /// How the contents are scaled or placed; for a view's layer the view's ``UIView/contentMode``.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(view?.contentMode ?? .scaleToFill) }
        set { if picture == nil, newValue != contentsGravity { view?.contentMode = newValue.contentMode } }
    }

    /// Whether the content covers the whole layer; for a view's layer the view's ``UIView/isOpaque``, else
    /// not unless set. It has no effect here.
    open var isOpaque: Bool {
        get { ownerView?.isOpaque ?? shown.isOpaque }
        set {
            shown.isOpaque = newValue
            ownerView?.isOpaque = newValue
        }
    }

    // MARK: Drawing

    /// What was drawn: by the view's `draw(_:)`, by ``draw(in:)`` or by the delegate; `nil` before anything was.
    ///
    /// It does not contain the background, the border and the sublayers: ``render(in:)`` draws everything. The text of
    /// a label is there at any time, in whatever window the label is.
    open var drawing: DisplayList? {
        if let list = frameworkDrawing { return list }
        return shown.drawing(keepsDrawing: ownerView.map { !$0.clearsContextBeforeDrawing } ?? false)
    }

    /// What draws the layer's content in its place; the view of a view's layer, else none unless set.
    open var delegate: (any CALayerDelegate)? {
        get { shown.hasOwnDelegate ? shown.delegate : ownerView }
        set {
            shown.delegate = newValue
            shown.hasOwnDelegate = newValue !== ownerView
            if shown.hasOwnDelegate { UncalledMethods.report(newValue, as: .layerDelegate) }
        }
    }

    /// Schedules the drawing of the content, which runs after the pending layout if the layer is in a window.
    open func setNeedsDisplay() { markForDisplay(nil) }

    /// Schedules the drawing of a part of the content; the rest of what was drawn is kept.
    open func setNeedsDisplay(_ r: CGRect) {
        markForDisplay(r.isFinite && !r.isNull ? r.standardized : nil)
    }

    /// Whether the content waits to be drawn.
    open func needsDisplay() -> Bool { isMarkedForDisplay }

    /// Draws the content now if it waits for that.
    open func displayIfNeeded() {
        guard isMarkedForDisplay else { return }
        unmarkForDisplay()
        display()
    }

    /// Shows the content: asks the delegate to, and without one draws it by ``draw(in:)``.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the content; the default asks the delegate to.
    ///
    /// The context is not the current one of `UIGraphicsGetCurrentContext()`, as on devices: push it if that is needed.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Draws the layer and what is in it into a context, as they are without animations.
    ///
    /// - Complexity: O(*n*) in the number of layers.
    open func render(in ctx: CGContext) {
        ctx.saveGState()
        LayerPainter(self, showsAnimations: false).drawTree(in: ctx)
        ctx.restoreGState()
    }

    /// Whether a change to a property schedules the drawing of the content; `false` unless overridden.
    ///
    /// It is asked for the properties that can be animated, by their key paths.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Whether the content is drawn again when the layer's size changes; for a view's layer with content mode `redraw`.
    open var needsDisplayOnBoundsChange: Bool {
        get { view?.display.marks.contains(.redrawsOnResize) ?? false }
        set { if picture == nil { view?.setDisplay(.redrawsOnResize, newValue) } }
    }

    /// Returns the animation of a change: the delegate's, that of ``actions``, or the class's. It has no
    /// effect here.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? shown.actions?[event]
            ?? type(of: self).defaultAction(forKey: event)
    }

    /// The animations of changes by key; only animation blocks animate changes. It has no effect here.
    open var actions: [String: any CAAction]? {
        get { shown.actions }
        set { shown.actions = newValue }
    }

    /// Returns the class's animation of a change; `nil` unless overridden. It has no effect here.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Draws what only layers of the class show.
    func drawOwnContent(in context: CGContext) {}

    /// The transforms of the copies of the sublayers that are shown, about the anchor point.
    var copiesOfSublayers: [CGAffineTransform] { [.identity] }

    // MARK: Time

    /// The beginning in the superlayer's time, in seconds; 0 unless set.
    open var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { changeTiming(\.beginTime, newValue, "beginTime") }
    }

    /// The duration of the layer's time, in seconds; infinite unless set. It has no effect here.
    open var duration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { changeTiming { $0.duration = newValue } }
    }

    /// How many seconds pass in the layer for one outside; 1 unless set. 0 pauses the animations in the layer.
    open var speed: Float {
        get { timing?.speed ?? 1 }
        set { changeTiming(\.speed, newValue, "speed") }
    }

    /// Seconds that are added to the layer's time; 0 unless set.
    open var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { changeTiming(\.timeOffset, newValue, "timeOffset") }
    }

    /// The number of runs of the layer's time; 0 unless set. It has no effect here.
    open var repeatCount: Float {
        get { timing?.repeatCount ?? 0 }
        set { changeTiming { $0.repeatCount = newValue } }
    }

    /// The duration of all runs of the layer's time, in seconds; 0 unless set. It has no effect here.
    open var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { changeTiming { $0.repeatDuration = newValue } }
    }

    /// Whether each run also runs backwards; not unless set. It has no effect here.
    open var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { changeTiming { $0.autoreverses = newValue } }
    }

    /// What shows before the beginning and after the end; nothing unless set. It has no effect here.
    open var fillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { changeTiming { $0.fillMode = newValue } }
    }

    /// Converts a time from another layer's, or from ``CACurrentMediaTime()``'s if `nil`, to this one's, in seconds.
    ///
    /// ```swift
    /// let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    /// layer.speed = 0  // Pauses the animations in the layer
    /// layer.timeOffset = now
    /// ```
    ///
    /// - Complexity: O(depth).
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.globalTime(t) ?? t)
    }

    /// Converts a time from this layer's to another's, or to that of ``CACurrentMediaTime()`` if `nil`, in seconds.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = globalTime(t)
        return l?.localTime(time) ?? time
    }

    /// The pixels per point of the contents.
    open var contentsScale: CGFloat {
        get { values.style.contentsScale }
        set {
            set(.contentsScale, .number(newValue))
            if picture == nil { shown.scale = values.style.contentsScale }
        }
    }

    /// A layer whose opacity masks this one; it does not affect touches.
    open var mask: CALayer? {
        get { values.style.mask }
        set {
            guard newValue !== self else { return LayerFailure.ownMask(self).record() }
            change { $0.mask = newValue }
        }
    }

    /// A name that identifies the layer.
    open var name: String? {
        get { values.style.name }
        set { change { $0.name = newValue } }
    }

    // MARK: Values by key

    /// Returns the value of an animatable property, or one that was set for another key; `nil` if there is none.
    ///
    /// - Parameter keyPath: the key path of an animatable property, such as `transform.scale`, or any key.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }

    /// Returns the value of an animatable property, or one that was set for another key; `nil` if there is none.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    /// Sets an animatable property, or keeps a value for another key.
    ///
    /// A value that does not fit the property is a failure, and the old one is kept.
    ///
    /// - Parameters:
    ///   - value: the value; `nil` removes that of a key, and resets a property to that of a new layer.
    ///   - keyPath: the key path of an animatable property, such as `transform.scale`, or any key.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyed(value, keyPath) }

    /// Sets an animatable property, or keeps a value for another key; see ``setValue(_:forKeyPath:)``.
    open func setValue(_ value: Any?, forKey key: String) { setKeyed(value, key) }

    // MARK: Sublayers

    /// The layer that contains this one: the one that it was added to, or that of the superview.
    open var superlayer: CALayer? {
        FreedElsewhere.collect()
        return adoptiveLayer ?? ownerView?.superview?.layer
    }

    /// The sublayers, from back to front: those of subviews and those that were added; `nil` for none.
    ///
    /// Layers and subviews have one order. A view that is inserted next to another one is inserted next to
    /// its layer; one that is moved to the front or the back is moved in front of or behind all layers.
    ///
    /// - Complexity: O(*n*) in the number of sublayers.
    ///
    /// Setting it replaces the layers that were added; those of subviews stay, in the order of the list.
    open var sublayers: [CALayer]? {
        get {
            let all = children
            return all.isEmpty ? nil : all
        }
        set { replaceSublayers(newValue ?? []) }
    }

    /// Adds a layer in front of the others, removing it from its previous superlayer.
    ///
    /// A layer cannot be added to itself or to a layer inside it, nor can the layer of a view that is not a
    /// subview here: that is a failure, and nothing changes. The layer of a subview moves with its view.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: .front)
    }

    /// Inserts a layer at an index among the sublayers; one out of range stands for the nearer end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: .index(Int(idx)))
    }

    /// Inserts a layer right behind a sublayer; any other sibling is a failure, and the layer is added in front.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: .below(sibling))
    }

    /// Inserts a layer right in front of a sublayer; any other sibling is a failure, and it is added in front.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: .above(sibling))
    }

    /// Removes the layer from the layer that it was added to; a view's layer stays where the view is.
    open func removeFromSuperlayer() {
        adoptiveLayer?.removeAdded(self)
    }

    /// Returns the front-most layer under a point, this one or a descendant; `nil` if there is none.
    ///
    /// Hidden layers are skipped. Sublayers are found outside of a layer that does not mask to its bounds.
    ///
    /// - Parameter p: in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p, depth: 0) }

    /// Converts a point from this layer's coordinates to another's, or to the root's if `nil`.
    ///
    /// For two layers without a common ancestor, their roots are taken to be at the same place.
    ///
    /// - Complexity: O(depth).
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let own = lineage
        let other = l?.lineage ?? Array(own.suffix(1))
        var (ownCount, otherCount) = (own.count, other.count)
        while ownCount > 0, otherCount > 0, own[ownCount - 1] === other[otherCount - 1] {
            ownCount -= 1
            otherCount -= 1
        }
        var point = own[..<ownCount].reduce(p) { $1.toSuperlayer($0) }
        for layer in other[..<otherCount].reversed() { point = layer.fromSuperlayer(point) }
        return point
    }

    /// Converts a point from another layer's coordinates, or from the root's if `nil`, to this one's.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        (l ?? lineage[lineage.count - 1]).convert(p, to: self)
    }

    /// Converts a rectangle to another layer's coordinates: returns the smallest rectangle around it.
    ///
    /// - Complexity: O(depth).
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        guard !r.isNull, !r.isInfinite else { return r }
        let rect = r.standardized
        let corners = [
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        return CGRect(around: corners.map { convert($0, to: l) })
    }

    /// Converts a rectangle from another layer's coordinates: returns the smallest rectangle around it.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        (l ?? lineage[lineage.count - 1]).convert(r, to: self)
    }

    // MARK: Animations

    /// Adds a copy of an animation to the layer; it replaces the one with the same key.
    ///
    /// An unknown key path, a value that does not fit the property, or an invalid time is a failure, and
    /// nothing is added. In a tap that lapses time, and inside of `TimeLapse.disableAnimations`, it ends
    /// immediately, unless it never ends. Without a key it can only end by itself, or with all others.
    open func add(
        _ anim: CAAnimation, forKey key: String?, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard let view = model().view else { return }
        if let problem = anim.problem(depth: 0) {
            problem.record(at: site)
            return
        }
        let application = view.window?.application ?? .shared
        let copy = anim.duplicate()
        copy.complete(
            duration: CATransaction.animationDuration(), CATransaction.animationTimingFunction())
        let added = AddedAnimation(copy, forKey: copy.key(key), on: view, application.clock)
        let endsAtOnce = application.clock.animationsAreDisabled && !added.isEndless
        if !endsAtOnce || !copy.isRemovedOnCompletion { view.add(added) }
        added.start(application.transactions.last, site: site)
    }

    /// Returns the animation with a key: the layer's copy of an added one, or one that an animation block made.
    open func animation(forKey key: String) -> CAAnimation? {
        model().view?.layerAnimations.first { $0.key == key }?.object
    }

    /// Returns the keys of the running animations, in the order in which they were added; `nil` if there are none.
    ///
    /// The key of a view animation is its key path, with a number from the second on.
    open func animationKeys() -> [String]? {
        let keys = model().view?.layerAnimations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Removes an animation before its end; its delegate or completion is told that it did not finish.
    open func removeAnimation(forKey key: String) {
        model().view?.removeLayerAnimations { $0.key == key }
    }

    /// Removes all animations before their end; their delegates and completions are told that they did not finish.
    open func removeAllAnimations() {
        model().view?.removeLayerAnimations { _ in true }
    }
}

extension CALayer: ReflectedAsWhole {}
