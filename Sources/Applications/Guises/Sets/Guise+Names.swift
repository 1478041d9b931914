import HeadlessUIKit

extension Guise: CustomStringConvertible {
    /// The device and what is not standard: `iPhone SE, landscape, dark, AX5, ar`.
    public var description: String {
        var words = [device.shortName]
        if let name = orientation.nameInGuise { words.append(name) }
        if userInterfaceStyle == .dark { words.append("dark") }
        if preferredContentSizeCategory != .large { words.append(preferredContentSizeCategory.nameInGuise) }
        if language != .english { words.append("\(language)") }
        if isContrastIncreased { words.append("increased contrast") }
        if isBoldTextEnabled { words.append("bold text") }
        if isReduceMotionEnabled { words.append("reduced motion") }
        return words.joined(separator: ", ")
    }
}

extension DeviceProfile {
    /// The name without what is in parentheses, such as the generation.
    fileprivate var shortName: String {
        String(name.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
    }
}

extension UIDeviceOrientation {
    var nameInGuise: String? {
        switch self {
        case .landscapeLeft: "landscape"
        case .landscapeRight: "landscape right"
        case .portraitUpsideDown: "upside down"
        default: nil
        }
    }
}

extension UIContentSizeCategory {
    private static let names: [UIContentSizeCategory: String] = [
        .extraSmall: "XS", .small: "S", .medium: "M", .large: "L", .extraLarge: "XL", .extraExtraLarge: "XXL",
        .extraExtraExtraLarge: "XXXL", .accessibilityMedium: "AX1", .accessibilityLarge: "AX2",
        .accessibilityExtraLarge: "AX3", .accessibilityExtraExtraLarge: "AX4",
        .accessibilityExtraExtraExtraLarge: "AX5",
    ]

    var nameInGuise: String { Self.names[self] ?? rawValue }
}
