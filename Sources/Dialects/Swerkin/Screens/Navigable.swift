/// A screen to which ways lead from other screens.
@preconcurrency @MainActor
public protocol Navigable {
    /// The ways that lead to this screen, in order of preference.
    func entryPathSegments() -> [PathSegment]
}
