import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("Audits of contrast", .robot) struct ContrastAuditTests {
    nonisolated static let cases = [
        AuditCase(
            "Grey on white",
            finds:
                "Contrast failed: Contrast 3.2:1 of UILabel \"Total\" (#8E8E93 on #FFFFFF) is below 4.5:1. "
                + "Use a darker text colour."
        ) { $0.add(UILabel()) { ($0.text, $0.textColor) = ("Total", .systemGray) } },
        AuditCase(
            "Large text",
            finds: "Contrast failed: Contrast 2.6:1 of UILabel \"Total\" (#A0A0A0 on #FFFFFF) is below 3:1, "
                + "which large text needs. Use a darker text colour."
        ) {
            $0.add(UILabel()) {
                ($0.text, $0.font) = ("Total", .boldSystemFont(ofSize: 14))
                $0.textColor = UIColor(white: 160 / 255, alpha: 1)
            }
        },
        AuditCase(
            "White on yellow, in a card of half the opacity",
            finds: "Contrast failed: Contrast 1.0:1 of UILabel \"New\" (#FFFFFF on #FFFF80) is below 4.5:1. "
                + "Use a darker text colour or a darker background."
        ) {
            let card = $0.add(UIView()) { ($0.backgroundColor, $0.alpha) = (.yellow, 0.5) }
            card.add(UILabel(), x: 10, y: 0, 100) { ($0.text, $0.textColor) = ("New", .white) }
        },
        AuditCase(
            "A view behind, which is no ancestor",
            finds: "Contrast failed: Contrast 1.0:1 of UILabel \"Lost\" (#000000 on #000000) is below 4.5:1. "
                + "Use a lighter text colour."
        ) {
            $0.add(UIView()) { $0.backgroundColor = .black }
            $0.add(UILabel()) { ($0.text, $0.textColor) = ("Lost", .black) }
        },
        AuditCase(
            "The worst part of an attributed text",
            finds: "Contrast failed: Contrast 1.0:1 of UILabel \"ab\" (#FFFF00 on #FFFFFF) is below 4.5:1. "
                + "Use a darker text colour."
        ) {
            let text = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: UIColor.gray])
            text.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.yellow]))
            $0.add(UILabel()).attributedText = text
        },
        AuditCase(
            "A button's title",
            finds:
                "Contrast failed: Contrast 1.4:1 of UIButton \"Buy\" (#FFD60A on #FFFFFF) is below 3:1, which large text needs. "
                + "Use a darker text colour."
        ) {
            $0.add(UIButton(type: .custom)) {
                $0.setTitle("Buy", for: .normal)
                $0.setTitleColor(UIColor(red: 1, green: 214 / 255, blue: 10 / 255, alpha: 1), for: .normal)
            }
        },
        AuditCase(
            "A field and a text view",
            finds:
                "Contrast failed: Contrast 1.6:1 of UITextField \"Ada\" #name (#CCCCCC on #FFFFFF) is below 4.5:1. "
                + "Use a darker text colour.",
            "Contrast failed: Contrast 1.6:1 of UITextView \"Ada\" #notes (#CCCCCC on #FFFFFF) is below 4.5:1. "
                + "Use a darker text colour."
        ) {
            let pale = UIColor(white: 0.8, alpha: 1)
            $0.add(UITextField()) {
                ($0.text, $0.textColor, $0.accessibilityIdentifier) = ("Ada", pale, "name")
            }
            $0.add(UITextView(), y: 200) {
                ($0.text, $0.textColor, $0.accessibilityIdentifier) = ("Ada", pale, "notes")
            }
        },
    ]

    @Test("A contrast audit finds texts with too little contrast", arguments: cases)
    func finds(_ screen: AuditCase) throws {
        let found = try screen.found(.contrast)
        #expect(found == screen.issues)
    }

    nonisolated static let nearMisses = [
        AuditCase("Black on white") { $0.add(UILabel()).text = "Total" },
        AuditCase("Enough for large text") {
            $0.add(UILabel()) {
                ($0.text, $0.textColor, $0.font) = ("Total", .systemGray, .systemFont(ofSize: 18))
            }
        },
        AuditCase("A disabled button") {
            $0.add(UIButton(type: .custom)) {
                $0.setTitle("Buy", for: .normal)
                $0.isEnabled = false
            }
        },
        AuditCase("On an image") {
            $0.add(UIImageView()) { $0.image = UIImage(color: .white, size: CGSize(width: 9, height: 9)) }
            $0.add(UILabel()) { ($0.text, $0.textColor) = ("Total", .white) }
        },
        AuditCase("On a gradient") {
            let gradient = CAGradientLayer()
            gradient.colors = [UIColor.black.cgColor, UIColor.gray.cgColor]
            gradient.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            let banner = $0.add(UIView()) { $0.layer.addSublayer(gradient) }
            banner.add(UILabel(), x: 0, y: 0) { ($0.text, $0.textColor) = ("Total", .white) }
        },
        AuditCase("Behind it, a view that covers only a part") {
            $0.add(UIView(), 50) { $0.backgroundColor = .black }
            $0.add(UILabel()) { ($0.text, $0.textColor) = ("Total", .white) }
        },
        AuditCase("UIKit's own colours") { screen in
            for (index, configuration) in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()]
                .enumerated()
            {
                screen.add(UIButton(configuration: configuration), y: 100 + 60 * CGFloat(index)) {
                    $0.configuration?.title = "Go"
                }
            }
            screen.add(UIButton(type: .system), y: 400) { $0.setTitle("Go", for: .normal) }
            screen.add(UITextField(), y: 460) { $0.placeholder = "Name" }
        },
    ]

    @Test("A contrast audit finds nothing in texts with enough contrast", arguments: nearMisses)
    func nearMisses(_ screen: AuditCase) throws {
        let found = try screen.found(.contrast)
        #expect(found == [])
    }

    @Test("A contrast audit checks the system's tint on a colour of the application")
    func tintOnColor() throws {
        let screen = AuditCase("") {
            let card = $0.add(UIView()) { $0.backgroundColor = .systemTeal }
            card.add(UIButton(type: .system), x: 0, y: 0) { $0.setTitle("Go", for: .normal) }
        }
        let found = try screen.found(.contrast)
        #expect(
            found == [
                "Contrast failed: Contrast 1.5:1 of UIButton \"Go\" (#007AFF on #30B0C7) is below 4.5:1. Use a darker text colour."
            ])
    }

    @Test("A contrast audit uses the colours of the current appearance")
    func darkAppearance() throws {
        let screen = AuditCase("") {
            $0.overrideUserInterfaceStyle = .dark
            $0.add(UILabel()) { ($0.text, $0.textColor) = ("Total", UIColor(white: 0.2, alpha: 1)) }
        }
        let found = try screen.found(.contrast)
        #expect(
            found == [
                "Contrast failed: Contrast 1.6:1 of UILabel \"Total\" (#333333 on #000000) is below 4.5:1. "
                    + "Use a lighter text colour."
            ])
    }
}

