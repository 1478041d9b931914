import TimeLapse

extension UIView {
    /// The running animations, in the order in which they were added.
    final var layerAnimations: [LayerAnimation] {
        flags.contains(.isAnimated) ? extras?.animations ?? [] : []
    }

    /// Adds an animation; it replaces the one with the same key.
    final func add(_ animation: LayerAnimation) {
        if let key = animation.key { removeLayerAnimations { $0.key == key } }
        let extras = existingOrNewExtras
        extras.animations.append(animation)
        ViewTree.change(self)
        flags.insert(.isAnimated)
        if animation.blocksTouches { flags.insert(.isBlockedByAnimation) }
    }

    final func forget(_ animation: LayerAnimation) { dropAnimations { $0 === animation } }

    final func forgetAnimations(of run: AnimationRun) { dropAnimations { $0.isPart(of: run) } }

    /// Removes animations that are over: without a list of them, since each animation of a block ends so.
    ///
    /// Their owner holds them, so that what they hold is released when the list is complete again.
    private func dropAnimations(where condition: (LayerAnimation) -> Bool) {
        guard flags.contains(.isAnimated), let extras else { return }
        let count = extras.animations.count
        for index in stride(from: count - 1, through: 0, by: -1) where condition(extras.animations[index]) {
            extras.animations.remove(at: index)
        }
        if extras.animations.count < count { noteLayerAnimations() }
    }

    /// Removes animations before their end, and notifies them.
    final func removeLayerAnimations(where condition: (LayerAnimation) -> Bool) {
        guard flags.contains(.isAnimated), let extras else { return }
        let removed = extras.animations.filter(condition)
        guard !removed.isEmpty else { return }
        extras.animations.removeAll(where: condition)
        noteLayerAnimations()
        for animation in removed { animation.wasRemoved() }
    }

    /// Sets the flags that tell of the animations that are left in the list.
    private func noteLayerAnimations() {
        ViewTree.change(self)
        flags.remove([.isAnimated, .isBlockedByAnimation])
        guard let animations = extras?.animations, !animations.isEmpty else { return }
        flags.insert(.isAnimated)
        if animations.contains(where: \.blocksTouches) { flags.insert(.isBlockedByAnimation) }
    }

    /// Removes the animations of a view that has left its window: they are no longer visible.
    final func endAnimationsOffScreen() {
        removeLayerAnimations { _ in true }
    }

    final var existingOrNewLayer: CALayer {
        if let layer = extras?.layer { return layer }
        let layer = MadeLayer.make((type(of: self).layerClass as? CALayer.Type) ?? CALayer.self)
        layer.attach(to: self)
        // Nothing visible changes by it.
        existingOrNewExtras.ownLayer = layer
        return layer
    }

    // MARK: Values

    final var modelValues: LayerValues {
        LayerValues(
            position: centerStore, anchorPoint: anchorStore, bounds: boundsStore,
            transform: extras?.transform ?? .identity,
            opacity: alphaStore, backgroundColor: extras?.backgroundColor, isHidden: isHidden,
            masksToBounds: flags.contains(.clipsToBounds), style: extras?.layer?.style ?? .init())
    }

    /// The layer's displayed values.
    ///
    /// - Complexity: O(*n*) in the number of running animations.
    final var presentedValues: LayerValues { presented(over: modelValues) }

    /// The displayed value of a property that was changed just before.
    final func presentedValue(of property: AnimatedProperty, before old: AnimatedValue) -> AnimatedValue {
        var values = modelValues
        property.set(old, in: &values)
        return property.value(in: presented(over: values))
    }

    private func presented(over model: LayerValues) -> LayerValues {
        guard flags.contains(.isAnimated) else { return model }
        // It changes with time: results that depend on it must be computed again then.
        UIApplication.shared.noteLookAtAnimations()
        var values = model
        for animation in layerAnimations { animation.apply(to: &values) }
        values.opacity = min(max(values.opacity, 0), 1)
        return values
    }

    /// Sets one of a layer's values on the view, as an assignment outside of every animation would.
    final func setModel(_ property: AnimatedProperty, _ value: AnimatedValue) {
        let old = modelValues
        var values = old
        property.set(value, in: &values)
        AnimationScope.outside {
            // Unchanged values are not set: a frame that was set is kept to the last bit.
            if values.position != old.position { setCenter(values.position) }
            if values.bounds != old.bounds { setBounds(values.bounds) }
            if values.transform != old.transform { setTransform(values.transform) }
            if values.opacity != old.opacity { setAlpha(values.opacity) }
            if values.backgroundColor != old.backgroundColor { setBackgroundColor(values.backgroundColor) }
            extras?.layer?.style = values.style
        }
    }
}
