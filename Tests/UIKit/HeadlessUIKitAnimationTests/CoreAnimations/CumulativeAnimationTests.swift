import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Cumulative animations") struct CumulativeAnimationTests {
    /// The angle of a layer after so many seconds of an animation of a second that repeats.
    private func angles(_ animation: CAPropertyAnimation, at times: [Double]) -> [CGFloat] {
        var angles: [CGFloat] = []
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            animation.duration = 1
            window.layer.add(animation, forKey: "turn")
            var now = 0.0
            for time in times {
                TimeLapse.advance(by: .seconds(time - now))
                now = time
                let shown = window.layer.presentation() ?? window.layer
                let angle = atan2(shown.affineTransform().b, shown.affineTransform().a)
                angles.append((angle * 1000).rounded() / 1000)
            }
            window.isHidden = true
        }
        return angles
    }

    private func turn() -> CABasicAnimation {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 0.5
        turn.timingFunction = CAMediaTimingFunction(name: .linear)
        turn.repeatCount = 3
        return turn
    }

    @Test("Each repetition begins where the one before it ended")
    func cumulative() {
        let animation = turn()
        #expect(!animation.isCumulative)
        #expect(angles(animation, at: [0.5, 1.5, 2.5, 3.5]) == [0.25, 0.25, 0.25, 0])
        animation.isCumulative = true
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        #expect(angles(animation, at: [0.5, 1, 1.5, 2.5, 3.5]) == [0.25, 0.5, 0.75, 1.25, 1.5])
    }

    @Test("Each repetition of keyframes begins so as well; one that goes back and forth ends where it began")
    func keyframes() {
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = [0, 0.1, 0.5]
        animation.repeatCount = 2
        animation.isCumulative = true
        #expect(angles(animation, at: [0.5, 1.5]) == [0.1, 0.6])
        let back = turn()
        (back.isCumulative, back.autoreverses) = (true, true)
        #expect(angles(back, at: [1.5, 2.5]) == [0.25, 0.25])
    }
}
