/// Names that UIKit brings.
enum UIKitNames {
    /// Names of Foundation, Dispatch and Swift of which this package has its own, on the test's clock and for the
    /// application of the test. A file that imports Foundation alone would use the others.
    private static let ownNames: Set<String> = [
        "ContinuousClock", "DispatchGroup", "DispatchQueue", "DispatchTime", "DispatchWallTime",
        "DispatchSemaphore", "DispatchWorkItem", "NSLocalizedString", "NotificationCenter", "OperationQueue",
        "ProcessInfo", "RunLoop", "Thread",
        "SuspendingClock", "Task", "Timer", "UserDefaults", "isMainThread",
    ]
    /// Names that Foundation and the C library have on Apple's platforms alone, and UIKit's product here.
    private static let namesOfDarwin: Set<String> = [
        "HUGE", "MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "NSInteger", "NSUInteger",
        "USEC_PER_SEC", "autoreleasepool", "LocalizationValue", "LocalizedStringResource",
        "CustomLocalizedStringResourceConvertible",
    ]
    private static let names: Set<String> = [
        "CALayer", "CATransaction", "CADisplayLink", "CABasicAnimation", "CAKeyframeAnimation", "CAAnimation",
        "CAAnimationGroup", "CASpringAnimation", "CAMediaTimingFunction", "CAShapeLayer", "CAGradientLayer",
        "CACurrentMediaTime", "CATransform3D", "CATransition", "CGAffineTransform", "CGVector", "CGColor",
        "CGPath",
        "CGMutablePath", "CGContext", "CGImage", "CGImagePropertyOrientation", "NSLayoutConstraint",
        "NSLayoutAnchor",
        "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension", "NSParagraphStyle",
        "NSMutableParagraphStyle", "NSTextAlignment", "NSLineBreakMode", "NSUnderlineStyle",
        "NSTextAttachment",
        "NSShadow", "NSDirectionalEdgeInsets", "NSCollectionLayoutSection", "NSDiffableDataSourceSnapshot",
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_getAssociatedObject",
        "objc_setAssociatedObject", "class_getName",
    ]

    /// Whether a name is one of UIKit's: a type such as `UIView`, one of its relatives, or a name of which this package
    /// has its own.
    static func contains(_ name: String) -> Bool {
        if name.hasPrefix("UI"), let third = name.dropFirst(2).first, third.isUppercase,
            name.dropFirst(3).first?.isLowercase ?? false
        {
            return true
        }
        return names.contains(name) || ownNames.contains(name) || namesOfDarwin.contains(name)
    }
}
