import Foundation

/// How large a user wants text to be.
///
/// ``UIFont/preferredFont(forTextStyle:)`` and ``UIFontMetrics`` go by it, and labels, fields and text views that have
/// ``UIContentSizeCategoryAdjusting/adjustsFontForContentSizeCategory`` change with it while they are shown.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit has for the category.
    public let rawValue: String

    /// Makes a category of UIKit's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing is said of it.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest of all.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What users have who never changed it.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A little larger than usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Larger.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest for those who see well.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest for those who do not see well.
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Large for those who do not see well.
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Larger for those who do not see well.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Still larger for those who do not see well.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    private static let ascending: [UIContentSizeCategory] = [
        extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
        accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
        accessibilityExtraExtraExtraLarge,
    ]

    /// The place among the sizes from the smallest; `nil` for one that UIKit does not know.
    var rank: Int? { Self.ascending.firstIndex(of: self) }

    /// Whether it is one of the sizes for those who do not see well.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
    /// Whether text is smaller in the one than in the other; one that UIKit does not know is smaller than all others.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (left.rank ?? -1) < (right.rank ?? -1)
    }
}

extension UIContentSizeCategory {
    /// Posted when the user wants text of another size, with the new one under ``newValueUserInfoKey``.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in what the notification carries.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
