/// Whether the interface is light or dark.
public final class UITraitUserInterfaceStyle: UITraitDefinition {
    override class var field: TraitField { .userInterfaceStyle }
}

/// Whether the interface is elevated above another one.
public final class UITraitUserInterfaceLevel: UITraitDefinition {
    override class var field: TraitField { .userInterfaceLevel }
}

/// The kind of device.
public final class UITraitUserInterfaceIdiom: UITraitDefinition {
    override class var field: TraitField { .userInterfaceIdiom }
}

/// The horizontal size class.
public final class UITraitHorizontalSizeClass: UITraitDefinition {
    override class var field: TraitField { .horizontalSizeClass }
}

/// The vertical size class.
public final class UITraitVerticalSizeClass: UITraitDefinition {
    override class var field: TraitField { .verticalSizeClass }
}

/// Pixels per point.
public final class UITraitDisplayScale: UITraitDefinition {
    override class var field: TraitField { .displayScale }
}

/// The user's preferred text size.
public final class UITraitPreferredContentSizeCategory: UITraitDefinition {
    override class var field: TraitField { .preferredContentSizeCategory }
}
