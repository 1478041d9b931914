extension UIView {
    /// The view's inherited traits; the device's if no ancestor overrides any.
    final var inheritedValues: InheritedTraits { extras?.inheritedValues ?? DeviceTraits.current }

    /// Whether the view's own or its controller's settings override inherited traits.
    private var overridesInheritedTraits: Bool {
        guard let rare = extras?.rare else { return controllerOverrides }
        return rare.overrides != UITraitOverrides() || rare.tintColor != nil
            || rare.tintAdjustmentMode != .automatic || controllerOverrides
    }

    private var controllerOverrides: Bool {
        controller.map { $0.effectiveOverrides != TraitValues() } ?? false
    }

    /// The view's traits when it inherits `outer`.
    private func inheritedValues(in outer: InheritedTraits) -> InheritedTraits {
        var inner = outer
        var values = outer.traits.values
        if let controller { values = values.overridden(by: controller.effectiveOverrides) }
        if let rare = extras?.rare { values = values.overridden(by: rare.overrides.values) }
        if values != outer.traits.values { inner.traits = UITraitCollection(values) }
        if let tint = extras?.rare?.tintColor { inner.tint = tint }
        switch extras?.rare?.tintAdjustmentMode ?? .automatic {
        case .automatic: break
        case .normal: inner.isDimmed = false
        case .dimmed: inner.isDimmed = true
        }
        return inner
    }

    /// Adopts the superview's traits after the view was added to it; costs nothing if none was ever set.
    final func joinInheritedTraits() {
        if windowLink != nil, let formerTraits = extras?.rare?.formerTraits {
            extras?.rare?.formerTraits = nil
            return updateInheritedTraits(fromDevice: formerTraits)
        }
        // It was just added there.
        if hasInheritedValues || nextSuperview?.hasInheritedValues == true { updateInheritedTraits() }
    }

    /// Whether any trait was set on the view or an ancestor; most views have no extras to look at.
    private var hasInheritedValues: Bool {
        guard let extras else { return false }
        return extras.inheritedValues != nil
    }

    /// Updates the traits of the view and its descendants, and tells those whose traits changed.
    ///
    /// - Parameter formerly: the device's previous traits, if they changed.
    /// - Complexity: O(*n*) in the number of views whose traits changed.
    package final func updateInheritedTraits(fromDevice formerly: InheritedTraits? = nil) {
        let device = DeviceTraits.current
        var pending = [(view: self, outer: superviewLink?.extras?.inheritedValues)]
        var changed: [(view: UIView, old: InheritedTraits)] = []
        while let (view, outer) = pending.popLast() {
            let stored = view.extras?.inheritedValues
            // Traits without an override between the view and the device are not kept, and so follow the device.
            let own = view.overridesInheritedTraits ? view.inheritedValues(in: outer ?? device) : outer
            if own == stored, own != nil || formerly == nil { continue }
            view.keepInheritedTraits(own)
            let old = stored ?? formerly ?? device
            if own ?? device != old {
                ViewTree.change(view)
                changed.append((view, old))
            }
            for subview in view.subviews.reversed() { pending.append((subview, own)) }
        }
        // All of them have their new traits before the first is told.
        InheritedTraitsNesting.tell(self) {
            for (view, old) in changed where !InheritedTraitsNesting.hasGivenUp {
                view.reportInheritedTraits(from: old)
            }
        }
    }

    private func keepInheritedTraits(_ inheritedValues: InheritedTraits?) {
        if inheritedValues == nil, extras == nil { return }
        existingOrNewExtras.inheritedValues = inheritedValues
        if let inheritedValues { LayoutDirections.note(inheritedValues.traits) }
    }

    private func reportInheritedTraits(from old: InheritedTraits) {
        let new = inheritedValues
        if new.traits != old.traits {
            if new.traits.preferredContentSizeCategory != old.traits.preferredContentSizeCategory {
                textSizeDidChange()
            }
            if new.traits.layoutDirection != old.traits.layoutDirection,
                semanticContentAttribute == .unspecified
            {
                layoutDirectionDidChange()
            }
            if let rules = windowLink?.application?.appearances, rules.dependOnTraits {
                takeAppearance(rules)
            }
            if new.traits.horizontalSizeClass != old.traits.horizontalSizeClass
                || new.traits.verticalSizeClass != old.traits.verticalSizeClass
            {
                nibVariation?(new.traits)
            }
            asCurrentTraits {
                controller?.traitCollectionDidChange(old.traits)
                traitCollectionDidChange(old.traits)
            }
            asCurrentTraits {
                controller?.callTraitChangeHandlers(previous: old.traits)
                callTraitChangeHandlers(previous: old.traits)
            }
        }
        if new.tint != old.tint || new.isDimmed != old.isDimmed { asCurrentTraits { tintColorDidChange() } }
    }

    final func asCurrentTraits(_ body: () -> Void) {
        if extras?.inheritedValues == nil, UITraitCollection.currentIsStandard {
            body()
        } else {
            traitCollection.performAsCurrent(body)
        }
    }
}

/// How deep trait changes are nested that callbacks about trait changes make.
@MainActor
private enum InheritedTraitsNesting {
    /// Far beyond what settles, well within the stack.
    private static let limit = 100
    private static var depth = 0
    /// Whether the callbacks are skipped until the outermost change is over.
    private(set) static var hasGivenUp = false

    static func tell(_ view: UIView, _ body: () -> Void) {
        if depth >= limit, !hasGivenUp {
            hasGivenUp = true
            ViewFailure.neverSettles(
                "The traits or the tint of \(view.summary) change again in every callback about their change",
                "none is"
            ).record()
        }
        depth += 1
        body()
        depth -= 1
        if depth == 0 { hasGivenUp = false }
    }
}
