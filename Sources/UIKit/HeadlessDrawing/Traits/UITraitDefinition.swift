/// A trait as a type, by which changes to it can be observed.
public class UITraitDefinition {
    fileprivate init() {}

    /// All traits with their values, in the order of descriptions.
    static let fields: [(trait: UITrait, field: TraitField)] = [
        (UITraitUserInterfaceStyle.self, .userInterfaceStyle),
        (UITraitUserInterfaceLevel.self, .userInterfaceLevel),
        (UITraitUserInterfaceIdiom.self, .userInterfaceIdiom),
        (UITraitHorizontalSizeClass.self, .horizontalSizeClass),
        (UITraitVerticalSizeClass.self, .verticalSizeClass),
        (UITraitDisplayScale.self, .displayScale),
        (UITraitPreferredContentSizeCategory.self, .preferredContentSizeCategory),
        (UITraitLayoutDirection.self, .layoutDirection),
    ]

    private static var field: TraitField { fields.first { $0.trait == self }?.field ?? .none }

    package static func isSpecified(_ values: TraitValues) -> Bool { field.isSpecified(values) }

    package static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
        field.differs(one, other)
    }

    package static func copy(_ source: TraitValues, _ target: inout TraitValues) {
        field.copy(source, &target)
    }
}

/// A trait, as one of the types whose names begin with `UITrait`.
public typealias UITrait = UITraitDefinition.Type
