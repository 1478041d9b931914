import HeadlessUIKit

/// An opaque colour in sRGB, as pixels have it, and WCAG's contrast between two.
struct Pixel: Equatable {
    /// From 0 to 1.
    var red: Double
    var green: Double
    var blue: Double

    init(red: Double, green: Double, blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The components of a colour that was resolved, without its opacity, cut to what a screen shows.
    init(_ color: UIColor) {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        self.init(
            red: min(1, max(0, red)), green: min(1, max(0, green)), blue: min(1, max(0, blue)))
    }

    func covered(by other: Pixel, alpha: Double) -> Pixel {
        Pixel(
            red: red + (other.red - red) * alpha, green: green + (other.green - green) * alpha,
            blue: blue + (other.blue - blue) * alpha)
    }

    var luminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func contrast(to other: Pixel) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The colour as `#8E8E93`.
    var hex: String {
        "#"
            + [red, green, blue].map { value in
                let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0\(digits)" : digits
            }.joined()
    }
}
