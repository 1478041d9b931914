import Robot
import SampleApp
import Testing
import XCUIAutomation

@MainActor @Suite("Accessibility of the screens", .robot) struct AuditTests {
    @Test("An audit of each screen finds nothing, for each reader", arguments: Reader.all)
    func screens(reader: Reader) throws {
        reader.setUp(.current)
        let issues = try issues(for: reader)
        #expect(issues == [])
    }

    @Test("An audit of each screen finds nothing in dark appearance")
    func darkAppearance() throws {
        SimulatedDevice.current.userInterfaceStyle = .dark
        let issues = try issues(for: Reader())
        #expect(issues == [])
    }

    /// The issues of all screens, with their names.
    private func issues(for reader: Reader) throws -> [String] {
        var issues: [String] = []
        var problem: (any Error)?
        var screens = 0
        ScreenWalk(for: reader) { screen in
            screens += 1
            do {
                try XCUIApplication().performAccessibilityAudit { issue in
                    issues.append("\(screen): \(issue)")
                    return true
                }
            } catch {
                problem = error
            }
        }.run()
        #expect(screens == 17)
        if let problem { throw problem }
        return issues
    }
}
