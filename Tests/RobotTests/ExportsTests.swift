import Robot
import Testing

@MainActor
@Suite("Names that Robot exports", .robot) struct ExportsTests {
    @Test("Tests mean what lives in the application's world, whatever they import")
    func names() {
        let ours: [Any.Type] = [
            TimeLapse::Timer.self, TimeLapse::DispatchQueue.self, TimeLapse::DispatchTime.self,
            TimeLapse::DispatchWallTime.self, TimeLapse::DispatchWorkItem.self, TimeLapse::DispatchGroup.self,
            TimeLapse::RunLoop.self, TimeLapse::ContinuousClock.self, TimeLapse::SuspendingClock.self,
            TimeLapse::NotificationCenter.self, TimeLapse::ProcessInfo.self, TimeLapse::UserDefaults.self,
        ]
        for types in [RobotAlone.types, RobotFoundationAndTesting.types, RobotAndXCTest.types] {
            #expect(types.map { ObjectIdentifier($0) } == ours.map { ObjectIdentifier($0) })
        }
    }

    @Test("Every way to wait in a test is on the virtual clock", arguments: 0..<3)
    func waiting(_ imports: Int) async throws {
        var log: [String] = []
        let note: @MainActor (String) -> Void = { log.append("\(TimeLapse.now) \($0)") }
        let task = Task {
            switch imports {
            case 0: try await RobotAlone.wait(note)
            case 1: try await RobotFoundationAndTesting.wait(note)
            default: try await RobotAndXCTest.wait(note)
            }
        }
        await TimeLapse.advanceMainRunLoop()
        #expect(
            log == [
                "0 s async", "0 s perform", "1 s asyncAfter", "2 s item", "3 s global", "4 s own",
                "5 s timer",
                "6 s sleep", "7 s nanoseconds", "8 s continuous", "9 s suspending",
            ])
        try await task.value
    }
}
