import FailureReporting
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct SpringParameterTests {
    @Test("What no spring has is a failure with the value, and a plain spring is taken")
    func failures() {
        let view = UIView()
        let texts = FailureCollector.failures {
            UIView.animate(
                withDuration: 1, usingSpringWithDamping: -3, initialSpringVelocity: .nan,
                animations: { view.alpha = 0 })
            UIView.animate(
                withDuration: 1, usingSpringWithDamping: .infinity, initialSpringVelocity: 0, animations: {})
            UIView.animate(springDuration: 1, bounce: 1.5, initialSpringVelocity: -.infinity, animations: {})
            UIView.animate(
                withDuration: 1, usingSpringWithDamping: 0, initialSpringVelocity: -5, animations: {})
            UIView.animate(springDuration: 1, bounce: -1, animations: {})
        }
        #expect(
            texts.map(\.text) == [
                "The damping ratio of a spring must be 0 or more, not -3. 1 is taken.",
                "The initial velocity of a spring must be finite, not nan. 0 is taken.",
                "The damping ratio of a spring must be 0 or more, not inf. 1 is taken.",
                "The bounce of a spring must be from -1 to 1, not 1.5. 0 is taken.",
                "The initial velocity of a spring must be finite, not -inf. 0 is taken.",
            ])
        #expect(view.alpha == 0)
    }
}
