import HeadlessUIKit
import Testing
import TimeLapse

@MainActor
@Suite("Names that HeadlessUIKit exports") struct ExportsTests {
    @Test("View code means what lives in the application's world, whatever it imports")
    func names() {
        let ours: [Any.Type] = [
            TimeLapse::Timer.self, TimeLapse::DispatchQueue.self, TimeLapse::DispatchTime.self,
            TimeLapse::DispatchWallTime.self, TimeLapse::DispatchWorkItem.self, TimeLapse::DispatchGroup.self,
            TimeLapse::RunLoop.self, TimeLapse::ContinuousClock.self, TimeLapse::SuspendingClock.self,
            TimeLapse::NotificationCenter.self, TimeLapse::ProcessInfo.self, TimeLapse::UserDefaults.self,
            TimeLapse::DateComponentsFormatter.self,
        ]
        for types in [
            HeadlessUIKitAlone.types, HeadlessUIKitAndFoundation.types, HeadlessUIKitAndDispatch.types,
            HeadlessUIKitFoundationAndDispatch.types,
        ] {
            #expect(types.map { ObjectIdentifier($0) } == ours.map { ObjectIdentifier($0) })
        }
    }

    @Test("Every way to wait in view code is on the virtual clock", arguments: 0..<4)
    func waiting(_ imports: Int) async throws {
        try await UIApplication.withShared(UIApplication()) { @MainActor in
            var log: [String] = []
            let note: @MainActor (String) -> Void = { log.append("\(TimeLapse.now) \($0)") }
            let task = Task {
                switch imports {
                case 0: try await HeadlessUIKitAlone.wait(note)
                case 1: try await HeadlessUIKitAndFoundation.wait(note)
                case 2: try await HeadlessUIKitAndDispatch.wait(note)
                default: try await HeadlessUIKitFoundationAndDispatch.wait(note)
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
}