@MainActor @Suite("Contrast against the formula of WCAG", .robot) struct ContrastReferenceTests {
    /// WCAG 2.1's definition, with the colours as they are composed on a screen.
    private func reference(_ text: [Double], _ alpha: Double, _ ground: [Double]) -> Double {
        func luminance(_ color: [Double]) -> Double {
            let linear = color.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let composed = zip(text, ground).map { $0 * alpha + $1 * (1 - alpha) }
        let lights = [luminance(composed), luminance(ground)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    @Test("The contrast of random colours and opacities is that of WCAG's formula")
    func randomColors() throws {
        var numbers = SeededNumbers(seed: 19)
        let window = UIWindow.createWindowForTesting()
        let label = window.add(UILabel()) { $0.text = "Total" }
        var failed = 0
        for _ in 1...500 {
            let parts = (0..<7).map { _ in Double(numbers.next(in: 0...1)) }
            // A dark colour on any: two random ones rarely differ enough.
            let text = parts[0..<3].map { $0 * 0.4 }
            let (ground, alpha) = (Array(parts[3..<6]), parts[6])
            label.textColor = UIColor(red: text[0], green: text[1], blue: text[2], alpha: alpha)
            window.backgroundColor = UIColor(red: ground[0], green: ground[1], blue: ground[2], alpha: 1)
            let ratio = reference(text, alpha, ground)
            let issues = try auditIssues(for: .contrast)
            let begin = "Contrast failed: Contrast \((ratio * 10).rounded(.down) / 10):1 of UILabel"
            #expect(issues.map { $0.hasPrefix(begin) } == (ratio < 4.5 ? [true] : []))
            if ratio < 4.5 { failed += 1 }
        }
        // Both sides of the limit are met.
        #expect((100...480).contains(failed))
    }
}
