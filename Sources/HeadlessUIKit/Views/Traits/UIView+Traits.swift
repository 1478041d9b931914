extension UIView: TraitChangeHandling {
    var traitChangeHandlers: [TraitChangeHandler] {
        get { extras?.traitChangeHandlers ?? [] }
        set { withExtras { $0.traitChangeHandlers = newValue } }
    }

    /// Forces light or dark appearance on the view and its subviews; unspecified, the default, inherits it.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The trait overrides of the view and its subviews.
    public final var traitOverrides: UITraitOverrides {
        get { extras?.overrides ?? UITraitOverrides() }
        set {
            guard newValue != traitOverrides else { return }
            withExtras { $0.overrides = newValue }
            updateInheritedTraits()
        }
    }

    /// Unregisters a handler of this view.
    public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChangeHandlers.removeAll { $0 === registration }
    }
}

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

    /// Whether the tint colour is shown as a grey; inherited unless set, and never `automatic` when read.
    public final var tintAdjustmentMode: TintAdjustmentMode {
        get { inheritedValues.isDimmed ? .dimmed : .normal }
        set {
            withExtras { $0.tintAdjustmentMode = newValue }
            updateInheritedTraits()
        }
    }

    final var inheritedTintColor: UIColor {
        let tint = inheritedValues.tint ?? .tintColor
        return inheritedValues.isDimmed ? tint.asGrey : tint
    }

    final func setTintColor(_ color: UIColor?) {
        withExtras { $0.tintColor = color }
        updateInheritedTraits()
    }
}

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

    /// Forces light or dark appearance on the view and its subviews; unspecified, the default, inherits it.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
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
    public var traitCollection: UITraitCollection { device?.inheritedValues.value.traits ?? .device }

    /// Does nothing: a screen cannot be subclassed.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
