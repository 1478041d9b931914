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
        /// What does the same in a test, as a line of Swift; empty for a look.
        var code = ""
        /// Whether it failed, so that it is in no test.
        var hasFailed = false
    }

    let name: String
    let tools: [Tool]
    /// How the launch is written.
    let source: LaunchSource
    private let launch: @MainActor () -> Void
    private(set) var application: UIApplication
    private(set) var steps: [Step] = []
    /// The recording, and the page of it.
    let page = SessionPage()
    /// What was seen of the screen last.
    var references = References()
    /// The step that is carried out, until it acts.
    private var begun: Step?
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

    /// Launches the application in a new world.
    private func begin() {
        application = UIApplication()
        references = References()
        page.record(application, named: name, file: source.file)
        let failure = UIApplication.withShared(application) {
            attempt {
                launch()
                Self.settle()
            }
        }
        page.update()
        launchFailure = failure.map { "The launch failed: \($0.text)\n" }
    }

    // MARK: Commands

    /// Carries out a command; never fails but by its answer.
    func answer(_ name: String, _ arguments: Arguments) -> Answer {
        guard let tool = tools.first(where: { $0.name == name }) else {
            return Answer(error: unknown(name))
        }
        let lead = launchFailure ?? ""
        launchFailure = nil
        do throws(CommandError) {
            try tool.check(arguments)
            var answer = try perform(tool, arguments)
            answer.text = lead + answer.text
            return answer
        } catch {
            return Answer(error: lead + error.text)
        }
    }

    private func perform(_ tool: Tool, _ arguments: Arguments) throws(CommandError) -> Answer {
        let step = Step(tool: tool, arguments: arguments)
        if tool.acts { begun = step } else if tool.isKept { steps.append(step) }
        defer { begun = nil }
        var thrown: CommandError?
        var text = ""
        let application = application
        let failure = UIApplication.withShared(application) {
            attempt {
                do throws(CommandError) { text = try tool.run(self, arguments) } catch { thrown = error }
            }
        }
        if let failure { throw CommandError(failure) }
        if let thrown { throw thrown }
        return Answer(text: text)
    }

    private func unknown(_ name: String) -> String {
        let names = tools.map(\.name)
        let near = names.filter { TextDistance(to: name).edits(from: $0) ?? 9 <= 2 }
        let proposal = near.isEmpty ? "" : " Did you mean \(near.map(\.quoted).joined(separator: " or "))?"
        return "There is no tool \(name.quoted).\(proposal) Tools: \(names.joined(separator: ", "))."
    }

    // MARK: Looking

    /// The screen as it is now, whose elements have references from now on.
    func look() -> Look { Look(application, &references) }

    /// The same in the application's world, for code outside of a command.
    var lookNow: String { UIApplication.withShared(application) { look().text } }

    // MARK: Acting

    /// Acts, lets animations finish, and says what has changed on the screen.
    ///
    /// - Parameter code: what does the same in a test.
    func act(_ code: String, _ body: () -> Void) throws(CommandError) -> String {
        let before = look()
        // Kept although it may fail: it may have done something before it does.
        if var begun {
            begun.code = code
            steps.append(begun)
        }
        begun = nil
        let failure = page.step(code) {
            attempt {
                body()
                Self.settle()
            }
        }
        if let failure {
            if !steps.isEmpty { steps[steps.count - 1].hasFailed = true }
            throw CommandError(failure)
        }
        return look().changes(since: before)
    }

    private static func settle() { TimeLapse.waitForAnimationsToFinish() }

    /// Launches the application anew and carries out all steps but the last ones.
    ///
    /// - Returns: what was taken back.
    func undo(_ count: Int) -> [Step] {
        let acting = steps.indices.filter { steps[$0].tool.acts }
        let first = acting.suffix(count).first ?? steps.endIndex
        let (kept, undone) = (steps[..<first], steps[first...].filter(\.tool.acts))
        steps = []
        begin()
        for step in kept { _ = answer(step.tool.name, step.arguments) }
        return Array(undone)
    }
}
