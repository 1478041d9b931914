/// A screen with what became of it, or a tap after which there was none.
struct Finding: Hashable, Sendable {
    /// The taps that lead to it from the launch.
    let path: [TapTarget]
    /// The screen; `nil` if the application crashed before one.
    let screen: ScreenState?
    let verdict: Verdict
    /// The failures of the last tap on the path, the first first.
    let problems: [Problem]
    /// The calls of modules that are not there, of the last tap on the path.
    let stubCalls: [Problem]
    let requests: [String]

    /// A screen that was seen.
    init(_ path: [TapTarget], _ record: VisitRecord, _ screen: ScreenState) {
        self.path = path
        self.screen = screen
        problems = record.problems.filter { !$0.isOfStub }
        stubCalls = record.problems.filter(\.isOfStub)
        requests = record.requests
        let hasCauses = !stubCalls.isEmpty || !requests.isEmpty
        verdict =
            if !problems.isEmpty {
                .failed
            } else if !screen.signs.isEmpty || screen.isEmpty && hasCauses {
                .waiting
            } else {
                screen.isEmpty ? .empty : .cameUp
            }
    }

    /// The launch or the tap after which no screen is there.
    init(_ path: [TapTarget], _ verdict: Verdict, _ problem: Problem) {
        (self.path, self.verdict) = (path, verdict)
        (screen, problems, stubCalls, requests) = (nil, [problem], [], [])
    }

    /// The path as words, `launch › tab "Settings"`.
    var steps: String { (["launch"] + path.map(\.description)).joined(separator: " › ") }
}
