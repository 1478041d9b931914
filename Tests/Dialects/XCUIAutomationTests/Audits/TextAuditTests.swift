import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

@MainActor @Suite("Audits of texts", .robot) struct TextAuditTests {
    private nonisolated static let long = "Buy milk, bread and butter"

    nonisolated static let clipped = [
        AuditCase(
            "A label of one line",
            finds:
                "Text clipped: The text of UILabel \"\(long)\" is cut off: it needs 200.7 points, and 80 are there. "
                + "Give it more room, or set numberOfLines to 0."
        ) { $0.add(UILabel(), 80).text = long },
        AuditCase(
            "A label of two lines",
            finds:
                "Text clipped: The text of UILabel \"\(long)\" is cut off: it does not fit 2 lines of 80 points. "
                + "Give it more room, or set numberOfLines to 0."
        ) { $0.add(UILabel(), 80) { ($0.text, $0.numberOfLines) = (long, 2) } },
        AuditCase(
            "A label that is too low",
            finds:
                "Text clipped: The text of UILabel \"\(long)\" is cut off: it is 60.9 points high, and the view 44. "
                + "Give it more room."
        ) { $0.add(UILabel(), 80) { ($0.text, $0.numberOfLines) = (long, 0) } },
        AuditCase(
            "A button",
            finds:
                "Text clipped: The title of UIButton \"\(long)\" is cut off: it needs 181 points, and 80 are there. "
                + "Give it more room."
        ) { $0.add(UIButton(type: .system), 80).setTitle(long, for: .normal) },
        AuditCase(
            "A field and a text view",
            finds:
                "Text clipped: The text of UITextField \"Ada\" #name is cut off: it is 20.3 points high, and the view 12. "
                + "Give it more room.",
            "Text clipped: The text of UITextView \"\(long)\" #notes is cut off: it is 87.7 points high, and the view 44. "
                + "Give it more room."
        ) {
            $0.add(UITextField(), 80, 12) { ($0.text, $0.accessibilityIdentifier) = ("Ada", "name") }
            $0.add(UITextView(), y: 200, 60) {
                ($0.text, $0.accessibilityIdentifier, $0.isScrollEnabled) = (long, "notes", false)
            }
        },
    ]

    @Test("A text audit finds text that is cut off", arguments: clipped)
    func clipped(_ screen: AuditCase) throws {
        let found = try screen.found(.textClipped)
        #expect(found == screen.issues)
    }

    nonisolated static let fitting = [
        AuditCase("Room enough") {
            $0.add(UILabel(), 220).text = long
            $0.add(UILabel(), y: 200, 80, 90) { ($0.text, $0.numberOfLines) = (long, 0) }
            $0.add(UIButton(type: .system), y: 300, 220).setTitle(long, for: .normal)
        },
        AuditCase("A smaller font that fits") {
            $0.add(UILabel(), 80) { ($0.text, $0.adjustsFontSizeToFitWidth) = (long, true) }
        },
        AuditCase("What scrolls") {
            $0.add(UITextField(), 80).text = long
            $0.add(UITextView(), y: 200, 60).text = long
        },
    ]

    @Test("A text audit finds nothing in text that fits", arguments: fitting)
    func fitting(_ screen: AuditCase) throws {
        let found = try screen.found(.textClipped)
        #expect(found == [])
    }

    private nonisolated static let unsupported =
        "Dynamic Type font sizes are unsupported: The text of"
    private nonisolated static let reason =
        "does not follow the user's text size: adjustsFontForContentSizeCategory is false."

