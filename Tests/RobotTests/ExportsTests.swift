import Robot
import Testing

@Suite struct ExportsTests {
    @Test("Tests mean the timer of the virtual clock, whatever they import")
    func timer() {
        let ours = ObjectIdentifier(TimeLapse::Timer.self)
        #expect(ObjectIdentifier(timerWithRobotAlone) == ours)
        #expect(ObjectIdentifier(timerWithRobotAndFoundation) == ours)
        #expect(ObjectIdentifier(Foundation::Timer.self) != ours)
    }

    @Test("Tests mean the notification centre of the application, whatever they import")
    func notificationCenter() {
        let ours = ObjectIdentifier(TimeLapse::NotificationCenter.self)
        #expect(ObjectIdentifier(notificationCenterWithRobotAlone) == ours)
        #expect(ObjectIdentifier(notificationCenterWithRobotAndFoundation) == ours)
        #expect(ObjectIdentifier(Foundation::NotificationCenter.self) != ours)
    }
}
