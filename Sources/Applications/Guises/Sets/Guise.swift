import HeadlessUIKit

/// One way in which a device shows a screen: its size, orientation, appearance, text size, language and settings.
///
/// A guise prints what is not standard, after the device: `iPhone SE, dark, AX5, ar`.
///
/// ```swift
/// @Test("Login fits", .robot, arguments: Guises.essential)
/// func login(guise: Guise) {
///     guise.apply()
///     UIWindow.createWindowForTesting(showing: LoginViewController())
///     shouldFit()
/// }
/// ```
public struct Guise: Hashable, Sendable {
    /// The device.
    public var device: DeviceProfile
    /// How the device is held; the interface follows if the application supports it.
    public var orientation: UIDeviceOrientation
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory
    /// The language, or a pseudo-language, with its direction.
    public var language: DeviceLanguage
    /// Whether the user prefers more contrast: `UIAccessibility.isDarkerSystemColorsEnabled`.
    public var isContrastIncreased: Bool
    /// Whether the user prefers bold text.
    public var isBoldTextEnabled: Bool
    /// Whether the user prefers reduced motion.
    public var isReduceMotionEnabled: Bool

    /// Makes a guise; what is left out is as on a new device.
    ///
    /// - Parameters:
    ///   - device: the device.
    ///   - orientation: how the device is held.
    ///   - userInterfaceStyle: light or dark.
    ///   - preferredContentSizeCategory: the text size.
    ///   - language: the language, or a pseudo-language.
    ///   - isContrastIncreased: whether the user prefers more contrast.
    ///   - isBoldTextEnabled: whether the user prefers bold text.
    ///   - isReduceMotionEnabled: whether the user prefers reduced motion.
    public init(
        device: DeviceProfile = .standard, orientation: UIDeviceOrientation = .portrait,
        userInterfaceStyle: UIUserInterfaceStyle = .light,
        preferredContentSizeCategory: UIContentSizeCategory = .large, language: DeviceLanguage = .english,
        isContrastIncreased: Bool = false, isBoldTextEnabled: Bool = false,
        isReduceMotionEnabled: Bool = false
    ) {
        self.device = device
        self.orientation = orientation
        self.userInterfaceStyle = userInterfaceStyle
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.language = language
        self.isContrastIncreased = isContrastIncreased
        self.isBoldTextEnabled = isBoldTextEnabled
        self.isReduceMotionEnabled = isReduceMotionEnabled
    }

    /// A new device: an iPhone 14, upright, light, with texts of the standard size in English.
    public static let standard = Guise()

    /// This guise, with everything that is not standard in another one.
    ///
    /// - Parameter other: its device, settings and so on are taken where they are not those of ``standard``.
    public func with(_ other: Guise) -> Guise {
        var result = self
        func take<Value: Equatable>(_ part: WritableKeyPath<Guise, Value>) {
            if other[keyPath: part] != Guise.standard[keyPath: part] {
                result[keyPath: part] = other[keyPath: part]
            }
        }
        take(\.device)
        take(\.orientation)
        take(\.userInterfaceStyle)
        take(\.preferredContentSizeCategory)
        take(\.language)
        take(\.isContrastIncreased)
        take(\.isBoldTextEnabled)
        take(\.isReduceMotionEnabled)
        return result
    }
}
