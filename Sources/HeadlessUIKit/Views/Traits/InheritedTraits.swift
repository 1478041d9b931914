/// What a view has from those it is in, with its own put over it.
struct InheritedTraits: Equatable, Sendable {
    var traits = UITraitCollection.standard
    /// The tint that was set on the nearest view; `nil` for the system's.
    var tint: UIColor?
    var isDimmed = false

    /// What there is on a device that nobody changed anything on.
    static let standard = InheritedTraits()
}

extension UIView {
    /// What the view has from those it is in; that of the device where none of them says anything.
    final var inheritedValues: InheritedTraits { extras?.inheritedValues ?? DeviceTraits.current }

    /// Whether the view's own or its controller's settings say something about its surroundings.
    private var overridesInheritedTraits: Bool {
        guard let extras else { return controllerOverrides }
        return extras.overrides != UITraitOverrides() || extras.tintColor != nil
            || extras.tintAdjustmentMode != .automatic || controllerOverrides
    }

    private var controllerOverrides: Bool {
        controller.map { $0.effectiveOverrides != TraitValues() } ?? false
    }

    /// What the view has in such surroundings.
    private func inheritedValues(in outer: InheritedTraits) -> InheritedTraits {
        var inner = outer
        var values = outer.traits.values
        if let controller { values = values.overridden(by: controller.effectiveOverrides) }
        if let extras { values = values.overridden(by: extras.overrides.values) }
        if values != outer.traits.values { inner.traits = UITraitCollection(values) }
        if let tint = extras?.tintColor { inner.tint = tint }
        switch extras?.tintAdjustmentMode ?? .automatic {
        case .automatic: break
        case .normal: inner.isDimmed = false
        case .dimmed: inner.isDimmed = true
        }
        return inner
    }

    /// Takes over what the superview has, after the view came into it; costs nothing where nothing was ever set.
    final func joinInheritedTraits() {
        // It has just been put there.
        if extras?.inheritedValues == nil, nextSuperview?.extras?.inheritedValues == nil { return }
        updateInheritedTraits()
    }

    /// Looks again at what the view and all in it have from those they are in, and tells those that have other things.
    ///
    /// - Parameter formerly: what the device said until now, if that is what changed.
    /// - Complexity: O(*n*) in the views that have something else now.
    final func updateInheritedTraits(fromDevice formerly: InheritedTraits? = nil) {
        let device = DeviceTraits.current
        var pending = [(view: self, outer: superviewLink?.extras?.inheritedValues)]
        var changed: [(view: UIView, old: InheritedTraits)] = []
        while let (view, outer) = pending.popLast() {
            let stored = view.extras?.inheritedValues
            // What nobody between the view and the device says is not kept, and so follows the device by itself.
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
        // All of them have what they are to have before the first is told.
        InheritedTraitsNesting.tell(self) {
            for (view, old) in changed where !InheritedTraitsNesting.hasGivenUp {
                view.tellInheritedTraitsChanged(from: old)
            }
        }
    }

    private func keepInheritedTraits(_ inheritedValues: InheritedTraits?) {
        if inheritedValues == nil, extras == nil { return }
        let extras = extras ?? ViewExtras()
        self.extras = extras
        extras.inheritedValues = inheritedValues
    }

    private func tellInheritedTraitsChanged(from old: InheritedTraits) {
        let new = inheritedValues
        if new.traits != old.traits {
            if new.traits.preferredContentSizeCategory != old.traits.preferredContentSizeCategory {
                textSizeDidChange()
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

    /// Does something with the view's traits as the current ones.
    final func asCurrentTraits(_ body: () -> Void) {
        if extras?.inheritedValues == nil, UITraitCollection.currentIsStandard {
            body()
        } else {
            traitCollection.performAsCurrent(body)
        }
    }
}

/// How deep changes of surroundings are nested that are made by those who are told of changes.
@MainActor
private enum InheritedTraitsNesting {
    /// Far beyond what settles, well within the stack.
    private static let limit = 100
    private static var depth = 0
    /// Whether nobody is told any more until the outermost change is over.
    private(set) static var hasGivenUp = false

    static func tell(_ view: UIView, _ body: () -> Void) {
        if depth >= limit, !hasGivenUp {
            hasGivenUp = true
            ViewFailure.inheritedTraitsNeverSettle(view).record()
        }
        depth += 1
        body()
        depth -= 1
        if depth == 0 { hasGivenUp = false }
    }
}
