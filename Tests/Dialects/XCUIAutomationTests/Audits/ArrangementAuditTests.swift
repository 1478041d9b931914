import HeadlessUIKit
import Robot
import Testing

@testable import XCUIAutomation

@MainActor @Suite("Audits of arrangement", .robot) struct ArrangementAuditTests {
    private func found(_ build: (UIView) -> Void) -> [String] {
        let window = UIWindow.createWindowForTesting()
        window.backgroundColor = .systemBackground
        build(window)
        UIApplication.shared.commit()
        let kinds: [AuditKind] = [
            .overlap, .offScreen, .duplicateLabel, .readingOrder, .language, .mirroring,
        ]
        return AccessibilityAudit(for: kinds, unmirrored: nil).findings.map { "\($0.title): \($0.detail)" }
    }

    private func label(_ text: String, _ view: UILabel) {
        view.text = text
        view.backgroundColor = nil
    }

    @Test("Texts that overlap are found; frames that do, without the texts, are not")
    func overlap() {
        let texts = found { window in
            window.add(UILabel(), y: 100) { $0.text = "One" }
            window.add(UILabel(), y: 108) { $0.text = "Two" }
            // Each text is at one end of its label.
            window.add(UILabel(), y: 300) { $0.text = "Left" }
            window.add(UILabel(), y: 300) {
                $0.text = "Right"
                $0.textAlignment = .right
            }
        }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("Texts overlap: UILabel \"Two\" runs into UILabel \"One\": ") == true)
    }

    @Test("A badge with a ground of its own, and texts that scroll apart, do not overlap")
    func layers() {
        let texts = found { window in
            window.add(UILabel(), y: 100) { $0.text = "Inbox" }
            window.add(UILabel(), y: 100, 30, 30) {
                $0.text = "12"
                $0.backgroundColor = .white
            }
            window.add(UIScrollView(), y: 200) { $0.add(UILabel(), x: 0, y: 0) { $0.text = "Content" } }
            window.add(UILabel(), y: 200) { $0.text = "Title" }
        }
        #expect(texts == [])
    }

    @Test("A control beyond an edge is found; a drawer that waits beside the screen is not")
    func offScreen() {
        let texts = found { window in
            window.add(UIButton(type: .system), x: 300, 200, 44) { $0.setTitle("Next", for: .normal) }
            window.add(UIView(), x: -300, y: 0, 300, 844) { drawer in
                drawer.add(UIButton(type: .system)) { $0.setTitle("Settings", for: .normal) }
            }
        }
        #expect(
            texts == [
                "View is off screen: UIButton \"Next\" reaches 110 points beyond the right edge of the screen. "
                    + "Constrain it to the safe area, or let it scroll."
            ])
    }

    @Test("What can be scrolled into view is on the screen, and what is beyond the content is not")
    func scrolled() {
        let texts = found { window in
            window.add(UIScrollView(), x: 0, y: 0, 390, 844) { scrolling in
                scrolling.contentSize = CGSize(width: 390, height: 2000)
                scrolling.add(UILabel(), y: 1500) { $0.text = "Below" }
                scrolling.add(UILabel(), y: 2500) { $0.text = "Lost" }
            }
        }
        #expect(texts.count == 1)
        let text = texts.first ?? ""
        #expect(
            text.hasPrefix(
                "View is off screen: UILabel \"Lost\" reaches 510 points beyond the bottom of the content"),
            "\(text)")
    }

    @Test("Controls that are read alike are found, but not those that their hints or values tell apart")
    func labels() {
        let texts = found { window in
            for (index, hint) in [nil, nil, "Edits the price"].enumerated() {
                window.add(UIButton(type: .system), y: 100 + 60 * CGFloat(index)) {
                    $0.setTitle("Edit", for: .normal)
                    $0.accessibilityHint = hint
                }
            }
        }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix("Label is not unique: UIButton \"Edit\" at (20 160; 200 44) reads like")
                == true)
    }

    @Test("Columns are read one after the other; a list that goes back up is found")
    func readingOrder() {
        let texts = found { window in
            let labels = (0..<4).map { index in
                window.add(
                    UILabel(), x: 20 + 180 * CGFloat(index / 2), y: 100 + 60 * CGFloat(index % 2), 160, 44
                ) {
                    $0.text = "Text \(index)"
                }
            }
            window.accessibilityElements = labels
        }
        #expect(texts == [])
        let back = found { window in
            let labels = (0..<2).map { index in
                window.add(UILabel(), y: 100 + 60 * CGFloat(index)) { $0.text = "Text \(index)" }
            }
            window.accessibilityElements = Array(labels.reversed())
        }
        #expect(back.count == 1)
        #expect(
            back.first?.contains("UILabel \"Text 0\" is read after UILabel \"Text 1\", which stands below it")
                == true)
    }

    @Test("A text without the accents of a pseudo-language is found, if another has them")
    func language() {
        SimulatedDevice.current.language = .accentedPseudolanguage
        let build: (String) -> (UIView) -> Void = { text in
            { window in
                window.add(UILabel(), y: 100) { $0.text = text }
                window.add(UILabel(), y: 200) { $0.text = "Literal" }
                window.add(UILabel(), y: 300) { $0.text = "42 %" }
            }
        }
        #expect(found(build("Another literal")) == [])
        UIApplication.shared.keyWindow?.isHidden = true
        let texts = found(build(NSLocalizedString("Looked up", comment: "")))
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("Text is not localized: The text of UILabel \"Literal\"") == true)
    }
}
