extension UIView: TraitChangeHandling {
    var traitChangeHandlers: [TraitChangeHandler] {
        get { extras?.traitChangeHandlers ?? [] }
        set { withExtras { $0.traitChangeHandlers = newValue } }
    }

    /// Whether the view and all in it are light or dark, whatever they are in; unspecified, the default, for as that is.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The traits that the view and all in it have, whatever they are in.
    public final var traitOverrides: UITraitOverrides {
        get { extras?.overrides ?? UITraitOverrides() }
        set {
            guard newValue != traitOverrides else { return }
            withExtras { $0.overrides = newValue }
            updateInheritedTraits()
        }
    }

    /// Stops calling what was registered on this view.
    public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChangeHandlers.removeAll { $0 === registration }
    }
}

extension UIView {
    /// How views show the tint colour.
    public enum TintAdjustmentMode: Int, Hashable, Sendable {
        /// As the superview; normal where nothing is said.
        case automatic
        /// As it is.
        case normal
        /// As a grey, as behind an alert.
        case dimmed
    }

    /// Whether the tint colour is shown as a grey; as the superview has it unless set, and never `automatic` when read.
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

    /// What the controller's container has given it, with its own put over it.
    final var effectiveOverrides: TraitValues {
        containerOverrides?.overridden(by: overrides.values) ?? overrides.values
    }

    /// Whether the view and all in it are light or dark, whatever they are in; unspecified, the default, for as that is.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The traits that the view and all in it have, whatever they are in.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set {
            guard newValue != overrides else { return }
            overrides = newValue
            viewIfLoaded?.updateInheritedTraits()
        }
    }

    /// Stops calling what was registered on this controller.
    public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChangeHandlers.removeAll { $0 === registration }
    }
}

extension UIScreen: UITraitEnvironment {
    /// What the device says: light or dark, a phone or a tablet, upright or not.
    public var traitCollection: UITraitCollection { device?.inheritedValues.value.traits ?? .device }

    /// Tells nobody: a screen is not there to be subclassed.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
