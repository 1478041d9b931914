import Guises
import Robot
import Testing

@MainActor @Suite("Planted faults", .robot) struct PlantedFaultsTests {
    /// How often a fault is found, by the name of the finding and the view.
    private func isFound(_ fault: PlantedFault, in report: ScreenReport) -> Bool {
        report.findings.contains { finding in
            guard finding.title == fault.title else { return false }
            return fault == .conflict
                ? finding.detail.contains("conflict") : finding.view.contains("#\(fault.rawValue)")
        }
    }

    /// The fewest guises in which each fault shows.
    private static let telling =
        Guises.standard + .languages(.accentedPseudolanguage, .rightToLeftPseudolanguage)
        + [
            Guise(userInterfaceStyle: .dark), Guise(orientation: .landscapeLeft),
            Guise(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
        ]

    @Test("Nothing is found on a screen without faults, in any of the essential guises")
    func cleanTwin() {
        let report = ScreenReport(of: GuisedScreen { PlantedScreen([]) }, in: .essential, pictures: false)
        #expect(report.looks.count == 16)
        #expect(report.findings.map { $0.text } == [])
    }

    @Test("All thirty faults on a screen are found")
    func allFaults() {
        let faults = PlantedFault.allCases
        #expect(faults.count == 30)
        let report = ScreenReport(
            of: GuisedScreen { PlantedScreen(Set(faults)) }, in: .essential, pictures: false)
        let missed = faults.filter { !isFound($0, in: report) }
        #expect(missed == [])
    }

    @Test(
        "Each fault alone is found, and nothing else but what it brings about",
        arguments: PlantedFault.allCases)
    func eachFault(fault: PlantedFault) {
        let report = ScreenReport(
            of: GuisedScreen { PlantedScreen([fault]) }, in: Self.telling, pictures: false)
        #expect(isFound(fault, in: report), "\(report.findings.map { $0.text })")
        let others = report.findings.filter { !$0.view.contains(fault.rawValue) && fault != .conflict }
        #expect(others.map { $0.text } == [], "\(fault)")
    }
}

extension GuiseFinding {
    fileprivate var text: String { "\(title): \(view) in \(guises.map(\.description)): \(detail)" }
}
