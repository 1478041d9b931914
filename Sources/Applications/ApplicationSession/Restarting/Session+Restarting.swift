import HeadlessUIKit
import Robot
import ViewQuery

// A session repeats its steps from the launch on, in a new process if it has one of its own, so that the application's
// singletons have their first state as well.
extension Session {
    /// Takes back the last steps.
    ///
    /// - Returns: what was taken back, and what is on the screen now.
    func undo(_ count: Int) throws(CommandError) -> String {
        let acting = steps.indices.filter { steps[$0].tool.acts }
        guard let first = acting.suffix(count).first else { return "There is no step to take back." }
        let undone = steps[first...].filter(\.tool.acts)
        let lead = "took back \(undone.map(\.words).joined(separator: ", "))\n"
        try again(with: Array(steps[..<first]), lead: lead)
        return lead + lookNow
    }

    /// What the steps do, written down while they are repeated.
    func record() throws(CommandError) -> [RecordedStep] {
        if let recorder, isPaused || steps.isEmpty || recorder.isComplete { return recorder.steps }
        try again(
            with: steps, isRecorded: true,
            command: current.map { Handover.Command(tool: $0.name, arguments: arguments) })
        defer { recorder = nil }
        return recorder?.steps ?? []
    }

    /// The lines that made a view, found while the steps are repeated.
    func lines(of view: UIView) throws(CommandError) -> [ViewLines.Entry] {
        guard let number = lines.number(of: view) else {
            throw CommandError("\(view.summary) was made before the session began.")
        }
        if lines.wanted == number { return lines.entries }
        lines.wanted = number
        try again(
            with: steps, command: current.map { Handover.Command(tool: $0.name, arguments: arguments) })
        return lines.entries
    }

    /// Launches the application again and repeats steps. In a process of its own it does not return: the new process
    /// answers.
    ///
    /// - Parameters:
    ///   - isRecorded: whether what they do is written down.
    ///   - lead: what the new process's answer begins with, before a look.
    ///   - command: what it answers instead.
    func again(
        with kept: [Step], isRecorded: Bool = false, lead: String = "", command: Handover.Command? = nil
    ) throws(CommandError) {
        if isPaused {
            throw CommandError("A test that is paused cannot be begun anew. Quit, and run it once more.")
        }
        if let replaceProcess {
            var handover = handover(behind: kept)
            (handover.isRecorded, handover.lead, handover.command) = (isRecorded, lead, command)
            replaceProcess(handover)
        }
        if isRecorded { recorder = Recorder() }
        steps = []
        begin()
        for step in kept { _ = answer(step.tool.name, step.arguments) }
    }

    /// A line that is to be answered, which is written down before it is.
    func take(_ line: String) {
        self.line = line
        writesDown?(handover(behind: steps))
    }

    /// What a process needs that goes on behind some steps.
    private func handover(behind kept: [Step]) -> Handover {
        var handover = Handover(steps: kept.map(Handover.Command.init))
        handover.branches = branches.others.mapValues { $0.map(Handover.Command.init) }
        (handover.branch, handover.line, handover.history) = (branches.current, line, history)
        (handover.page, handover.view) = (page.path ?? "", lines.wanted)
        return handover
    }

    /// Goes on where another process has stopped.
    ///
    /// - Returns: the answer that the other one owes.
    func resume(_ handover: Handover) -> Answer {
        func steps(_ commands: [Handover.Command]) -> [Step] {
            commands.compactMap { Step($0, of: tools) }
        }
        branches = Branches(current: handover.branch, others: handover.branches.mapValues(steps))
        history = handover.history
        if handover.isRecorded { recorder = Recorder() }
        for command in handover.steps { _ = answer(command.tool, command.arguments) }
        recorder?.isComplete = true
        if !handover.page.isEmpty { page.goOn(at: handover.page) }
        defer { recorder = nil }
        guard let command = handover.command else { return Answer(text: handover.lead + lookNow) }
        return answer(command.tool, command.arguments)
    }
}

extension Session.Step {
    /// A step that another process has left; `nil` if there is no such tool.
    init?(_ command: Handover.Command, of tools: [Tool]) {
        guard let tool = tools.first(where: { $0.name == command.tool }) else { return nil }
        self.init(tool: tool, arguments: command.arguments)
    }
}

extension Handover.Command {
    fileprivate init(_ step: Session.Step) { self.init(tool: step.tool.name, arguments: step.arguments) }
}
