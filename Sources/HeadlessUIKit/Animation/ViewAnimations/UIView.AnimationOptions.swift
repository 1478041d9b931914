extension UIView {
    /// How an animation goes on, and how it looks at those around it.
    public struct AnimationOptions: OptionSet, Sendable {
        /// UIKit's number for the options.
        public let rawValue: UInt

        /// Makes options of UIKit's number for them.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays the animated views out, so that what is in them moves along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets touches through to the views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins with what is seen of an animation under way, where that does not blend with this one anyway.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Begins again and again, without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs forwards and then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Takes its own duration, not that of the block that it is begun in.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Takes its own curve, not that of the block that it is begun in.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Draws anew on the way; as nothing is drawn here, it makes no difference.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition, instead of taking them out and putting them in.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Takes its own repetition and its own way with touches, not those of the block that it is begun in.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Begins slowly and ends slowly; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Goes on evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A transition without a look of its own; the looks differ on a screen only.
        public static let transitionNone: AnimationOptions = []
        /// A transition that turns the view about its vertical axis, from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition that turns the view about its vertical axis, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition that turns the page upwards.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition that turns the page downwards.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition that fades from one to the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition that turns the view about its horizontal axis, from top to bottom.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition that turns the view about its horizontal axis, from bottom to top.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Takes its time even if nothing changes: a transition of the framework's own ends when it says.
        ///
        /// UIKit's options end far below this bit.
        static let keepsTime = AnimationOptions(rawValue: 1 << 40)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    }

    /// How an animation of key frames goes on; the bits that both have are those of ``AnimationOptions``.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// UIKit's number for the options.
        public let rawValue: UInt

        /// Makes options of UIKit's number for them.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The bit of the same name of ``AnimationOptions``.
        static let keepsTime = KeyframeAnimationOptions(rawValue: AnimationOptions.keepsTime.rawValue)

        /// Lays the animated views out, so that what is in them moves along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets touches through to the views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins with what is seen of an animation under way, where that does not blend with this one anyway.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Begins again and again, without end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs forwards and then backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Takes its own duration, not that of the block that it is begun in.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Takes its own repetition and its own way with touches, not those of the block that it is begun in.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Goes evenly from frame to frame; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps at each frame's end.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)

        var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
    }
}
