import FailureReporting
import Foundation
import HeadlessUIKit
import Pictures

/// A comparison of what is found in a screen with what is known of it.
@MainActor
struct FitAssertion {
    let site: CallSite
    /// Whether the report has all guises of the test, so that the file is of these alone.
    let isWhole: Bool
    var updates = Baseline.updates

    /// Records what is new as a failure, and what is gone as a warning.
    ///
    /// - Returns: the report, with what is known marked; `nil` if the file cannot be read or written.
    func check(_ report: ScreenReport) -> ScreenReport? {
        if let problem = StoredPicture.problem(withName: report.name) {
            fail("shouldFit: the screen's name \"\(report.name)\" is that of a file, and \(problem).")
            return nil
        }
        do {
            var baseline = try Baseline(of: report.name, beside: site.path)
            return try compare(report, &baseline)
        } catch {
            fail("shouldFit: the known findings of \(report.name) cannot be read or written: \(error)")
            return nil
        }
    }

    private func compare(_ report: ScreenReport, _ baseline: inout Baseline) throws -> ScreenReport {
        var report = report
        let shown = report.looks.map(\.guise)
        if updates {
            let former = baseline.entries
            baseline.update(to: report.findings, in: shown, isWhole: isWhole)
            if baseline.entries != former {
                try baseline.write()
                FileHandle.standardError.write(
                    Data("Updated the known findings \(baseline.file.path)\n".utf8))
            }
        }
        for index in report.findings.indices {
            report.findings[index].isKnown = baseline.knows(report.findings[index])
        }
        report.gone = baseline.gone(from: report.findings, in: shown)
        record(report, baseline)
        return report
    }

    private func record(_ report: ScreenReport, _ baseline: Baseline) {
        let new = report.newFindings.map { finding in
            // Of a finding that is known in some guises, those that are new.
            var finding = finding
            let guises = Set(baseline.newGuises(of: finding))
            finding.occurrences.removeAll { !guises.contains($0.guise) }
            return finding
        }
        let gone = Self.text(ofGone: report.gone)
        guard !new.isEmpty else {
            if let gone { GuiseFailure("\(report.name): \(gone)").recordWarning(at: site) }
            return
        }
        let known = report.findings.count - new.count
        var text = "\(report.name) does not fit: \(report.count(of: new))"
        if known > 0 { text += ", besides \(known) known" }
        text += ".\n\(report.text(of: new))"
        if let gone { text += "\n\(gone)" }
        fail("\(text)\nTo keep them as known: \(Baseline.updateVariable)=1 writes \(baseline.file.path)")
    }

    private static func text(ofGone lines: [String]) -> String? {
        guard !lines.isEmpty else { return nil }
        let lead = lines.count == 1 ? "1 known finding is" : "\(lines.count) known findings are"
        return "\(lead) no longer there; \(Baseline.updateVariable)=1 removes "
            + "\(lines.count == 1 ? "it" : "them") from the file:\n"
            + lines.map { "  \($0)" }.joined(separator: "\n")
    }

    private func fail(_ text: String) {
        GuiseFailure(text).record(at: site)
    }
}
