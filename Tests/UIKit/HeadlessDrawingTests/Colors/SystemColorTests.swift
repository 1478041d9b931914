import Foundation
import HeadlessUIKit
import Testing

@Suite("The colours of the system") struct SystemColorTests {
    /// Red, green and blue from 0 to 255, and opacity.
    private func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [(red * 255).rounded(), (green * 255).rounded(), (blue * 255).rounded(), alpha]
    }

    @Test("Each colour has Apple's components in light and in dark")
    func colors() {
        let table: [(UIColor, light: [CGFloat], dark: [CGFloat])] = [
            (.systemRed, [255, 59, 48, 1], [255, 69, 58, 1]),
            (.systemGreen, [52, 199, 89, 1], [48, 209, 88, 1]),
            (.systemBlue, [0, 122, 255, 1], [10, 132, 255, 1]),
            (.systemOrange, [255, 149, 0, 1], [255, 159, 10, 1]),
            (.systemYellow, [255, 204, 0, 1], [255, 214, 10, 1]),
            (.systemPink, [255, 45, 85, 1], [255, 55, 95, 1]),
            (.systemPurple, [175, 82, 222, 1], [191, 90, 242, 1]),
            (.systemTeal, [48, 176, 199, 1], [64, 200, 224, 1]),
            (.systemIndigo, [88, 86, 214, 1], [94, 92, 230, 1]),
            (.systemBrown, [162, 132, 94, 1], [172, 142, 104, 1]),
            (.systemMint, [0, 199, 190, 1], [99, 230, 226, 1]),
            (.systemCyan, [50, 173, 230, 1], [100, 210, 255, 1]),
            (.systemGray, [142, 142, 147, 1], [142, 142, 147, 1]),
            (.systemGray2, [174, 174, 178, 1], [99, 99, 102, 1]),
            (.systemGray3, [199, 199, 204, 1], [72, 72, 74, 1]),
            (.systemGray4, [209, 209, 214, 1], [58, 58, 60, 1]),
            (.systemGray5, [229, 229, 234, 1], [44, 44, 46, 1]),
            (.systemGray6, [242, 242, 247, 1], [28, 28, 30, 1]),
            (.label, [0, 0, 0, 1], [255, 255, 255, 1]),
            (.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
            (.tertiaryLabel, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
            (.quaternaryLabel, [60, 60, 67, 0.18], [235, 235, 245, 0.16]),
            (.placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
            (.link, [0, 122, 255, 1], [9, 132, 255, 1]),
            (.tintColor, [0, 122, 255, 1], [10, 132, 255, 1]),
            (.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
            (.opaqueSeparator, [198, 198, 200, 1], [56, 56, 58, 1]),
            (.systemFill, [120, 120, 128, 0.2], [120, 120, 128, 0.36]),
            (.secondarySystemFill, [120, 120, 128, 0.16], [120, 120, 128, 0.32]),
            (.tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]),
            (.quaternarySystemFill, [116, 116, 128, 0.08], [118, 118, 128, 0.18]),
        ]
        for (color, light, dark) in table {
            #expect(components(color, .light) == light)
            #expect(components(color, .dark) == dark)
        }
    }

    @Test("Old names are those of colours that do not change with the style")
    func old() {
        #expect(components(.lightText, .light) == [255, 255, 255, 0.6])
        #expect(components(.lightText, .dark) == [255, 255, 255, 0.6])
        #expect(components(.darkText, .dark) == [0, 0, 0, 1])
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    }
}
