import FailureReporting

/// A misuse of animations by view code.
package struct AnimationFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }
}

// MARK: - Blocks

extension AnimationFailure {
    static var nothingToModify: AnimationFailure {
        AnimationFailure(
            "UIView.modifyAnimations was called outside of an animation block:"
                + " the changes are not animated.")
    }

    static var keyframeOutside: AnimationFailure {
        AnimationFailure(
            "UIView.addKeyframe was called outside of a UIView.animateKeyframes block:"
                + " the changes are not animated.")
    }

    static func spring(_ parameter: String, _ value: CGFloat, mustBe rule: String, instead: String)
        -> AnimationFailure
    {
        AnimationFailure(
            "The \(parameter) of a spring must be \(rule), not \(value.shortText). \(instead) is used instead."
        )
    }

    static func keyframeOutOfRange(_ start: Double, _ duration: Double) -> AnimationFailure {
        AnimationFailure(
            "A keyframe must lie between 0 and 1: this one begins at \(CGFloat(start).shortText)"
                + " and takes \(CGFloat(duration).shortText). It is clamped.")
    }

    @MainActor
    static func transitionFromNowhere(_ view: UIView) -> AnimationFailure {
        AnimationFailure("UIView.transition cannot replace \(view.summary): it has no superview.")
    }
}

// MARK: - Layers

@MainActor
extension AnimationFailure {
    static func unknownKeyPath(_ keyPath: String?) -> AnimationFailure {
        let known = AnimatedProperty.all.map(\.keyPath).joined(separator: ", ")
        let wanted = keyPath.map { "\"\($0)\" is not an animatable property" } ?? "it has no key path"
        return AnimationFailure("The animation was not added: \(wanted). Animatable are \(known).")
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
        wasSet(name, of: "a layer", to: value.shortText)
    }
}

// MARK: - Animators

extension AnimationFailure {
    static func animator(_ call: String, because reason: String) -> AnimationFailure {
        AnimationFailure("\(call) was ignored: the animator \(reason).")
    }

    static func animatorFraction(_ value: CGFloat) -> AnimationFailure {
        AnimationFailure(
            "The fractionComplete of a property animator was set to \(value.shortText). The old value is kept."
        )
    }
}
