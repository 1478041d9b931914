/// Names that UIKit brings.
enum UIKitNames {
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

    /// Whether a name is one of UIKit's: a type such as `UIView`, or one of its relatives.
    static func contains(_ name: String) -> Bool {
        if name.hasPrefix("UI"), let third = name.dropFirst(2).first, third.isUppercase,
            name.dropFirst(3).first?.isLowercase ?? false
        {
            return true
        }
        return names.contains(name)
    }
}
