import FailureReporting
import HeadlessUIKit
import JSONWriting
import Robot
import ViewQuery

extension Session {
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
            lines.listen {
                attempt {
                    do throws(CommandError) { text = try tool.run(self, arguments) } catch { thrown = error }
                }
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
}
