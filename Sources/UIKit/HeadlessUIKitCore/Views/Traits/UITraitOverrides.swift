/// The trait overrides of a view or a controller, which take precedence over inherited traits.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
    var values = TraitValues()

    /// Whether the interface is light or dark; unspecified for no override.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }

    /// Whether the interface is elevated above another one; unspecified for no override.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }

    /// The kind of device; unspecified for no override.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }

    /// The horizontal size class; unspecified for no override.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    /// The vertical size class; unspecified for no override.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    /// Pixels per point; 0 or less for no override. One that is not finite is a failure, and the old one is kept.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set {
            values.displayScale = max(
                newValue.finite(or: displayScale, "displayScale", of: "UITraitOverrides"), 0)
        }
    }

    /// The user's preferred text size; unspecified for no override.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }

    /// The direction in which the interface is read; unspecified for no override.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { trait.isSpecified(values) }

    /// Removes the override of a trait.
    public mutating func remove(_ trait: UITrait) { trait.copy(TraitValues(), &values) }
}
