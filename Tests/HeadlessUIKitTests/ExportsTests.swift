import Testing
import TimeLapse

@testable import HeadlessUIKit

@Suite struct ExportsTests {
    @Test("View code means the timer of the virtual clock, whatever it imports")
    func timer() {
        let ours = ObjectIdentifier(TimeLapse::Timer.self)
        #expect(ObjectIdentifier(timerWithHeadlessUIKitAlone) == ours)
        #expect(ObjectIdentifier(timerWithFoundation) == ours)
        #expect(ObjectIdentifier(Foundation::Timer.self) != ours)
    }

    @Test("View code means the notification centre of the application, whatever it imports")
    func notificationCenter() {
        let ours = ObjectIdentifier(TimeLapse::NotificationCenter.self)
        #expect(ObjectIdentifier(notificationCenterWithHeadlessUIKitAlone) == ours)
        #expect(ObjectIdentifier(notificationCenterWithFoundation) == ours)
        #expect(ObjectIdentifier(Foundation::NotificationCenter.self) != ours)
    }
}
