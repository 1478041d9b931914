/// Well-known devices. Sizes, scales and size classes are those of Apple's published tables; safe areas and the heights
/// of status bars, which Apple publishes no table of, are those that developers have measured.
extension DeviceProfile {
    /// The device of a test that sets none: 390 by 844 points, an ``iPhone14``.
    public static var standard: DeviceProfile { iPhone14 }

    /// The iPhone SE of the 3rd generation, with a home button: 375 by 667 points.
    public static let iPhoneSE = DeviceProfile(
        name: "iPhone SE (3rd generation)", idiom: .phone, size: CGSize(width: 375, height: 667), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeAreaInsets: .zero,
        hasHomeButton: true, biometry: .touchID)
    /// The iPhone 13 mini: 375 by 812 points.
    public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, top: 50)
    /// The iPhone 14: 390 by 844 points, with a notch.
    public static let iPhone14 = phone("iPhone 14", 390, 844, top: 47)
    /// The iPhone 14 Plus: 428 by 926 points, with a notch.
    public static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, top: 47, isWide: true)
    /// The iPhone 15: 393 by 852 points.
    public static let iPhone15 = phone("iPhone 15", 393, 852, top: 59, statusBar: 54)
    /// The iPhone 15 Pro Max: 430 by 932 points.
    public static let iPhone15ProMax = phone(
        "iPhone 15 Pro Max", 430, 932, top: 59, statusBar: 54, isWide: true)
    /// The iPhone 16: 393 by 852 points.
    public static let iPhone16 = phone("iPhone 16", 393, 852, top: 59, statusBar: 54)
    /// The iPhone 16 Pro: 402 by 874 points.
    public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62, statusBar: 54)
    /// The iPhone 16 Pro Max: 440 by 956 points.
    public static let iPhone16ProMax = phone(
        "iPhone 16 Pro Max", 440, 956, top: 62, statusBar: 54, isWide: true)

    /// The iPad mini of the 6th generation: 744 by 1133 points.
    public static let iPadMini = tablet("iPad mini (6th generation)", 744, 1133, .touchID)
    /// The iPad of the 10th generation: 820 by 1180 points.
    public static let iPad = tablet("iPad (10th generation)", 820, 1180, .touchID)
    /// The 11-inch iPad Pro: 834 by 1194 points.
    public static let iPadPro11 = tablet("iPad Pro 11-inch (4th generation)", 834, 1194, .faceID)
    /// The 13-inch iPad Pro: 1032 by 1376 points.
    public static let iPadPro13 = tablet("iPad Pro 13-inch (M4)", 1032, 1376, .faceID)

    /// A phone without a home button: in landscape both sides have the safe area of the notch.
    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, statusBar: CGFloat? = nil,
        isWide: Bool = false
    ) -> DeviceProfile {
        DeviceProfile(
            name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
            statusBarHeight: statusBar, hasWideLandscape: isWide)
    }

    private static func tablet(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ biometry: Biometry
    ) -> DeviceProfile {
        DeviceProfile(
            name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), biometry: biometry)
    }
}