    nonisolated static let fixed = [
        AuditCase(
            "A label as UIKit makes it",
            finds: "\(unsupported) UILabel \"Total\" \(reason) Use a font by preferredFont(forTextStyle:) or "
                + "UIFontMetrics, and set adjustsFontForContentSizeCategory to true."
        ) { $0.add(UILabel()).text = "Total" },
        AuditCase(
            "A preferred font that is not adjusted",
            finds: "\(unsupported) UILabel \"Total\" \(reason) Set adjustsFontForContentSizeCategory to true."
        ) { $0.add(UILabel()) { ($0.text, $0.font) = ("Total", .preferredFont(forTextStyle: .body)) } },
        AuditCase(
            "A font that does not scale",
            finds:
                "\(unsupported) UILabel \"Total\" does not follow the user's text size: UIFont .SFUI-Regular 12 "
                + "does not scale. Use a font by preferredFont(forTextStyle:) or UIFontMetrics."
        ) {
            $0.add(UILabel()) {
                ($0.text, $0.font) = ("Total", .systemFont(ofSize: 12))
                $0.adjustsFontForContentSizeCategory = true
            }
        },
        AuditCase(
            "A part that does not scale",
            finds:
                "Dynamic Type font sizes are partially unsupported: The text of UILabel \"ab\" does not follow the "
                + "user's text size: UIFont .SFUI-Regular 12 does not scale. "
                + "Use a font by preferredFont(forTextStyle:) or UIFontMetrics."
        ) {
            let body = UIFont.preferredFont(forTextStyle: .body)
            let text = NSMutableAttributedString(string: "a", attributes: [.font: body])
            text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
            $0.add(UILabel()) {
                $0.attributedText = text
                $0.adjustsFontForContentSizeCategory = true
            }
        },
        AuditCase(
            "A button without a configuration",
            finds:
                "\(unsupported) UIButton \"Go\" \(reason) Use a configuration, or set titleLabel's font to a "
                + "preferred one and its adjustsFontForContentSizeCategory to true."
        ) { $0.add(UIButton(type: .system)).setTitle("Go", for: .normal) },
        AuditCase(
            "A field and a text view",
            finds:
                "\(unsupported) UITextField \"Ada\" #name \(reason) Use a font by preferredFont(forTextStyle:) or "
                + "UIFontMetrics, and set adjustsFontForContentSizeCategory to true.",
            "\(unsupported) UITextView \"Ada\" #notes \(reason) Use a font by preferredFont(forTextStyle:) or "
                + "UIFontMetrics, and set adjustsFontForContentSizeCategory to true."
        ) {
            $0.add(UITextField()) { ($0.text, $0.accessibilityIdentifier) = ("Ada", "name") }
            $0.add(UITextView(), y: 200) { ($0.text, $0.accessibilityIdentifier) = ("Ada", "notes") }
        },
    ]

    @Test("A text audit finds text that does not follow the text size", arguments: fixed)
    func fixed(_ screen: AuditCase) throws {
        let found = try screen.found(.dynamicType)
        #expect(found == screen.issues)
    }

    nonisolated static let following = [
        AuditCase("Preferred and scaled fonts") {
            $0.add(UILabel()) {
                ($0.text, $0.font) = ("Total", .preferredFont(forTextStyle: .body))
                $0.adjustsFontForContentSizeCategory = true
            }
            $0.add(UITextField(), y: 200) {
                ($0.text, $0.font) = ("Ada", UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15)))
                $0.adjustsFontForContentSizeCategory = true
            }
            $0.add(UIButton(configuration: .filled()), y: 300) { $0.configuration?.title = "Go" }
        },
        AuditCase("UIKit's own texts") {
            $0.add(UINavigationBar(), 390).items = [UINavigationItem(title: "Home")]
            $0.add(UISegmentedControl(items: ["A", "B"]), y: 200)
            $0.add(UISearchBar(), y: 260, 300).text = "milk"
        },
        AuditCase("Without a text") {
            $0.add(UILabel())
            $0.add(UITextField(), y: 200)
            $0.add(UIButton(type: .system), y: 300)
        },
    ]

    @Test("A text audit finds nothing in text that follows the text size", arguments: following)
    func following(_ screen: AuditCase) throws {
        let found = try screen.found(.dynamicType)
        #expect(found == [])
    }
}
