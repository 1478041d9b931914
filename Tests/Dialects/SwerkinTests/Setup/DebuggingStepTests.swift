import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

/// Prints what there is on a screen, in a process of its own.
@MainActor
private func printAll() {
    let window = UIWindow.createWindowForTesting()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.setTitle("Save \"all\"", for: .normal)
    button.accessibilityIdentifier = "save"
    window.addSubview(button)
    let hidden = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    hidden.text = "Hidden"
    hidden.isHidden = true
    window.addSubview(hidden)
    Given.IPrintAllLabels()
    Given.IPrintAllIdentifiers()
    Given.IPrintAllLabelsAndIdentifiers()
    window.isHidden = true
    Given.IPrintAllLabels()
    fflush(nil)
}

@Suite("Steps that print labels and identifiers") struct DebuggingStepTests {
    @Test("Labels, identifiers and both are printed, each on a line")
    func printed() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run { printAll() }
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let labels = """
            All accessibility labels:
                "Save \\"all\\""
            """
        let identifiers = """
            All accessibility identifiers:
                "save"
            """
        let elements = """
            All accessibility labels and identifiers:
                button "Save "all"" #save
            """
        for text in [labels, identifiers, elements, "There are no accessibility labels."] {
            #expect(output.contains(text + "\n"), "\(output)")
        }
        #expect(!output.contains("Hidden"))
    }

    @MainActor
    @Test("The steps that print are part of the report, and take no time", .robot)
    func steps() {
        _ = OrderScreen()
        Given.IPrintAllLabels()
        And.IPrintAllIdentifiers()
        And.IPrintAllLabelsAndIdentifiers()
        let report = ScenarioReport.current.description
        for step in [
            "Given IPrintAllLabels()", "And IPrintAllIdentifiers()", "And IPrintAllLabelsAndIdentifiers()",
        ] {
            #expect(report.contains(step))
        }
        #expect(VirtualClock.current.now.offset == .zero)
    }
}
