import FailureReporting
import Foundation
import TimeLapse

/// The appearance and the animations of a view, or a standalone layer inside a view's layer or another one.
///
/// A view makes its layer when it is first read. Most properties are the view's own: a layer's ``position``
/// is the view's centre, its ``opacity`` the view's alpha, and to set one is to set the other. Properties
/// that only layers have are stored but not drawn, as nothing is. A layer does not keep its view alive;
/// without its view, it has the values of an empty one.
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
open class CALayer: NSObject {
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
    /// The layer that this one was added to.
    final weak var adoptiveLayer: CALayer?
    /// The values of a presentation layer, which is a snapshot of one instant.
    private(set) final var picture: LayerValues?
    /// The frame in the snapshot, if nothing moved it.
    private var stillFrame: CGRect?
    private var source: CALayer?

    /// Makes a standalone layer of no size.
    public required override init() {
        super.init()
    }

    deinit {
        if addedLayers.isEmpty { return }
        let orphans = OrphanedLayers()
        swap(&orphans.layers, &addedLayers)
        orphans.releaseOnMainActor()
    }

    /// Makes this a view's layer.
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
        backing.lend(self)
        self.backing = backing
        return backing
    }

    /// The view whose layer it is.
    final var ownerView: UIView? { attachedView }

    final var values: LayerValues { picture ?? view?.modelValues ?? LayerValues(style: style) }

    /// Returns a snapshot of what the layer displays now, including animations; it does not change any more.
    ///
    /// - Complexity: O(*n*) in the number of running animations.
    public final func presentation() -> Self? {
        guard picture == nil else { return self }
        let layer = Self()
        layer.source = self
        layer.isAttached = true
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
    public final func model() -> Self { (source as? Self) ?? self }

    // MARK: Geometry

    /// The layer's rectangle in its superlayer's coordinates.
    public final var frame: CGRect {
        get {
            if picture == nil, let view { return view.currentFrame }
            return stillFrame ?? values.frame
        }
        set { if picture == nil { view?.setFrame(newValue) } }
    }

    /// The layer's rectangle in its own coordinates.
    public final var bounds: CGRect {
        get { values.bounds }
        set { if picture == nil { view?.setBounds(newValue) } }
    }

    /// The position of ``anchorPoint``, by default the layer's middle, in the superlayer's coordinates.
    public final var position: CGPoint {
        get { values.position }
        set { if picture == nil { view?.setCenter(newValue) } }
    }

    /// The point of the layer at ``position``, which transforms are applied about; unless set (0.5, 0.5), the middle.
    ///
    /// It is a fraction of the bounds, 0 at the edges with the smallest coordinates and 1 at the others. Setting it
    /// keeps the position and moves the frame. One that is not finite is a failure, and the old one is kept.
    public final var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { if picture == nil { view?.setAnchorPoint(newValue) } }
    }

    /// The layer's drawing order among its siblings; for equal ones the order of the sublayers decides.
    public final var zPosition: CGFloat {
        get { values.style.zPosition }
        set { set(.zPosition, .number(newValue)) }
    }

    /// Returns the rotation, scale and translation of the layer about its anchor point.
    public final func affineTransform() -> CGAffineTransform { values.transform }

    /// Sets the rotation, scale and translation of the layer about its anchor point.
    public final func setAffineTransform(_ m: CGAffineTransform) {
        if picture == nil { view?.setTransform(m) }
    }

    /// The rotation, scale and translation of the layer about its anchor point, as a 3D transform.
    ///
    /// One that leaves the layer's plane is a failure, and the old transform is kept; scaling and translation
    /// in depth do not matter.
    public final var transform: CATransform3D {
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
}

extension CALayer: ReflectedAsWhole {}
