/// Whether any interface of the process has ever been read from the right.
///
/// Layout asks each view for its direction. While all of them are read from the left, the answer is one load.
@MainActor
package enum LayoutDirections {
    // Read for each view that is laid out; nothing is called while it is accessed.
    @exclusivity(unchecked) package private(set) static var areMixed = false

    package static func note(_ traits: UITraitCollection) {
        if traits.layoutDirection == .rightToLeft { areMixed = true }
    }

    package static func note(_ attribute: UISemanticContentAttribute) {
        if attribute == .forceRightToLeft { areMixed = true }
    }
}
