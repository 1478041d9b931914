import HeadlessUIKit
import Testing

@MainActor @Suite("The numbers and names of animations") struct AnimationConstantTests {
    @Test("Options of animations have UIKit's numbers")
    func options() {
        let table: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1 << 0),
            (.allowUserInteraction, 1 << 1),
            (.beginFromCurrentState, 1 << 2),
            (.repeat, 1 << 3),
            (.autoreverse, 1 << 4),
            (.overrideInheritedDuration, 1 << 5),
            (.overrideInheritedCurve, 1 << 6),
            (.allowAnimatedContent, 1 << 7),
            (.showHideTransitionViews, 1 << 8),
            (.overrideInheritedOptions, 1 << 9),
            (.curveEaseInOut, 0),
            (.curveEaseIn, 1 << 16),
            (.curveEaseOut, 2 << 16),
            (.curveLinear, 3 << 16),
            (.transitionNone, 0),
            (.transitionFlipFromLeft, 1 << 20),
            (.transitionFlipFromRight, 2 << 20),
            (.transitionCurlUp, 3 << 20),
            (.transitionCurlDown, 4 << 20),
            (.transitionCrossDissolve, 5 << 20),
            (.transitionFlipFromTop, 6 << 20),
            (.transitionFlipFromBottom, 7 << 20),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Options of key frames have the numbers of those of animations")
    func keyframeOptions() {
        let table: [(UIView.KeyframeAnimationOptions, UIView.AnimationOptions)] = [
            (.layoutSubviews, .layoutSubviews),
            (.allowUserInteraction, .allowUserInteraction),
            (.beginFromCurrentState, .beginFromCurrentState),
            (.repeat, .repeat),
            (.autoreverse, .autoreverse),
            (.overrideInheritedDuration, .overrideInheritedDuration),
            (.overrideInheritedOptions, .overrideInheritedOptions),
        ]
        for (keyframes, animation) in table { #expect(keyframes.rawValue == animation.rawValue) }
    }

    @Test("Types of transitions have Core Animation's names")
    func transitions() {
        let table: [(CATransitionType, String)] = [
            (.fade, "fade"),
            (.moveIn, "moveIn"),
            (.push, "push"),
            (.reveal, "reveal"),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Directions of transitions have Core Animation's names")
    func directions() {
        let table: [(CATransitionSubtype, String)] = [
            (.fromRight, "fromRight"),
            (.fromLeft, "fromLeft"),
            (.fromTop, "fromTop"),
            (.fromBottom, "fromBottom"),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }
}
