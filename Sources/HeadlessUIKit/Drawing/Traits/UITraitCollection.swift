import Foundation

/// What an interface is shown by: light or dark, how much room there is, and the like.
///
/// A collection never changes. One that views have says all of it; one that is made says what it was made with, and
/// leaves the rest unspecified.
///
/// ```swift
/// let dark = UITraitCollection(userInterfaceStyle: .dark)
/// UIColor.label.resolvedColor(with: dark)  // white
/// ```
public final class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Makes a collection that says nothing.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Makes a collection of what `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// Makes a collection of several, the later ones over the earlier.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// Makes a collection that says whether the interface is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Makes a collection that says whether the interface stands in front of another one.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Makes a collection that says which kind of device it is.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
    }

    /// Makes a collection that says how much room there is from left to right.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Makes a collection that says how much room there is from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Makes a collection that says how many pixels a point has.
    public convenience init(displayScale: CGFloat) {
        self.init { $0.displayScale = displayScale }
    }

    /// Makes a collection that says how large the user wants text to be.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// This collection with what `mutations` sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }

    // MARK: Traits

    /// Whether the interface is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Whether the interface stands in front of another one.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// How much room there is from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Pixels per point; 0 if nothing is said of it.
    public var displayScale: CGFloat { values.displayScale }
    /// How large the user wants text to be.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    // MARK: Comparing

    /// Whether all that `trait` says is said here, too.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether a dynamic colour may be another one than by the other collection.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.userInterfaceLevel != other.userInterfaceLevel
    }

    /// The traits that differ from another collection's.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection?.values ?? TraitValues()
        return UITraitDefinition.all.filter { $0.differs(values, other) }
    }

    /// Whether `object` is a collection that says the same.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// A hash of the traits.
    public override var hash: Int { values.hashValue }

    /// What is specified: `UITraitCollection userInterfaceStyle dark, displayScale 3.0`.
    public override var description: String {
        let words = UITraitDefinition.all.filter { $0.isSpecified(values) }.map { $0.text(values) }
        return (["UITraitCollection"] + [words.joined(separator: ", ")]).joined(separator: " ")
    }

    // MARK: Current

    @TaskLocal private static var performing: UITraitCollection?

    /// What a device says that nobody changed: a light phone, upright.
    static let standard = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.displayScale = 3
        $0.preferredContentSizeCategory = .large
    }

    /// The traits that dynamic colours go by where none are given.
    ///
    /// While a view is laid out and told of changes to its traits or its tint, they are the view's.
    public static var current: UITraitCollection { performing ?? device }

    /// What the current task's application's device says.
    static var device: UITraitCollection { DeviceTraits.current.traits }

    /// Does something with these traits as the ``current`` ones; what they do not say is as on the device.
    public func performAsCurrent(_ actions: () -> Void) {
        let whole = UITraitCollection(Self.device.values.overridden(by: values))
        Self.$performing.withValue(whole, operation: actions)
    }

    /// Whether the current traits are those of the device.
    static var currentIsStandard: Bool { performing == nil }
}

extension TraitValues {
    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
