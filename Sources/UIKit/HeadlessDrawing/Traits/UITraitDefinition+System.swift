/// Whether the interface is light or dark.
public final class UITraitUserInterfaceStyle: UITraitDefinition {}

/// Whether the interface is elevated above another one.
public final class UITraitUserInterfaceLevel: UITraitDefinition {}

/// The kind of device.
public final class UITraitUserInterfaceIdiom: UITraitDefinition {}

/// The horizontal size class.
public final class UITraitHorizontalSizeClass: UITraitDefinition {}

/// The vertical size class.
public final class UITraitVerticalSizeClass: UITraitDefinition {}

/// Pixels per point.
public final class UITraitDisplayScale: UITraitDefinition {}

/// The user's preferred text size.
public final class UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// The direction in which the interface is read.
public final class UITraitLayoutDirection: UITraitDefinition {}
