import FailureReporting
import Foundation

/// What can be wrong with what view code asks of animations.
package struct AnimationFailure: Failure {
    package let description: String

    private init(_ description: String) {
        self.description = description
    }
}

// MARK: - Blocks

extension AnimationFailure {
    static var nothingToModify: AnimationFailure {
        AnimationFailure(
            "UIView.modifyAnimations is for blocks of UIView.animate, and was called in none:"
                + " the changes hold at once.")
    }

    static var keyframeOutside: AnimationFailure {
        AnimationFailure(
            "UIView.addKeyframe is for blocks of UIView.animateKeyframes, and was called in none:"
                + " the changes hold at once.")
    }

    static func spring(_ parameter: String, _ value: CGFloat, mustBe rule: String, instead: String)
        -> AnimationFailure
    {
        AnimationFailure(
            "The \(parameter) of a spring must be \(rule), not \(value.shortText). \(instead) is taken.")
    }

    static func keyframeOutOfRange(_ start: Double, _ duration: Double) -> AnimationFailure {
        AnimationFailure(
            "A key frame is a part of the whole, which goes from 0 to 1, not one that begins at"
                + " \(CGFloat(start).shortText) and takes \(CGFloat(duration).shortText)."
                + " What is outside of it is cut off.")
    }

    @MainActor
    static func transitionFromNowhere(_ view: UIView) -> AnimationFailure {
        AnimationFailure("There is no transition from \(view.summary): it has no superview.")
    }
}

// MARK: - Layers

@MainActor
extension AnimationFailure {
    static func unknownKeyPath(_ keyPath: String?) -> AnimationFailure {
        let known = AnimatedProperty.all.map(\.keyPath).joined(separator: ", ")
        let wanted = keyPath.map { "no property \"\($0)\" that can be animated" } ?? "no key path"
        return AnimationFailure("The animation was not added: it has \(wanted). There are \(known).")
    }

    static func wrongValue(_ value: Any, of name: String, _ property: AnimatedProperty) -> AnimationFailure {
        let kind = property.value(in: LayerValues()).kind
        return AnimationFailure(
            "The animation was not added: its \(name) is \(value), and \"\(property.keyPath)\" takes \(kind)."
        )
    }

    static func wrongTimes(_ reason: String) -> AnimationFailure {
        AnimationFailure("The animation was not added: \(reason).")
    }

    static var groupsTooDeep: AnimationFailure {
        AnimationFailure("The animation was not added: groups of animations are nested more than 100 deep.")
    }

    static var nothingToCommit: AnimationFailure {
        AnimationFailure("CATransaction.commit() was called without a begin() before.")
    }

    static func notFinite(_ name: String, _ value: CGFloat) -> AnimationFailure {
        AnimationFailure(
            "The \(name) of a layer was set to \(value.shortText), which is not finite. The old value is kept."
        )
    }
}

// MARK: - Animators

extension AnimationFailure {
    static func animator(_ call: String, because reason: String) -> AnimationFailure {
        AnimationFailure("\(call) is not for a property animator that \(reason). Nothing happens.")
    }

    static func animatorFraction(_ value: CGFloat) -> AnimationFailure {
        AnimationFailure(
            "The fractionComplete of a property animator was set to \(value.shortText). It stays.")
    }
}
