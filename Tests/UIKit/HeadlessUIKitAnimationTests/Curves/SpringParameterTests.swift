import FailureReporting
import HeadlessUIKit
import Testing

@MainActor @Suite("Invalid spring parameters") struct SpringParameterTests {
    @Test("An invalid spring parameter is a failure with the value, and a default is used")
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
                "The damping ratio of a spring must be 0 or more, not -3. 1 is used instead.",
                "The initial velocity of a spring must be finite, not nan. 0 is used instead.",
                "The damping ratio of a spring must be 0 or more, not inf. 1 is used instead.",
                "The bounce of a spring must be from -1 to 1, not 1.5. 0 is used instead.",
                "The initial velocity of a spring must be finite, not -inf. 0 is used instead.",
            ])
        #expect(view.alpha == 0)
    }
}
