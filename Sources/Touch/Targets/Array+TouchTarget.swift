import FailureReporting

extension Array: TouchTarget where Element: TouchTarget {
    /// The places of all its elements, in order; none is a failure.
    @MainActor
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        if isEmpty { TouchFailure(misuse: "\(gesture) has nothing to touch: the array is empty.").record() }
        return flatMap { $0.touchPlaces(for: gesture) }
    }
}
