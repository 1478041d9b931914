import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Held steppers") struct HeldStepperTests {
    @Test("A wrapping stepper that is held does not hold up what runs until the clock is idle")
    func heldStepper() {
        inOwnWorld {
            let stage = ControlStage(UIStepper()) { CGFloat($0.value).shortText }
            stage.control.wraps = true
            stage.control.maximumValue = 3
            let clock = UIApplication.shared.clock
            let finger = stage.finger(70, 16)
            let texts = failureTexts { clock.runUntilIdle() }
            #expect(texts == [] && clock.isIdle)
            clock.advance(by: .milliseconds(600))
            #expect(stage.control.value == 3)
            clock.schedule(after: .seconds(2)) {}
            clock.runUntilIdle()
            #expect(clock.now.offset < .seconds(4))
            finger.lift()
            #expect(clock.pendingWork.isEmpty)
        }
    }
}
