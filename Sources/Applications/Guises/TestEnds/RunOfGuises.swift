import FailureReporting
import Foundation
import HeadlessUIKit
import Pictures
import Robot
import Synchronization

/// Shows the screen that each test of a run ends on in a set of guises, as `ROBOT_GUISES` in the environment says.
///
/// Robot finds it by its name, and knows nothing else of it.
@MainActor
package final class RunOfGuises: ScreenAuditing {
    /// What the run has shown and said so far.
    private struct Said: Sendable {
        var pictures: Set<Int> = []
        var findings: Set<String> = []
    }

    private static let said = Mutex(Said())
    private nonisolated static let watching = Mutex<
        (@MainActor @Sendable (ScreenReport, _ test: String) -> Void)?
    >(nil)

    /// Calls a function with the report of each screen, with pictures, and the name of the test that ends on it.
    nonisolated package static func watch(
        _ action: @escaping @MainActor @Sendable (ScreenReport, String) -> Void
    ) {
        watching.withLock { $0 = action }
    }

    private static let request = Result { () throws(GuiseRequest.Problem) in
        try GuiseRequest(Foundation::ProcessInfo.processInfo.environment["ROBOT_GUISES"] ?? "")
    }

    package static func auditScreen(ofTest name: String, in file: String?) {
        switch request {
        case .success(let request): audit(request, name, file)
        case .failure(let problem): GuiseFailure(problem.description).recordAtEnd()
        }
    }

    /// Shows what is on the screen, unless another test of the run has ended on the same, and reports what none has.
    static func audit(_ request: GuiseRequest, _ test: String, _ file: String?) {
        let application = UIApplication.shared
        guard application.windows.contains(where: { !$0.subviews.isEmpty }) else { return }
        let picture = Picture(of: application.screen).hashValue
        guard said.withLock({ $0.pictures.insert(picture).inserted }) else { return }
        let watching = watching.withLock { $0 }
        let showing = LiveShowing(
            MakingLines(near: file ?? FileManager.default.currentDirectoryPath + "/Tests"))
        var report = showing.report(in: request.guises, pictures: watching != nil || SheetOfRun.isOn)
        if let file { mark(&report, file) }
        watching?(report, test)
        SheetOfRun.add(report, test)
        let new = said.withLock { said in
            report.newFindings.filter { said.findings.insert("\(report.name) | \($0.key)").inserted }
        }
        guard !new.isEmpty else { return }
        let text = "This test ends on \(report.name), which does not fit: \(report.count(of: new)).\n"
        GuiseFailure(text + report.text(of: new)).recordAtEnd(as: request.isStrict ? .failure : .warning)
    }

    /// Marks what the file of known findings has, and writes that again if the environment says so.
    private static func mark(_ report: inout ScreenReport, _ file: String) {
        guard StoredPicture.problem(withName: report.name) == nil else { return }
        do {
            var baseline = try Baseline(of: report.name, beside: file)
            if Baseline.updates {
                // Other tests of the file may end on the screen in another state: what they know stays.
                baseline.add(report.findings)
                try baseline.write()
            }
            for index in report.findings.indices {
                report.findings[index].isKnown = baseline.knows(report.findings[index])
            }
        } catch {
            GuiseFailure("The known findings of \(report.name) cannot be read or written: \(error)")
                .recordAtEnd()
        }
    }
}
