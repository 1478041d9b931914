import FailureReporting
import Robot
import ViewQuery

/// A launch in a world of its own, and the taps that lead to a screen.
@MainActor
struct Visit {
    /// Runs a body and returns the failures that it recorded.
    typealias Watch = @MainActor (() -> Void) -> [Problem]

    let launch: @MainActor () -> Void
    let watch: Watch
    /// The requests without an answer, of all that the process has begun.
    var requests: @MainActor () -> [String] = { [] }

    /// The virtual time after the launch and after each tap.
    static let pause = Duration.seconds(5)

    /// Follows a path, and notes the screen that it leads to.
    func run(along path: [TapTarget]) -> VisitRecord {
        let application = UIApplication(in: World(), device: .standard)
        RunningWorlds.begin(application.world, named: "the visit of a screen")
        defer { RunningWorlds.end(application.world) }
        return UIApplication.withShared(application) {
            defer { end(application) }
            HeldNetwork.begin()
            var record = VisitRecord()
            record.problems = step(in: application, launch)
            for target in path {
                guard let view = TargetReader(application).view(for: target) else {
                    record.missing = target
                    return record
                }
                record.problems = step(in: application) { tapOn(view, lapse: .none) }
            }
            record.requests = requests()
            record.screen = ScreenReader(application).read()
            return record
        }
    }

    private func step(in application: UIApplication, _ body: () -> Void) -> [Problem] {
        let depth = FrontScreen(of: application)?.depth ?? 0
        let problems = watch {
            body()
            TimeLapse.advance(by: Self.pause)
        }
        let shown = (FrontScreen(of: application)?.depth ?? 0) - depth
        guard shown > Self.mostScreens, problems.isEmpty else { return problems }
        return [
            Problem(
                text: "Screens are shown one over another without an end: \(shown) at one go.", place: nil)
        ]
    }

    /// How many screens one tap may show one over another.
    private static let mostScreens = 8

    /// Ends the application, as the end of a test does; what it records meanwhile does not count.
    private func end(_ application: UIApplication) {
        _ = watch {
            application.keyboard.cancelAnnouncements()
            application.cancelSystemWork()
            application.closeWindows()
            application.leaveProcess()
            application.clock.cancelAll()
        }
    }
}

extension Visit {
    /// A visit in a process with other work, such as a test: failures are collected as they are recorded.
    static func collecting(_ launch: @escaping @MainActor () -> Void) -> Visit {
        Visit(launch: launch) { body in
            var failures: [RecordedFailure] = []
            _ = FailureCollector.warnings { failures = FailureCollector.failures { body() } }
            return failures.map { Problem($0) }
        }
    }
}

extension Visit: Visitor {
    func visit(_ path: [TapTarget]) -> VisitOutcome { .seen(run(along: path)) }
}
