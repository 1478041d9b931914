import FailureReporting
import Foundation
import Robot

/// Takes steps in an application of its own, and looks at it after each.
@MainActor
struct Exploration {
    /// What came of an exploration.
    struct Outcome: Equatable {
        /// The steps that could be taken, in order.
        var taken: [Step] = []
        /// What was done and what became of it, a line each.
        var log: [String] = []
        var fault: Fault?
    }

    let subject: Subject
    private var outcome = Outcome()
    private var census = Census()

    private init(_ subject: Subject) {
        self.subject = subject
    }

    /// Takes as many steps as can be taken, up to a limit, or until something is wrong.
    static func run(_ subject: Subject, _ steps: some Sequence<Step>, limit: Int = .max) -> Outcome {
        var exploration = Exploration(subject)
        // Whoever explores the same twice gets the same objects in the same order, none from the time before.
        weak var application = exploration.live(steps, limit)
        if exploration.outcome.fault == nil {
            var survivors = exploration.census.survivors
            if application != nil { survivors.insert("UIApplication", at: 0) }
            if !survivors.isEmpty {
                exploration.outcome.fault = Fault(
                    .leak, "Alive after the end: \(survivors.prefix(8).joined(separator: ", ")).")
            }
        }
        application = nil
        return exploration.outcome
    }

    /// Begins, takes the steps and ends; the application is the caller's to let go of.
    private mutating func live(_ steps: some Sequence<Step>, _ limit: Int) -> UIApplication {
        let application = UIApplication(device: subject.device)
        application.device.language = subject.language
        UIApplication.withShared(application) {
            let diary = Diary()
            let failures = FailureCollector.failures { subject.start(diary) }
            if let failure = failures.first { outcome.fault = Fault(.failure, failure.text) }
            for step in steps {
                if outcome.fault != nil || outcome.taken.count == limit { break }
                take(step, application, diary)
            }
            end(application)
        }
        return application
    }

    private mutating func take(_ step: Step, _ application: UIApplication, _ diary: Diary) {
        guard let deed = Hand.deed(step, on: subject, in: application) else { return }
        outcome.taken.append(step)
        let number = outcome.taken.count
        if Request.traces { FileHandle.standardError.write(Data("\(number). \(deed.text)\n".utf8)) }
        var failures: [RecordedFailure] = []
        // What comes at the wrong time is refused with a warning.
        _ = FailureCollector.warnings {
            failures = FailureCollector.failures {
                deed.act()
                application.commit()
            }
        }
        census.note(application)
        outcome.log.append("\(number). \(deed.text)")
        outcome.log += diary.take().map { "   \($0)" }
        outcome.log.append("   \(TimeLapse.now): \(Self.digest(of: application))")
        let failure = failures.map(\.text).first { !Self.isExpected($0) }
        outcome.fault =
            failure.map { Fault(.failure, $0) } ?? Invariants(application: application).fault()
            ?? subject.fault(application).map { Fault(.subject, $0) }
    }

    /// What a person cannot know before: a target goes away under a finger, nothing can be left by an escape, or
    /// the window is on its way to another orientation, and not at the screen's edge.
    private static func isExpected(_ text: String) -> Bool {
        let line = text.prefix { !$0.isNewline }
        let beginnings = [
            "doubleTapOn cannot touch ", "drag cannot touch ", "performEscape cannot act on ",
            "swipeFromEdge found nothing to touch at ",
            // The views in it have recognizers of their own, which take the finger.
            "scrollOn cannot scroll UIScrollView #Gestures ",
        ]
        return line.contains(" was cut short: ") || beginnings.contains { line.hasPrefix($0) }
    }

    /// What assistive technology sees in all windows, and who has the focus, in a few digits.
    private static func digest(of application: UIApplication) -> String {
        var text = ""
        for window in application.shownWindows { text += window.accessibilityTreeText() + "\n" }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let focus = (application.keyWindow?.firstResponder as? UIView)?.summary ?? "nobody"
        return "\(text.utf8.count) bytes, \(String(hash, radix: 16)), focus: \(focus)"
    }

    /// Ends the application as a test's end does.
    private mutating func end(_ application: UIApplication) {
        census.noteViews(application)
        application.keyboard.cancelAnnouncements()
        application.cancelSystemWork()
        application.closeWindows()
        application.leaveProcess()
        application.clock.cancelAll()
    }
}
