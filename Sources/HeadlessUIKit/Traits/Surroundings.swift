/// What a view has from those it is in, with its own put over it.
struct Surroundings: Equatable {
    var traits = UITraitCollection.standard
    /// The tint that was set on the nearest view; `nil` for the system's.
    var tint: UIColor?
    var isDimmed = false

    /// What there is where nothing was set.
    static let standard = Surroundings()
}

extension UIView {
    final var surroundings: Surroundings { extras?.surroundings ?? .standard }

    /// Whether the view's own or its controller's settings say something about its surroundings.
    private var overridesSurroundings: Bool {
        guard let extras else { return controllerOverrides }
        return extras.overrides != UITraitOverrides() || extras.tintColor != nil
            || extras.tintAdjustmentMode != .automatic || controllerOverrides
    }

    private var controllerOverrides: Bool {
        controller.map { $0.effectiveOverrides != TraitValues() } ?? false
    }

    /// What the view has in such surroundings.
    private func surroundings(in outer: Surroundings) -> Surroundings {
        guard overridesSurroundings else { return outer }
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
    final func joinSurroundings() {
        if extras?.surroundings == nil, superviewLink?.extras?.surroundings == nil { return }
        updateSurroundings()
    }

    /// Looks again at what the view and all in it have from those they are in, and tells those that have other things.
    ///
    /// - Complexity: O(*n*) in the views that have something else now.
    final func updateSurroundings() {
        var pending = [(view: self, outer: superviewLink?.surroundings ?? .standard)]
        var changed: [(view: UIView, old: Surroundings)] = []
        while let (view, outer) = pending.popLast() {
            let old = view.surroundings
            let new = view.surroundings(in: outer)
            if new == old { continue }
            let extras = view.extras ?? ViewExtras()
            view.extras = extras
            extras.surroundings = new == .standard ? nil : new
            ViewTree.change(view)
            changed.append((view, old))
            for subview in view.subviews.reversed() { pending.append((subview, new)) }
        }
        // All of them have what they are to have before the first is told.
        SurroundingsNesting.tell(self) {
            for (view, old) in changed where !SurroundingsNesting.hasGivenUp {
                view.tellSurroundingsChanged(from: old)
            }
        }
    }

    private func tellSurroundingsChanged(from old: Surroundings) {
        let new = surroundings
        if new.traits != old.traits {
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
        if extras?.surroundings == nil, UITraitCollection.currentIsStandard {
            body()
        } else {
            traitCollection.performAsCurrent(body)
        }
    }
}

/// How deep changes of surroundings are nested that are made by those who are told of changes.
@MainActor
private enum SurroundingsNesting {
    /// Far beyond what settles, well within the stack.
    private static let limit = 100
    private static var depth = 0
    /// Whether nobody is told any more until the outermost change is over.
    private(set) static var hasGivenUp = false

    static func tell(_ view: UIView, _ body: () -> Void) {
        if depth >= limit, !hasGivenUp {
            hasGivenUp = true
            ViewFailure.surroundingsNeverSettle(view).record()
        }
        depth += 1
        body()
        depth -= 1
        if depth == 0 { hasGivenUp = false }
    }
}
