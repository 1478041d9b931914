// Not overridable: registrations are the system's; override `traitCollectionDidChange(_:)`.
extension UIView: TraitChangeHandling {
    var traitChangeHandlers: [TraitChangeHandler] {
        get { extras?.rare?.traitChangeHandlers ?? [] }
        set { withExtras { $0.rareForChange.traitChangeHandlers = newValue } }
    }

    /// The trait overrides of the view and its subviews.
    public final var traitOverrides: UITraitOverrides {
        get { extras?.rare?.overrides ?? UITraitOverrides() }
        set {
            guard newValue != traitOverrides else { return }
            withExtras { $0.rareForChange.overrides = newValue }
            updateInheritedTraits()
        }
    }

    /// Unregisters a handler of this view.
    public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChangeHandlers.removeAll { $0 === registration }
    }
}

// Not overridable: a view of the stored overrides; override `traitCollectionDidChange(_:)`.
extension UIView {
    /// How views show the tint colour.
    public enum TintAdjustmentMode: Int, Hashable, Sendable {
        /// As the superview does; normal if no ancestor sets a mode.
        case automatic
        /// Unchanged.
        case normal
        /// As a grey, as behind an alert.
        case dimmed
    }
}

// Not overridable: registrations are the system's; override `traitCollectionDidChange(_:)`.
extension UIViewController: TraitChangeHandling {
    final var inheritedTraits: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        let outer = parent?.traitCollection ?? .device
        return UITraitCollection(outer.values.overridden(by: effectiveOverrides))
    }

    /// The overrides that the container set for the controller, with the controller's own applied.
    final var effectiveOverrides: TraitValues {
        containerOverrides?.overridden(by: overrides.values) ?? overrides.values
    }

    /// The trait overrides of the controller's view and its subviews.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set {
            guard newValue != overrides else { return }
            overrides = newValue
            viewIfLoaded?.updateInheritedTraits()
        }
    }

    /// Unregisters a handler of this controller.
    public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChangeHandlers.removeAll { $0 === registration }
    }
}

extension UIScreen: UITraitEnvironment {
    /// The device's traits: light or dark, a phone or a tablet, size classes.
    public var traitCollection: UITraitCollection {
        (isOver ? UIScreen.main : self).device?.inheritedValues.value.traits ?? .device
    }

    /// Called when the traits changed; a screen cannot be subclassed. It has no effect here.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
