/// What became of a screen.
enum Verdict: String, Sendable, CaseIterable {
    case cameUp = "came up"
    case waiting
    case empty
    case failed
    case crashed
}
