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

        /// The step as a person would type it.
        var words: String {
            let values = tool.parameters.compactMap { arguments.optionalText($0.name) }
            return ([tool.name] + values.map { $0.contains(" ") || $0.isEmpty ? $0.quoted : $0 }).joined(
                separator: " ")
        }
    }

    let name: String
    let tools: [Tool]
    /// How the launch is written.
    let source: LaunchSource
    /// Launches the application; `nil` in a test that is paused, which cannot be restarted.
    private let launch: (@MainActor () -> Void)?
    private(set) var application: UIApplication
    var steps: [Step] = []
    /// The recording, and the page of it.
    let page = SessionPage()
    /// Which lines made a view.
    let lines: ViewLines
    /// What was seen of the screen last.
    var references = References()
    /// The ways that the session has gone besides this one.
    var branches = Branches<Step>()
    /// The tool that is used now, and its arguments.
    var current: Tool?
    var arguments = Arguments()
    /// The line that is answered now, and those that were entered at the prompt.
    var line = ""
    var history: [String] = []
    /// Puts a new process in the place of this one; returns only if that is not possible. `nil` where the process
    /// has more to do than the session.
    var replaceProcess: ((Handover) -> Void)?
    /// Saves a line before its command is carried out, with the steps so far, for a restart after a crash; `nil` where
    /// no other process restarts this one.
    var writesDown: ((Handover) -> Void)?
    /// The step that is carried out, until it acts.
    var begun: Step?
    /// Writes down what steps do: while they are repeated for an export, and in a paused test from the start.
    var recorder: Recorder?
    /// What failed in the launch, for the first answer.
    var launchFailure: String?

    /// - Parameter wantedView: the number of the view whose lines are found.
    init(
        _ name: String, tools: [Tool], source: LaunchSource = LaunchSource(), wantedView: Int? = nil,
        launch: @escaping @MainActor () -> Void
    ) {
        (self.name, self.tools, self.source) = (name, tools, source)
        lines = ViewLines(wanted: wantedView)
        self.launch = launch
        application = UIApplication()
        begin()
    }

    /// Drives the application of a test that is paused.
    init(paused application: UIApplication, tools: [Tool]) {
        (name, self.tools, launch, lines) = ("Paused", tools, nil, ViewLines())
        source = LaunchSource(lines: ["// The lines of the test before the pause."])
        self.application = application
        recorder = Recorder()
    }

    var isPaused: Bool { launch == nil }

    /// Launches the application in a new world.
    func begin() {
        guard let launch else { return }
        application = UIApplication()
        // The tool `guises` shows them in pseudo-languages.
        application.world.process.keepTexts()
        references = References()
        lines.begin()
        page.record(application, named: name, file: source.file)
        let failure = UIApplication.withShared(application) {
            lines.listen {
                attempt {
                    launch()
                    Self.settle()
                    // References are given here, so that they do not depend on the first command.
                    _ = look()
                }
            }
        }
        page.update()
        launchFailure = failure.map { "The launch failed: \($0.text)\n" }
    }

    // MARK: Looking

    /// The screen as it is now, whose elements have references from now on.
    func look() -> Look { Look(application, &references) }

    /// The same in the application's world, for code outside of a command.
    var lookNow: String { UIApplication.withShared(application) { look().text } }

    static func settle() { TimeLapse.waitForAnimationsToFinish() }
}
