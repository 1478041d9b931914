/// What a visit to a screen has seen.
struct VisitRecord: Codable, Hashable, Sendable {
    /// The screen; `nil` if there is none, as in the background.
    var screen: ScreenState?
    /// The failures of the last tap, or of the launch.
    var problems: [Problem] = []
    /// The requests of the whole visit that have no answer: `GET https://example.org/list`.
    var requests: [String] = []
    /// The target on the path that was not there.
    var missing: TapTarget?
}

/// What became of a visit.
enum VisitOutcome: Hashable, Sendable {
    case seen(VisitRecord)
    /// The application's code ended the program.
    case crashed(Problem)
}

/// Launches the application and follows a path of taps.
protocol Visitor {
    @MainActor func visit(_ path: [TapTarget]) -> VisitOutcome
}
