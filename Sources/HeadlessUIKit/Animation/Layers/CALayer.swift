import FailureReporting
import Foundation
import TimeLapse

/// What a view looks like, and what of it is animated; or a layer of one's own, in that of a view or another one.
///
/// A view makes its layer when it is first asked for. Most of what it says is the view's own: a layer's
/// ``position`` is the view's centre, its ``opacity`` the view's alpha, and to set one is to set the other. What
/// only a layer has is kept but not drawn, for nothing is. A layer does not keep its view alive; once that is
/// gone, it has the values of an empty one.
///
/// ```swift
/// UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.alpha = 0 }
/// TimeLapse.advance(by: .milliseconds(250))
/// card.layer.presentation()?.opacity  // 0.75
/// card.layer.opacity                  // 0
/// ```
///
/// A layer of one's own keeps its values itself. Setting them animates nothing unless in a block of animations.
@preconcurrency @MainActor
open class CALayer: NSObject {
    private(set) final weak var attachedView: UIView?
    private var isAttached = false
    /// What keeps the values of a layer of somebody's own, and its animations.
    private var backing: UIView?
    /// What a layer has that a view has not.
    final var style = LayerValues.Style()
    /// The layers that were added, from back to front, without those of subviews.
    ///
    /// They are used on the main actor alone, but for `deinit`, which runs when no other reference is left.
    nonisolated(unsafe) final var addedLayers: [AddedLayer] = []
    /// The layer that this one was added to.
    final weak var adoptiveLayer: CALayer?
    /// The values of a presentation layer, which is a picture of one instant.
    private(set) final var picture: LayerValues?
    /// The frame in the picture, where nothing moved it.
    private var stillFrame: CGRect?
    private var source: CALayer?

    /// Makes a layer of one's own, of no size.
    public required override init() {
        super.init()
    }

    deinit {
        if addedLayers.isEmpty { return }
        let orphans = OrphanedLayers()
        swap(&orphans.layers, &addedLayers)
        if MainQueue.isCurrent {
            // The main queue is the main actor's executor.
            MainActor.assumeIsolated { orphans.release() }
        } else {
            FreedElsewhere.leave(orphans)
        }
    }

    /// Makes the layer that of a view.
    final func attach(to view: UIView) {
        attachedView = view
        isAttached = true
    }

    /// The view whose values these are: the one whose layer it is, or one that stands for it.
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

    /// What is seen of the layer now, animations included: a picture that does not change any more.
    ///
    /// - Complexity: O(*n*) in the animations in force.
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
        // To the last bit the frame that was set.
        if shown.position == model.position, shown.bounds == model.bounds, shown.transform == model.transform
        {
            layer.stillFrame = view.currentFrame
        }
        return layer
    }

    /// Takes over what a subclass keeps, for a picture of another layer.
    func takeOver(from layer: CALayer) {}

    /// The layer that this one is a picture of; itself if it is none.
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

    /// Where the layer's ``anchorPoint`` is, by default its middle, in its superlayer's coordinates.
    public final var position: CGPoint {
        get { values.position }
        set { if picture == nil { view?.setCenter(newValue) } }
    }

    /// Which point of the layer ``position`` is, and transforms turn about: (0.5, 0.5), as from the start, for the middle.
    ///
    /// It is a share of the bounds, 0 at the edges with the smallest coordinates and 1 at the others. Setting another
    /// one keeps the position and moves the frame. One that is not finite is a failure, and it stays.
    public final var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { if picture == nil { view?.setAnchorPoint(newValue) } }
    }

    /// How far in front of its siblings the layer is drawn; where it is the same the order of the siblings decides.
    public final var zPosition: CGFloat {
        get { values.style.zPosition }
        set { set(.zPosition, .number(newValue)) }
    }

    /// How the layer is turned, scaled and moved about its anchor point.
    public final func affineTransform() -> CGAffineTransform { values.transform }

    /// Sets how the layer is turned, scaled and moved about its anchor point.
    public final func setAffineTransform(_ m: CGAffineTransform) {
        if picture == nil { view?.setTransform(m) }
    }

    /// How the layer is turned, scaled and moved about its anchor point, as a transform of space.
    ///
    /// One that leads out of the layer's plane is a failure, and the transform stays; how far it scales or is moved
    /// in depth does not matter.
    public final var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(affineTransform()) }
        set {
            // A depth that everything in the plane has shows nowhere.
            var flat = newValue
            flat.m43 = 0
            guard CATransform3DIsAffine(flat) else { return LayerFailure.threeDimensional(self).record() }
            setAffineTransform(CATransform3DGetAffineTransform(flat))
        }
    }

    /// Whether a point of the layer's own coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The class, and the view that it is the layer of or the layer's name.
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
