import Foundation
import HeadlessUIKit

/// What the names of time mean to code with these imports.
@MainActor
enum HeadlessUIKitAndFoundation {
    static let types: [Any.Type] = [
        Timer.self, DispatchQueue.self, DispatchTime.self, DispatchWallTime.self, DispatchWorkItem.self,
        DispatchGroup.self, RunLoop.self, ContinuousClock.self, SuspendingClock.self,
        NotificationCenter.self, ProcessInfo.self, UserDefaults.self,
        DateComponentsFormatter.self,
    ]

    /// Waits in every way there is, each for a second of its own.
    static func wait(_ note: @escaping @MainActor (String) -> Void) async throws {
        DispatchQueue.main.async { note("async") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { note("asyncAfter") }
        DispatchQueue.main.asyncAfter(
            deadline: .now() + .seconds(2), execute: DispatchWorkItem { note("item") })
        DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + 3, qos: .utility, flags: []) {
            note("global")
        }
        DispatchQueue(label: "own").asyncAfter(wallDeadline: .now() + 4) { note("own") }
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in note("timer") }
        RunLoop.main.perform { note("perform") }
        try await Task.sleep(for: .seconds(6))
        note("sleep")
        try await Task.sleep(nanoseconds: 1_000_000_000)
        note("nanoseconds")
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        note("continuous")
        try await Task.sleep(until: SuspendingClock().now + .seconds(1), clock: SuspendingClock())
        note("suspending")
    }
}
