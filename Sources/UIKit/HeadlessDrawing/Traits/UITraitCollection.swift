import Foundation

/// The traits of an interface: light or dark, size classes, and the like.
///
/// A collection is immutable. A view's collection specifies all traits; one that is made specifies those that
/// it was made with, and leaves the rest unspecified.
///
/// ```swift
/// let dark = UITraitCollection(userInterfaceStyle: .dark)
/// UIColor.label.resolvedColor(with: dark)  // white
/// ```
public final class UITraitCollection: NSObject, Sendable {
    package let values: TraitValues

    package init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Makes a collection without specified traits.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Makes a collection of the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// Makes a collection from several; later ones take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// Makes a collection that specifies light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Makes a collection that specifies the interface level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Makes a collection that specifies the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    /// Makes a collection that specifies the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Makes a collection that specifies the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Makes a collection that specifies the pixels per point.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }

    /// Makes a collection that specifies the preferred text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Makes a collection that specifies the direction of the interface.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Returns this collection with the changes of `mutations`.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }

    // MARK: Traits

    /// Whether the interface is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Whether the interface is elevated above another one.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The user's preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The direction in which the interface is read.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    // MARK: Comparisons

    /// Whether all traits that `trait` specifies have the same values here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether a dynamic colour may differ between the two collections.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.userInterfaceLevel != other.userInterfaceLevel
    }

    /// Returns the traits that differ from another collection's.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection?.values ?? TraitValues()
        return UITraitDefinition.fields.filter { $0.field.differs(values, other) }.map(\.trait)
    }

    /// Whether `object` is an equal collection.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// A hash of the traits.
    public override var hash: Int { values.hashValue }

    /// The specified traits: `UITraitCollection userInterfaceStyle dark, displayScale 3.0`.
    public override var description: String {
        let words = UITraitDefinition.fields.map(\.field).filter { $0.isSpecified(values) }.map {
            $0.text(values)
        }
        return (["UITraitCollection"] + [words.joined(separator: ", ")]).joined(separator: " ")
    }

    // MARK: Current

    @TaskLocal private static var performing: UITraitCollection?

    /// The traits of a device in its initial state: a light phone in portrait.
    package static let standard = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.displayScale = 3
        $0.preferredContentSizeCategory = .large
        $0.layoutDirection = .leftToRight
    }

    /// The traits that dynamic colours use if none are given.
    ///
    /// While a view lays out or is told about changes to its traits or its tint, they are the view's.
    public static var current: UITraitCollection { performing ?? device }

    /// The traits of the device of the current task's application.
    package static var device: UITraitCollection { DeviceTraits.current.traits }

    /// Runs `actions` with these traits as the ``current`` ones; unspecified ones are the device's.
    public func performAsCurrent(_ actions: () -> Void) {
        let whole = UITraitCollection(Self.device.values.overridden(by: values))
        Self.$performing.withValue(whole, operation: actions)
    }

    package static var currentIsStandard: Bool { performing == nil }
}

extension TraitValues {
    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
