// MARK: - Setters of layer-only properties

extension CALayer {
    final func change(_ body: (inout LayerValues.Style) -> Void) {
        if picture == nil { body(&style) }
        _ = noteChange()
    }

    /// Notes that a property changed; returns whether it may: those of a snapshot stay as they are.
    final func noteChange() -> Bool {
        guard picture == nil else { return false }
        if let view { ViewTree.change(view) }
        return true
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
        redraw(for: property)
    }

    final func set(
        _ property: AnimatedProperty, _ color: CGColor?, _ body: (inout LayerValues.Style, UIColor?) -> Void
    ) {
        guard picture == nil else { return }
        let old = property.value(in: LayerValues(style: style))
        change { body(&$0, color.map { UIColor(cgColor: $0) }) }
        note(property, old)
        redraw(for: property)
    }

    /// Schedules drawing after a change, if the class asks for that.
    private func redraw(for property: AnimatedProperty) {
        if type(of: self).needsDisplay(forKey: property.keyPath) { setNeedsDisplay() }
    }

    final func note(_ property: AnimatedProperty, _ old: AnimatedValue) {
        guard AnimationScopes.areOpen, let view else { return }
        AnimationScope.noteChange(
            of: property, in: view, from: old, to: property.value(in: view.modelValues))
    }
}
