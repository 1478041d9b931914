import Foundation

/// Traits that can be set one by one.
public protocol UIMutableTraits {
    /// Whether the interface is light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Whether the interface is elevated above another one.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels per point; 0 if unspecified.
    var displayScale: CGFloat { get set }
    /// The user's preferred text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The direction in which the interface is read.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

/// The values of all traits, each either specified or not.
package struct TraitValues: UIMutableTraits, Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var displayScale: CGFloat = 0
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

    package init() {}

    /// Returns these traits with those applied over them that `other` specifies.
    package func overridden(by other: TraitValues) -> TraitValues {
        var values = self
        for (_, field) in UITraitDefinition.fields where field.isSpecified(other) {
            field.copy(other, &values)
        }
        return values
    }
}
