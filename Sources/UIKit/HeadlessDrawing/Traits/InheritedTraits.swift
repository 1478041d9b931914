/// The traits and the tint that a view inherits from its ancestors, with its own overrides applied.
package struct InheritedTraits: Equatable, Sendable {
    package var traits = UITraitCollection.standard
    /// The tint that was set on the nearest ancestor; `nil` for the system's.
    package var tint: UIColor?
    package var isDimmed = false

    package init(traits: UITraitCollection = .standard) { self.traits = traits }

    // Usually the traits are the same object, which to ask for equality would cost as much as all the rest.
    package static func == (one: InheritedTraits, other: InheritedTraits) -> Bool {
        one.isDimmed == other.isDimmed && (one.traits === other.traits || one.traits == other.traits)
            && (one.tint === other.tint || one.tint == other.tint)
    }

    /// The values of a device in its initial state.
    package static let standard = InheritedTraits()
}
