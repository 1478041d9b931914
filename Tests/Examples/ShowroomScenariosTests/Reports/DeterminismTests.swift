import Testing

@MainActor @Suite("Determinism of scenarios", .serialized)
struct DeterminismTests {
    @Test("A visit gives the same report, events and elements in each world, byte for byte")
    func sameInEachWorld() {
        let first = RecordedFlow()
        let second = RecordedFlow()
        #expect(first.report == second.report)
        #expect(first.events == second.events)
        #expect(first.elements == second.elements)
        #expect(first.events.contains("UIApplicationDidEnterBackgroundNotification"))
        #expect(first.elements.contains("ExampleTextField"))
    }

    @Test("The report of a visit reads like its scenarios, with the virtual time that steps took")
    func report() {
        let lines = RecordedFlow().report.split(separator: "\n")
        #expect(lines.filter { $0.contains("✗") || $0.contains("skipped") } == [])
        #expect(
            lines.prefix(7) == [
                "Scenario: Logging in at the second try (0.4 s)",
                "  ✓ Given device biometrics are enabled",
                "  ✓ And I tap loginScreen.logInButton",
                "  ✓ And I tap \"Allow\" in loginScreen.faceIDPermissionAlert",
                "  ✓ When I fail to authenticate biometrics",
                "  ✓ And I successfully authenticate biometrics (0.4 s)",
                "  ✓ Then I see tableScreen",
            ])
        #expect(lines.filter { $0.hasPrefix("Scenario: ") }.count == 6)
    }
}
