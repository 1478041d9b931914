import FailureReporting
import HeadlessUIKit
import Testing

@Suite("Colours that depend on traits") struct DynamicColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat] {
        let resolved = color.resolvedColor(with: traits)
        var parts: [CGFloat] = [0, 0, 0, 0]
        resolved.getRed(&parts[0], green: nil, blue: nil, alpha: nil)
        resolved.getRed(nil, green: &parts[1], blue: nil, alpha: nil)
        resolved.getRed(nil, green: nil, blue: &parts[2], alpha: nil)
        resolved.getRed(nil, green: nil, blue: nil, alpha: &parts[3])
        return parts[0..<3].map { ($0 * 255).rounded() } + [parts[3]]
    }

    static let semantic: [(color: UIColor, light: [CGFloat], dark: [CGFloat])] = [
        (.label, [0, 0, 0, 1], [255, 255, 255, 1]),
        (.systemBlue, [0, 122, 255, 1], [10, 132, 255, 1]),
        (.systemGray6, [242, 242, 247, 1], [28, 28, 30, 1]),
        (.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
        (.systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]),
        (.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
        (.systemFill, [120, 120, 128, 0.2], [120, 120, 128, 0.36]),
        (.link, [0, 122, 255, 1], [9, 132, 255, 1]),
        (.red, [255, 0, 0, 1], [255, 0, 0, 1]),
        (.darkText, [0, 0, 0, 1], [0, 0, 0, 1]),
    ]

    @Test("The system's colours have a light and a dark variant", arguments: semantic)
    func system(color: UIColor, light: [CGFloat], dark: [CGFloat]) {
        #expect(bytes(color, self.light) == light && bytes(color, self.dark) == dark)
        #expect(bytes(color, UITraitCollection()) == light)
    }

    @Test("An elevated background is lighter in dark appearance")
    func elevated() {
        let front = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(bytes(.systemBackground, front) == [28, 28, 30, 1])
        #expect(bytes(.label, front) == [255, 255, 255, 1])
    }

    @Test("A provider gets the traits, the current ones if none are given")
    func provider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
        #expect(bytes(color, dark) == [255, 255, 255, 1] && bytes(color, light) == [255, 59, 48, 1])
        #expect(color.cgColor.components?[2] == CGFloat(48) / 255)
        dark.performAsCurrent { #expect(color.cgColor.components == [1, 1, 1, 1]) }
        let faded = color.withAlphaComponent(0.5).withAlphaComponent(0.25)
        #expect(bytes(faded, dark) == [255, 255, 255, 0.25])
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color == color && color != UIColor { _ in .white } && color != .systemRed)
        #expect(UIColor.label != .black && UIColor.label == UIColor.label && .systemBlue == UIColor.tintColor)
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.description == "UIDynamicColor 0 0 0 1")
        #expect(color.resolvedColor(with: dark).description == "UIExtendedSRGBColorSpace 1 1 1 1")
    }

    @Test("A provider that leads to dynamic colours without end is a failure, and clear")
    func endless() {
        @Sendable func next() -> UIColor { UIColor { _ in next() } }
        let failures = FailureCollector.failures {
            #expect(bytes(next(), light) == [0, 0, 0, 0])
        }
        #expect(
            failures.map(\.text) == [
                "A dynamic colour never resolves: its provider led to 32 dynamic colours in a row."
                    + " Clear is used instead."
            ])
    }
}
