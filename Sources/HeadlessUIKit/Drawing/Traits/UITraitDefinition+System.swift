/// Whether the interface is light or dark.
public final class UITraitUserInterfaceStyle: UITraitDefinition {
    override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
        one.userInterfaceStyle != other.userInterfaceStyle
    }

    override class func copy(_ source: TraitValues, _ target: inout TraitValues) {
        target.userInterfaceStyle = source.userInterfaceStyle
    }

    override class func text(_ values: TraitValues) -> String {
        "userInterfaceStyle \(values.userInterfaceStyle)"
    }
}

/// Whether the interface is elevated above another one.
public final class UITraitUserInterfaceLevel: UITraitDefinition {
    override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
        one.userInterfaceLevel != other.userInterfaceLevel
    }

    override class func copy(_ source: TraitValues, _ target: inout TraitValues) {
        target.userInterfaceLevel = source.userInterfaceLevel
    }

    override class func text(_ values: TraitValues) -> String {
        "userInterfaceLevel \(values.userInterfaceLevel)"
    }
}

/// The kind of device.
public final class UITraitUserInterfaceIdiom: UITraitDefinition {
    override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
        one.userInterfaceIdiom != other.userInterfaceIdiom
    }

    override class func copy(_ source: TraitValues, _ target: inout TraitValues) {
        target.userInterfaceIdiom = source.userInterfaceIdiom
    }

    override class func text(_ values: TraitValues) -> String {
        "userInterfaceIdiom \(values.userInterfaceIdiom)"
    }
}

/// The horizontal size class.
public final class UITraitHorizontalSizeClass: UITraitDefinition {
    override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
        one.horizontalSizeClass != other.horizontalSizeClass
    }

    override class func copy(_ source: TraitValues, _ target: inout TraitValues) {
        target.horizontalSizeClass = source.horizontalSizeClass
    }

    override class func text(_ values: TraitValues) -> String {
        "horizontalSizeClass \(values.horizontalSizeClass)"
    }
}

/// The vertical size class.
public final class UITraitVerticalSizeClass: UITraitDefinition {
    override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
        one.verticalSizeClass != other.verticalSizeClass
    }

    override class func copy(_ source: TraitValues, _ target: inout TraitValues) {
        target.verticalSizeClass = source.verticalSizeClass
    }

    override class func text(_ values: TraitValues) -> String {
        "verticalSizeClass \(values.verticalSizeClass)"
    }
}

/// Pixels per point.
public final class UITraitDisplayScale: UITraitDefinition {
    override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
        one.displayScale != other.displayScale
    }

    override class func copy(_ source: TraitValues, _ target: inout TraitValues) {
        target.displayScale = source.displayScale
    }

    override class func text(_ values: TraitValues) -> String { "displayScale \(values.displayScale)" }
}

/// The user's preferred text size.
public final class UITraitPreferredContentSizeCategory: UITraitDefinition {
    override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
        one.preferredContentSizeCategory != other.preferredContentSizeCategory
    }

    override class func copy(_ source: TraitValues, _ target: inout TraitValues) {
        target.preferredContentSizeCategory = source.preferredContentSizeCategory
    }

    override class func text(_ values: TraitValues) -> String {
        "preferredContentSizeCategory \(values.preferredContentSizeCategory.rawValue)"
    }
}
