import FailureReporting
import HeadlessUIKit
import JSONWriting
import Robot
import ViewQuery

/// An application that is driven by commands, and what has been commanded so far.
@MainActor
final class Session {
    /// A command that has been carried out.
    struct Step: Sendable {
        let tool: Tool
        let arguments: Arguments
        /// Whether it failed, so that it is in no test.
        var hasFailed = false
    }

    let name: String
    let tools: [Tool]
    /// How the launch is written.
    let source: LaunchSource
    /// Launches the application; `nil` in a test that is paused, which cannot be begun anew.
    private let launch: (@MainActor () -> Void)?
    private(set) var application: UIApplication
    var steps: [Step] = []
    /// The recording, and the page of it.
    let page = SessionPage()
    /// What was seen of the screen last.
    var references = References()
    /// The ways that the session has gone besides this one.
    var branches = Branches()
    /// The tool that is used now, and its arguments.
    private(set) var current: Tool?
    private(set) var arguments = Arguments()
    /// The line that is answered now, and those that were entered at the prompt.
    var line = ""
    var history: [String] = []
    /// Puts a new process in the place of this one; returns only if that is not possible. `nil` where the process has more
    /// to do than the session.
    var replaceProcess: ((Handover) -> Void)?
    /// The step that is carried out, until it acts.
    private var begun: Step?
    /// Writes down what steps do: while they are repeated for an export, and in a paused test from the start.
    var recorder: Recorder?
    /// What failed in the launch, for the first answer.
    private var launchFailure: String?

    init(
        _ name: String, tools: [Tool], source: LaunchSource = LaunchSource(),
        launch: @escaping @MainActor () -> Void
    ) {
        (self.name, self.tools, self.source) = (name, tools, source)
        self.launch = launch
        application = UIApplication()
        begin()
    }

    /// Drives the application of a test that is paused.
    init(paused application: UIApplication, tools: [Tool]) {
        (name, self.tools, launch) = ("Paused", tools, nil)
        source = LaunchSource(lines: ["// The lines of the test before the pause."])
        self.application = application
        recorder = Recorder()
    }

    var isPaused: Bool { launch == nil }

    /// Launches the application in a new world.
    func begin() {
        guard let launch else { return }
        application = UIApplication()
        references = References()
        page.record(application, named: name, file: source.file)
        let failure = UIApplication.withShared(application) {
            attempt {
                launch()
                Self.settle()
                // The same elements have the same references, whoever looks first.
                _ = look()
            }
        }
        page.update()
        launchFailure = failure.map { "The launch failed: \($0.text)\n" }
    }

    // MARK: Commands

    /// Carries out a command; never fails but by its answer.
    func answer(_ name: String, _ arguments: Arguments) -> Answer {
        guard let tool = tools.first(where: { $0.name == name }) else {
            return unknown(name)
        }
        let lead = launchFailure ?? ""
        launchFailure = nil
        do throws(CommandError) {
            try tool.check(arguments)
            var answer = try perform(tool, arguments)
            answer.text = lead + answer.text
            return answer
        } catch {
            return Answer(error: lead + error.text, cures: error.cures)
        }
    }

    private func perform(_ tool: Tool, _ arguments: Arguments) throws(CommandError) -> Answer {
        let step = Step(tool: tool, arguments: arguments)
        if tool.acts { begun = step } else if tool.isKept { steps.append(step) }
        (current, self.arguments) = (tool, arguments)
        defer { (begun, current) = (nil, nil) }
        var thrown: CommandError?
        var text = ""
        let application = application
        let failure = UIApplication.withShared(application) {
            attempt {
                do throws(CommandError) { text = try tool.run(self, arguments) } catch { thrown = error }
            }
        }
        if let failure { throw CommandError(failure, cures: cures(of: failure, arguments)) }
        if let thrown { throw thrown }
        return Answer(text: text)
    }

    private func unknown(_ name: String) -> Answer {
        let names = tools.map(\.name)
        let near = names.filter { TextDistance(to: name).edits(from: $0) ?? 9 <= 2 }
        let proposal = near.isEmpty ? "" : " Did you mean \(near.map(\.quoted).joined(separator: " or "))?"
        return Answer(
            error: "There is no tool \(name.quoted).\(proposal) Tools: \(names.joined(separator: ", ")).")
    }

    // MARK: Looking

    /// The screen as it is now, whose elements have references from now on.
    func look() -> Look { Look(application, &references) }

    /// The same in the application's world, for code outside of a command.
    var lookNow: String { UIApplication.withShared(application) { look().text } }

    // MARK: Acting

    /// Acts, lets animations finish, and says what has changed on the screen.
    ///
    /// - Parameter action: what it is in a test, asked for only when steps are exported.
    func act(_ action: @autoclosure () -> RecordedAction, _ body: () -> Void) throws(CommandError) -> String {
        let before = look()
        let recorded = recorder.map { recorder in
            recorder.begin(application)
            return (recorder, action(), begun?.words ?? "")
        }
        // Kept although it may fail: it may have done something before it does.
        if let begun { steps.append(begun) }
        begun = nil
        var end = application.clock.now
        let failure = page.step(steps.last?.words ?? "") {
            attempt {
                body()
                end = application.clock.now
                Self.settle()
            }
        }
        if let failure {
            if !steps.isEmpty { steps[steps.count - 1].hasFailed = true }
            throw CommandError(failure, cures: cures(of: failure, steps.last?.arguments ?? Arguments()))
        }
        if let (recorder, action, words) = recorded {
            recorder.end(action, words, application, settledSince: end)
        }
        return look().changes(since: before)
    }

    private static func settle() { TimeLapse.waitForAnimationsToFinish() }
}
