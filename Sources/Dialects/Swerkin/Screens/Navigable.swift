/// A screen to which paths lead from other screens.
@preconcurrency @MainActor
public protocol Navigable {
    /// The segments that lead to this screen, in order of preference.
    func entryPathSegments() -> [PathSegment]
}
