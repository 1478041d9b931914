import Foundation

extension AssetCatalog {
    /// What a colour's `Contents.json` says.
    private struct ColorSet: Decodable {
        struct Variant: Decodable {
            var color: Value?
            var appearances: [Appearance]?
        }

        struct Appearance: Decodable {
            var value: String
        }

        struct Value: Decodable {
            var components: [String: String]?
            var space: String?

            enum CodingKeys: String, CodingKey {
                case components
                case space = "color-space"
            }
        }

        var colors: [Variant]
    }

    /// Returns a colour, which depends on light and dark appearance if the catalogue has both; `nil` if it has none of
    /// the name.
    func color(_ name: String) -> UIColor? {
        guard let set = content("\(name).colorset", as: ColorSet.self)?.content else { return nil }
        func color(_ appearance: String?) -> UIColor? {
            set.colors.first { $0.appearances?.first?.value == appearance }?.color.flatMap(Self.color)
        }
        guard let light = color(nil) ?? color("light") else { return nil }
        guard let dark = color("dark") else { return light }
        return UIColor(.variants(light.components, dark.components, dark.components))
    }

    private static func color(_ value: ColorSet.Value) -> UIColor? {
        guard let components = value.components else { return nil }
        func number(_ name: String) -> CGFloat { components[name].map(Self.number) ?? 0 }
        let alpha = components["alpha"].map(Self.number) ?? 1
        if components["white"] != nil { return UIColor(white: number("white"), alpha: alpha) }
        let (red, green, blue) = (number("red"), number("green"), number("blue"))
        return value.space == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component from 0 to 1: Xcode writes `0.8`, `204` or `0xCC`.
    private static func number(_ text: String) -> CGFloat {
        if text.hasPrefix("0x") { return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
        if text.contains(".") { return CGFloat(Double(text) ?? 0) }
        return CGFloat(Int(text) ?? 0) / 255
    }
}
