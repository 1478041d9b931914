import Foundation

extension CALayer {
    /// How opaque the layer is, from 0 to 1; the view's alpha.
    public final var opacity: Float {
        get { Float(values.opacity) }
        set { if picture == nil { view?.setAlpha(CGFloat(newValue)) } }
    }

    /// Whether the layer is not shown.
    public final var isHidden: Bool {
        get { values.isHidden }
        set { if picture == nil { view?.isHidden = newValue } }
    }

    /// Whether what lies outside the bounds is cut off; the view's ``UIView/clipsToBounds``.
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

    /// How round the corners are, in points.
    public final var cornerRadius: CGFloat {
        get { values.style.cornerRadius }
        set { set(.cornerRadius, .number(newValue)) }
    }

    /// How wide the border is, in points.
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

    /// How opaque the shadow is, from 0 to 1; 0 unless set.
    public final var shadowOpacity: Float {
        get { Float(values.style.shadowOpacity) }
        set { set(.shadowOpacity, .number(CGFloat(newValue))) }
    }

    /// How far the shadow is from the layer, in points; (0, -3) unless set.
    public final var shadowOffset: CGSize {
        get { values.style.shadowOffset }
        set { set(.shadowOffset, .size(newValue)) }
    }

    /// How soft the shadow is, in points; 3 unless set.
    public final var shadowRadius: CGFloat {
        get { values.style.shadowRadius }
        set { set(.shadowRadius, .number(newValue)) }
    }

    /// The outline of the shadow; the layer's own if `nil`.
    public final var shadowPath: CGPath? {
        get { values.style.shadowPath }
        set { change { $0.shadowPath = newValue?.copy() } }
    }

    /// Which corners are round.
    public final var maskedCorners: CACornerMask {
        get { values.style.maskedCorners }
        set { change { $0.maskedCorners = newValue } }
    }

    /// In which curve corners are round.
    public final var cornerCurve: CALayerCornerCurve {
        get { values.style.cornerCurve }
        set { change { $0.cornerCurve = newValue } }
    }

    /// The picture in the layer, whatever it is.
    public final var contents: Any? {
        get { values.style.contents }
        set { change { $0.contents = newValue } }
    }

    /// How many pixels a point of the picture has.
    public final var contentsScale: CGFloat {
        get { values.style.contentsScale }
        set { set(.contentsScale, .number(newValue)) }
    }

    /// A layer that is only a stencil for this one; touches do not go by it.
    public final var mask: CALayer? {
        get { values.style.mask }
        set {
            guard newValue !== self else { return LayerFailure.ownMask(self).record() }
            change { $0.mask = newValue }
        }
    }

    /// A name to find the layer by.
    public final var name: String? {
        get { values.style.name }
        set { change { $0.name = newValue } }
    }
}

// MARK: - Setting what only layers have

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
