import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TimeLapse

@Suite("The default notification center") struct NotificationCenterTests {
    @Test("The default centre is the one that is bound, in nested scopes and in tasks started there")
    func bound() async {
        let (one, other) = (TimeLapse::NotificationCenter(), TimeLapse::NotificationCenter())
        await World(notificationCenter: one).whileCurrent {
            #expect(TimeLapse::NotificationCenter.default.resolved === one)
            World(notificationCenter: other).whileCurrent {
                #expect(TimeLapse::NotificationCenter.default.resolved === other)
            }
            await Task { #expect(TimeLapse::NotificationCenter.default.resolved === one) }.value
        }
        #expect(TimeLapse::NotificationCenter.default.resolved === World.processWide.notificationCenter)
        #expect(TimeLapse::NotificationCenter.default !== Foundation::NotificationCenter.default)
    }

    @Test("The hundredth call of a block takes no more of the stack than the first")
    func manyPosts() {
        let center = TimeLapse::NotificationCenter()
        let depths = Mutex<Set<Int>>([])
        let token = center.addObserver(forName: Notification.Name("step"), object: nil, queue: nil) { _ in
            depths.withLock { _ = $0.insert(stackDepth()) }
        }
        for _ in 0..<100 { center.post(name: Notification.Name("step"), object: nil) }
        center.removeObserver(token)
        #expect(depths.withLock { $0.count } == 1)
    }
}
