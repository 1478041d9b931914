import Foundation
import Testing
import TimeLapse

@Suite struct NotificationCenterTests {
    @Test("The default centre is the one that is bound, in nested scopes and in tasks started there")
    func bound() async {
        let (one, other) = (TimeLapse::NotificationCenter(), TimeLapse::NotificationCenter())
        await World(notificationCenter: one).whileCurrent {
            #expect(TimeLapse::NotificationCenter.default === one)
            World(notificationCenter: other).whileCurrent {
                #expect(TimeLapse::NotificationCenter.default === other)
            }
            await Task { #expect(TimeLapse::NotificationCenter.default === one) }.value
        }
        #expect(TimeLapse::NotificationCenter.default === World.processWide.notificationCenter)
        #expect(TimeLapse::NotificationCenter.default !== Foundation::NotificationCenter.default)
    }
}
