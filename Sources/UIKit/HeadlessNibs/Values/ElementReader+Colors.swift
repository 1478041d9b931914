import Foundation
import HeadlessUIKitCore

extension ElementReader {
    /// The colour of a property; `nil` if there is none, or if it is given as `nil`.
    func color(key: NibName) -> UIColor? {
        child(key: key).flatMap { $0.name == "nil" ? nil : color(of: $0) }
    }

    func color(of element: NibElement) -> UIColor? {
        for attribute in element.attributes where !Self.colorAttributes.contains(attribute.name) {
            note(.unknownAttribute(attribute.name, value: attribute.value), at: element)
        }
        // Xcode 11 gave some colours of before other names, and kept both.
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
            ?? element["cocoaTouchSystemColor"]
        {
            return systemColor(name, at: element)
        }
        if element["catalog"] == "System", let name = element["name"] {
            return systemColor(name, at: element)
        }
        if let name = element["name"] { return namedColor(name, at: element) }
        guard let color = Self.color(fromComponentsOf: element) else {
            note(.badValue("color", value: element["colorSpace"] ?? ""), at: element)
            return nil
        }
        return color
    }

    private func systemColor(_ name: String, at element: NibElement) -> UIColor? {
        if let color = Self.systemColors[name] { return color }
        if let stored = context.resources.systemColors[name] { return Self.color(fromComponentsOf: stored) }
        // Fallbacks of components that stand beside a name.
        if let color = Self.color(fromComponentsOf: element) { return color }
        note(.missingColor(name), at: element)
        return nil
    }

    /// The colour that Xcode last saw in the application's catalogue, or else what the application has of the name.
    private func namedColor(_ name: String, at element: NibElement) -> UIColor? {
        if let bundle = context.bundle, let color = UIColor(named: name, in: bundle, compatibleWith: nil) {
            return color
        }
        if let stored = context.resources.namedColors[name] { return Self.color(fromComponentsOf: stored) }
        if let color = UIColor(named: name) { return color }
        note(.missingColor(name), at: element)
        return nil
    }

    private static func color(fromComponentsOf element: NibElement) -> UIColor? {
        func part(_ name: NibName) -> CGFloat? {
            element[name].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
        }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        if let red = part("red"), let green = part("green"), let blue = part("blue") {
            return element["customColorSpace"] == "displayP3"
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        guard let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow") else {
            return nil
        }
        let light = 1 - (part("black") ?? 0)
        return UIColor(
            red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    }

    private static let colorAttributes: Set<String> = [
        "key", "name", "catalog", "colorSpace", "customColorSpace", "alpha", "white", "red", "green", "blue",
        "cyan", "magenta", "yellow", "black", "systemColor", "cocoaTouchSystemColor",
        "xcode11CocoaTouchSystemColor",
    ]

    private static let systemColors: [String: UIColor] = [
        "labelColor": .label, "textColor": .label, "secondaryLabelColor": .secondaryLabel,
        "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
        "linkColor": .link, "tintColor": .tintColor, "separatorColor": .separator,
        "opaqueSeparatorColor": .opaqueSeparator, "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "groupTableViewBackgroundColor": .groupTableViewBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
        "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown,
        "systemMintColor": .systemMint, "systemCyanColor": .systemCyan, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "lightTextColor": .lightText, "darkTextColor": .darkText,
        "whiteColor": .white, "blackColor": .black, "clearColor": .clear, "grayColor": .gray,
        "lightGrayColor": .lightGray, "darkGrayColor": .darkGray, "redColor": .red, "greenColor": .green,
        "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta,
        "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown,
        // Of iOS 3 to 6; what iOS has shown since.
        "scrollViewTexturedBackgroundColor": .darkGray, "viewFlipsideBackgroundColor": .darkGray,
        "underPageBackgroundColor": .lightGray, "tableCellGroupedBackgroundColor": .white,
    ]
}
