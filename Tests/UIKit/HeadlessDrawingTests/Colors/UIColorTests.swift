import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("UIColor") struct UIColorTests {
    @Test(
        "The named colours have UIKit's components",
        arguments: [
            (.black, [0, 0, 0, 1]), (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]),
            (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]), (.white, [1, 1, 1, 1]),
            (.gray, [0.5, 0.5, 0.5, 1]),
            (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]),
            (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]), (.orange, [1, 0.5, 0, 1]),
            (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.clear, [0, 0, 0, 0]),
        ] as [(UIColor, [CGFloat])])
    func named(color: UIColor, components: [CGFloat]) {
        #expect(color.components == components)
    }

    @Test(
        "The system's colours have the values of the light appearance, from 0 to 255",
        arguments: [
            (.systemRed, [255, 59, 48, 1]), (.systemBlue, [0, 122, 255, 1]),
            (.systemGray6, [242, 242, 247, 1]),
            (.label, [0, 0, 0, 1]), (.secondaryLabel, [60, 60, 67, 0.6]), (.separator, [60, 60, 67, 0.29]),
            (.systemFill, [120, 120, 128, 0.2]), (.tintColor, [0, 122, 255, 1]),
            (.systemBackground, [255, 255, 255, 1]),
        ] as [(UIColor, [CGFloat])])
    func system(color: UIColor, values: [CGFloat]) {
        let expected = values.dropLast().map { $0 / 255 } + [values[3]]
        #expect(color.components == expected)
    }

    @Test("Only the requested components are set")
    func someComponents() {
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        var red: CGFloat = 0
        color.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 0.1)
        var alpha: CGFloat = 0
        #expect(color.getWhite(nil, alpha: &alpha))
        #expect(alpha == 0.4)
    }

    @Test("Numbers outside of 0...1 are kept")
    func extended() {
        let color = UIColor(red: -0.5, green: 2, blue: 1e300, alpha: 1)
        #expect(color.components == [-0.5, 2, 1e300, 1])
    }

    @Test(
        "Hue runs from red through green and blue",
        arguments: [
            (0, 1, 1, [1, 0, 0]), (1.0 / 6, 1, 1, [1, 1, 0]), (1.0 / 3, 1, 1, [0, 1, 0]),
            (0.5, 1, 1, [0, 1, 1]), (2.0 / 3, 1, 1, [0, 0, 1]), (5.0 / 6, 1, 1, [1, 0, 1]),
            (1, 1, 1, [1, 0, 0]),
            (1.0 / 12, 1, 1, [1, 0.5, 0]), (0.3, 0, 0.5, [0.5, 0.5, 0.5]), (0, 0.5, 0.8, [0.8, 0.4, 0.4]),
            (0.7, 1, 0, [0, 0, 0]), (-3, 1, 1, [1, 0, 0]), (.infinity, 1, 1, [1, 0, 0]),
            (.nan, .nan, 1, [1, 1, 1]), (0, 1, 2, [2, 0, 0]),
        ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
    func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
        for (component, wanted) in zip(color.components, expected + [0.5]) {
            #expect(abs(component - wanted) < 1e-9)
        }
    }

    @Test("The brightest primary of a colour made of its hue is the brightness, and the dimmest follows")
    func hueProperties() {
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<500 {
            let (hue, saturation) = (numbers.next(in: 0...1), numbers.next(in: 0...1))
            let brightness = numbers.next(in: 0...1)
            let primaries = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
                .components.prefix(3)
            #expect(abs((primaries.max() ?? 0) - brightness) < 1e-9)
            #expect(abs((primaries.min() ?? 0) - brightness * (1 - saturation)) < 1e-9)
        }
    }

    @Test(
        "A colour gives back its hue, saturation and brightness",
        arguments: [
            [0, 1, 1, 1], [0.25, 0.5, 0.75, 0.5], [1 / 3, 1, 0.5, 1], [0.625, 0.25, 1, 0],
            [0.9375, 0.5, 0.5, 1], [0, 0, 0.5, 1], [0, 0, 0, 1],
        ] as [[CGFloat]])
    func hue(_ values: [CGFloat]) {
        let color = UIColor(hue: values[0], saturation: values[1], brightness: values[2], alpha: values[3])
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        #expect(color.getHue(&hue, saturation: nil, brightness: nil, alpha: nil))
        color.getHue(nil, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        let read = [hue, saturation, brightness, alpha]
        #expect(zip(read, values).allSatisfy { abs($0 - $1) < 1e-9 }, "\(read)")
    }

    @Test("A grey gives back its white, another colour its lightness")
    func white() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha))
        #expect(white == 0.3 && alpha == 0.7)
        UIColor.green.getWhite(&white, alpha: nil)
        #expect(white == 0.7152)
    }

    @Test("Colours are equal by their components, however they were made")
    func equality() {
        #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor(white: 0, alpha: 1).hash == UIColor(red: -0.0, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != .blue)
        #expect(UIColor.red.withAlphaComponent(0.5) != .red)
        #expect(UIColor.red.withAlphaComponent(0.5).withAlphaComponent(1) == .red)
        #expect(Set([UIColor.red, .init(hue: 0, saturation: 1, brightness: 1, alpha: 1), .blue]).count == 2)
        #expect(!UIColor.red.isEqual("red"))
        let odd = UIColor(white: .nan, alpha: 1)
        #expect(odd == odd)
        #expect(odd != UIColor(white: .nan, alpha: 1))
    }

    @Test("The description names the components and no address")
    func text() {
        #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
        #expect("\(UIColor.darkGray)" == "UIExtendedSRGBColorSpace 0.333 0.333 0.333 1")
    }
}

extension UIColor {
    /// Red, green, blue and opacity.
    fileprivate var components: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
