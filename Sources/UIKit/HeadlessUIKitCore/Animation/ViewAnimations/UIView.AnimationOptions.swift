extension UIView {
    /// The options of an animation or a transition: its curve, its repetition, and what it inherits.
    public struct AnimationOptions: OptionSet, Sendable {
        /// UIKit's number for the options.
        public let rawValue: UInt

        /// Makes options from UIKit's number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the animated views, so that their subviews move along.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Delivers touches to the views while they are animated.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// Begins at the displayed values of an animation under way, if the two do not blend anyway.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// Repeats without end.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// Runs forwards and then backwards.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// Uses its own duration, not that of the enclosing block.
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        /// Uses its own curve, not that of the enclosing block.
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
        /// Redraws during the animation. It has no effect here.
        public static let allowAnimatedContent = Self(rawValue: 1 << 7)
        /// Hides and shows the views of a transition, instead of removing and adding them.
        public static let showHideTransitionViews = Self(rawValue: 1 << 8)
        /// Uses its own repetition and touch handling, not those of the enclosing block.
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

        /// Slow at the beginning and at the end; the default.
        public static let curveEaseInOut: Self = []
        /// Slow at the beginning.
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = Self(rawValue: 3 << 16)

        /// A transition without a visual effect; effects differ on a screen only.
        public static let transitionNone: Self = []
        /// A transition that flips the view about its vertical axis, from left to right.
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        /// A transition that flips the view about its vertical axis, from right to left.
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        /// A transition that curls the page upwards.
        public static let transitionCurlUp = Self(rawValue: 3 << 20)
        /// A transition that curls the page downwards.
        public static let transitionCurlDown = Self(rawValue: 4 << 20)
        /// A transition that fades from one to the other.
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
        /// A transition that flips the view about its horizontal axis, from top to bottom.
        public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
        /// A transition that flips the view about its horizontal axis, from bottom to top.
        public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

        /// Takes its time even if nothing changes: for the framework's own transitions.
        ///
        /// UIKit's options end far below this bit.
        package static let keepsTime = Self(rawValue: 1 << 40)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    }

    /// The options of a keyframe animation; shared bits are those of ``AnimationOptions``.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// UIKit's number for the options.
        public let rawValue: UInt

        /// Makes options from UIKit's number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ shared: AnimationOptions) { rawValue = shared.rawValue }

        /// The bit of the same name of ``AnimationOptions``.
        static let keepsTime = Self(.keepsTime)

        /// Lays out the animated views, so that their subviews move along.
        public static let layoutSubviews = Self(.layoutSubviews)
        /// Delivers touches to the views while they are animated.
        public static let allowUserInteraction = Self(.allowUserInteraction)
        /// Begins at the displayed values of an animation under way, if the two do not blend anyway.
        public static let beginFromCurrentState = Self(.beginFromCurrentState)
        /// Repeats without end.
        public static let `repeat` = Self(.repeat)
        /// Runs forwards and then backwards.
        public static let autoreverse = Self(.autoreverse)
        /// Uses its own duration, not that of the enclosing block.
        public static let overrideInheritedDuration = Self(.overrideInheritedDuration)
        /// Uses its own repetition and touch handling, not those of the enclosing block.
        public static let overrideInheritedOptions = Self(.overrideInheritedOptions)
        /// Constant speed between keyframes; the default.
        public static let calculationModeLinear: Self = []
        /// Jumps at each keyframe's end.
        public static let calculationModeDiscrete = Self(rawValue: 1 << 10)

        var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
    }
}
