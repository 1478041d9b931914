import Foundation

extension CALayer {
    /// The opacity, from 0 to 1; the view's alpha.
    public final var opacity: Float {
        get { Float(values.opacity) }
        set { if picture == nil { view?.setAlpha(CGFloat(newValue)) } }
    }

    /// Whether the layer is hidden.
    public final var isHidden: Bool {
        get { values.isHidden }
        set { if picture == nil { view?.isHidden = newValue } }
    }

    /// Whether sublayers are clipped to the bounds; the view's ``UIView/clipsToBounds``.
    public final var masksToBounds: Bool {
        get { values.masksToBounds }
        set { if picture == nil { view?.set(.clipsToBounds, newValue) } }
    }

    /// The colour behind the content; clear if `nil`.
    public final var backgroundColor: CGColor? {
        get {
            let color = values.backgroundColor
            return (attachedView?.traitCollection).flatMap { color?.resolvedColor(with: $0).cgColor }
                ?? color?.cgColor
        }
        set { if picture == nil { view?.setBackgroundColor(newValue.map { UIColor(cgColor: $0) }) } }
    }

    /// The radius of the corners, in points.
    public final var cornerRadius: CGFloat {
        get { values.style.cornerRadius }
        set { set(.cornerRadius, .number(newValue)) }
    }

    /// The border's width, in points.
    public final var borderWidth: CGFloat {
        get { values.style.borderWidth }
        set { set(.borderWidth, .number(newValue)) }
    }

    /// The border's colour; black unless set.
    public final var borderColor: CGColor? {
        get { values.style.borderColor?.cgColor }
        set { set(.borderColor, newValue) { $0.borderColor = $1 } }
    }

    /// The shadow's colour; black unless set.
    public final var shadowColor: CGColor? {
        get { values.style.shadowColor?.cgColor }
        set { set(.shadowColor, newValue) { $0.shadowColor = $1 } }
    }

    /// The shadow's opacity, from 0 to 1; 0 unless set.
    public final var shadowOpacity: Float {
        get { Float(values.style.shadowOpacity) }
        set { set(.shadowOpacity, .number(CGFloat(newValue))) }
    }

    /// The shadow's offset, in points; (0, -3) unless set.
    public final var shadowOffset: CGSize {
        get { values.style.shadowOffset }
        set { set(.shadowOffset, .size(newValue)) }
    }

    /// The shadow's blur radius, in points; 3 unless set.
    public final var shadowRadius: CGFloat {
        get { values.style.shadowRadius }
        set { set(.shadowRadius, .number(newValue)) }
    }

    /// The shadow's outline; the layer's own if `nil`.
    public final var shadowPath: CGPath? {
        get { values.style.shadowPath }
        set { change { $0.shadowPath = newValue?.copy() } }
    }

    /// The corners that are rounded.
    public final var maskedCorners: CACornerMask {
        get { values.style.maskedCorners }
        set { change { $0.maskedCorners = newValue } }
    }

    /// The shape of the rounded corners.
    public final var cornerCurve: CALayerCornerCurve {
        get { values.style.cornerCurve }
        set { change { $0.cornerCurve = newValue } }
    }

    /// The layer's image, of any type.
    public final var contents: Any? {
        get { values.style.contents }
        set { change { $0.contents = newValue } }
    }

    /// The pixels per point of the contents.
    public final var contentsScale: CGFloat {
        get { values.style.contentsScale }
        set { set(.contentsScale, .number(newValue)) }
    }

    /// A layer whose opacity masks this one; it does not affect touches.
    public final var mask: CALayer? {
        get { values.style.mask }
        set {
            guard newValue !== self else { return LayerFailure.ownMask(self).record() }
            change { $0.mask = newValue }
        }
    }

    /// A name that identifies the layer.
    public final var name: String? {
        get { values.style.name }
        set { change { $0.name = newValue } }
    }
}

// MARK: - Setters of layer-only properties

extension CALayer {
    final func change(_ body: (inout LayerValues.Style) -> Void) {
        guard picture == nil else { return }
        body(&style)
        if let view { ViewTree.change(view) }
    }

    final func set(_ property: AnimatedProperty, _ value: AnimatedValue) {
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

    final func set(
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
