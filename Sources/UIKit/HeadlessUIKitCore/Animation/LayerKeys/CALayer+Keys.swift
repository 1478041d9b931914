// Layers are key-value coding compliant containers: a layer keeps a value for any key.
extension CALayer {
    final func keyedValue(_ keyPath: String) -> Any? {
        guard let property = AnimatedProperty.named(keyPath) else { return shown.valuesByKey[keyPath] }
        let value = property.value(in: values)
        if case .transform(let matrix) = value {
            return NSValue(caTransform3D: CATransform3DMakeAffineTransform(matrix))
        }
        return value.object
    }

    final func setKeyed(_ value: Any?, _ keyPath: String) {
        guard picture == nil, let view else { return }
        guard let property = AnimatedProperty.named(keyPath) else {
            shown.valuesByKey[keyPath] = value
            return
        }
        let old = property.value(in: values)
        let new = value.map { old.value(of: $0) } ?? property.value(in: LayerValues())
        guard let new else {
            AnimationFailure.wrongKeyedValue(value ?? "nil", property).record()
            return
        }
        view.setModel(property, new)
        note(property, old)
        ViewTree.change(view)
    }
}

extension AnimationFailure {
    @MainActor
    fileprivate static func wrongKeyedValue(_ value: Any, _ property: AnimatedProperty) -> AnimationFailure {
        let kind = property.value(in: LayerValues()).kind
        return AnimationFailure(
            "\"\(property.keyPath)\" of a layer takes \(kind), not \(value). The old value is kept.")
    }
}
