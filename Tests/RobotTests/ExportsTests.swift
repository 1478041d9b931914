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
}
