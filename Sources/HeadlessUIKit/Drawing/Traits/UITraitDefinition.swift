/// A trait as a type, by which changes to it can be observed.
public class UITraitDefinition {
    fileprivate init() {}

    class var field: TraitField { .none }

    /// All traits, in the order of descriptions.
    static let all: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitUserInterfaceIdiom.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
        UITraitPreferredContentSizeCategory.self,
    ]

    static func isSpecified(_ values: TraitValues) -> Bool { differs(values, TraitValues()) }

    static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { field.differs(one, other) }

    static func copy(_ source: TraitValues, _ target: inout TraitValues) { field.copy(source, &target) }

    /// The trait's name and value in descriptions.
    static func text(_ values: TraitValues) -> String { field.text(values) }
}

/// A trait, as one of the types whose names begin with `UITrait`.
public typealias UITrait = UITraitDefinition.Type
