/// A trait as a type, by which changes to it can be observed.
public class UITraitDefinition {
    fileprivate init() {}

    class func isSpecified(_ values: TraitValues) -> Bool { differs(values, TraitValues()) }

    class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { false }

    class func copy(_ source: TraitValues, _ target: inout TraitValues) {}

    /// All traits, in the order of descriptions.
    static let all: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitUserInterfaceIdiom.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
        UITraitPreferredContentSizeCategory.self,
    ]

    /// The trait's name and value in descriptions.
    class func text(_ values: TraitValues) -> String { "" }
}

/// A trait, as one of the types whose names begin with `UITrait`.
public typealias UITrait = UITraitDefinition.Type
