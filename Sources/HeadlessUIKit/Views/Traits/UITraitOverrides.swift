import Foundation

/// The traits that a view or a controller has of its own, over those it is in.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
    var values = TraitValues()

    /// Whether the interface is light or dark; unspecified for no override.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }

    /// Whether the interface stands in front of another one; unspecified for no override.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }

    /// The kind of device; unspecified for no override.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }

    /// How much room there is from left to right; unspecified for no override.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    /// How much room there is from top to bottom; unspecified for no override.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    /// Pixels per point; 0 for no override, and so is what is below. A number that is not finite is a failure, and the
    /// old one is kept.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set {
            values.displayScale = max(
                newValue.finite(or: displayScale, "displayScale", of: "UITraitOverrides"), 0)
        }
    }

    /// How large the user wants text to be; unspecified for no override.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }

    /// Whether there is an override of a trait.
    public func contains(_ trait: UITrait) -> Bool { trait.isSpecified(values) }

    /// Takes the override of a trait away.
    public mutating func remove(_ trait: UITrait) { trait.copy(TraitValues(), &values) }
}
