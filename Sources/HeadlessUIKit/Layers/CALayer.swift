import FailureReporting
import Foundation
import TimeLapse

/// What a view looks like, and what of it is animated.
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
@preconcurrency @MainActor
public final class CALayer: NSObject {
    private(set) weak var view: UIView?
    /// What a layer has that a view has not.
    var style = LayerValues.Style()
    /// The values of a presentation layer, which is a picture of one instant.
    private var picture: LayerValues?
    /// The frame in the picture, where nothing moved it.
    private var stillFrame: CGRect?
    private var source: CALayer?

    init(of view: UIView) {
        self.view = view
        super.init()
    }

    private init(_ picture: LayerValues, of source: CALayer) {
        self.picture = picture
        self.source = source
        super.init()
    }

    private var values: LayerValues { picture ?? view?.modelValues ?? LayerValues(style: style) }

    /// What is seen of the layer now, animations included: a picture that does not change any more.
    ///
    /// - Complexity: O(*n*) in the animations in force.
    public func presentation() -> CALayer? {
        guard picture == nil else { return self }
        guard let view else { return CALayer(values, of: self) }
        let shown = view.presentedValues
        let layer = CALayer(shown, of: self)
        let model = view.modelValues
        // To the last bit the frame that was set.
        if shown.position == model.position, shown.bounds == model.bounds, shown.transform == model.transform
        {
            layer.stillFrame = view.currentFrame
        }
        return layer
    }

    /// The layer that this one is a picture of; itself if it is none.
    public func model() -> CALayer { source ?? self }

    // MARK: Geometry

    /// The layer's rectangle in its superlayer's coordinates.
    public var frame: CGRect {
        get {
            if picture == nil, let view { return view.currentFrame }
            return stillFrame ?? values.frame
        }
        set { if picture == nil { view?.setFrame(newValue) } }
    }

    /// The layer's rectangle in its own coordinates.
    public var bounds: CGRect {
        get { values.bounds }
        set { if picture == nil { view?.setBounds(newValue) } }
    }

    /// The layer's middle, in its superlayer's coordinates.
    public var position: CGPoint {
        get { values.position }
        set { if picture == nil { view?.setCenter(newValue) } }
    }

    /// How the layer is turned, scaled and moved about its middle.
    public func affineTransform() -> CGAffineTransform { values.transform }

    /// Sets how the layer is turned, scaled and moved about its middle.
    public func setAffineTransform(_ m: CGAffineTransform) {
        if picture == nil { view?.setTransform(m) }
    }

    // MARK: Appearance

    /// How opaque the layer is, from 0 to 1; the view's alpha.
    public var opacity: Float {
        get { Float(values.opacity) }
        set { if picture == nil { view?.setAlpha(CGFloat(newValue)) } }
    }

    /// Whether the layer is not shown.
    public var isHidden: Bool {
        get { values.isHidden }
        set { if picture == nil { view?.isHidden = newValue } }
    }

    /// Whether what lies outside the bounds is cut off; the view's ``UIView/clipsToBounds``.
    public var masksToBounds: Bool {
        get { values.masksToBounds }
        set { if picture == nil { view?.set(.clipsToBounds, newValue) } }
    }

    /// The colour behind the content; clear if `nil`.
    public var backgroundColor: CGColor? {
        get { values.backgroundColor?.cgColor }
        set { if picture == nil { view?.setBackgroundColor(newValue.map { UIColor(cgColor: $0) }) } }
    }

    /// How round the corners are, in points.
    public var cornerRadius: CGFloat {
        get { values.style.cornerRadius }
        set { set(.cornerRadius, .number(newValue)) }
    }

    /// How wide the border is, in points.
    public var borderWidth: CGFloat {
        get { values.style.borderWidth }
        set { set(.borderWidth, .number(newValue)) }
    }

    /// The border's colour; black unless set.
    public var borderColor: CGColor? {
        get { values.style.borderColor?.cgColor }
        set { set(.borderColor, newValue) { $0.borderColor = $1 } }
    }

    /// The shadow's colour; black unless set.
    public var shadowColor: CGColor? {
        get { values.style.shadowColor?.cgColor }
        set { set(.shadowColor, newValue) { $0.shadowColor = $1 } }
    }

    /// How opaque the shadow is, from 0 to 1; 0 unless set.
    public var shadowOpacity: Float {
        get { Float(values.style.shadowOpacity) }
        set { set(.shadowOpacity, .number(CGFloat(newValue))) }
    }

    /// How far the shadow is from the layer, in points; (0, -3) unless set.
    public var shadowOffset: CGSize {
        get { values.style.shadowOffset }
        set { set(.shadowOffset, .size(newValue)) }
    }

    /// How soft the shadow is, in points; 3 unless set.
    public var shadowRadius: CGFloat {
        get { values.style.shadowRadius }
        set { set(.shadowRadius, .number(newValue)) }
    }

    /// A name to find the layer by.
    public var name: String? {
        get { values.style.name }
        set { change { $0.name = newValue } }
    }

    /// The class, and the view that it is the layer of.
    public override nonisolated var description: String {
        MainQueue.ifCurrent { "CALayer of \(model().view?.summary ?? "no view")" } ?? "CALayer"
    }
}

extension CALayer: ReflectedAsWhole {}

// MARK: - Setting what only layers have

extension CALayer {
    private func change(_ body: (inout LayerValues.Style) -> Void) {
        guard picture == nil else { return }
        body(&style)
        if let view { ViewTree.change(view) }
    }

    private func set(_ property: AnimatedProperty, _ value: AnimatedValue) {
        guard picture == nil else { return }
        if case .number(let number) = value, !number.isFinite {
            AnimationFailure.notFinite(property.keyPath, number).record()
            return
        }
        if case .size(let size) = value, !size.isFinite {
            AnimationFailure.notFinite(property.keyPath, size.width.isFinite ? size.height : size.width)
                .record()
            return
        }
        var new = LayerValues(style: style)
        let old = property.value(in: new)
        property.set(value, in: &new)
        change { $0 = new.style }
        note(property, old)
    }

    private func set(
        _ property: AnimatedProperty, _ color: CGColor?, _ body: (inout LayerValues.Style, UIColor?) -> Void
    ) {
        guard picture == nil else { return }
        let old = property.value(in: LayerValues(style: style))
        change { body(&$0, color.map { UIColor(cgColor: $0) }) }
        note(property, old)
    }

    private func note(_ property: AnimatedProperty, _ old: AnimatedValue) {
        guard AnimationScope.isOpen, let view else { return }
        AnimationScope.noteChange(of: property, in: view, from: old)
    }
}
