import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Text sizes while text is shown") struct TextSizeTests {
    /// A view that counts its layouts.
    private final class Board: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    private func inWindow(_ body: (Board, SimulatedDevice) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let board = Board(frame: window.bounds)
            window.addSubview(board)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            body(board, UIApplication.shared.device)
            UIApplication.shared.closeWindows()
        }
    }

    private func sizes(_ views: [UIView]) -> [CGFloat?] {
        views.map {
            ($0 as? UILabel)?.font.pointSize ?? ($0 as? UITextField)?.font?.pointSize
                ?? ($0 as? UITextView)?.font?.pointSize
        }
    }

    @Test("Labels, fields and text views that adjust change with the device, and those that do not stay")
    func change() {
        inWindow { board, device in
            let (label, field, text, still) = (UILabel(), UITextField(), UITextView(), UILabel())
            label.font = .preferredFont(forTextStyle: .title1)
            field.font = .preferredFont(forTextStyle: .body)
            text.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
            still.font = .preferredFont(forTextStyle: .body)
            for view in [label, field, text] as [any UIView & UIContentSizeCategoryAdjusting] {
                #expect(!view.adjustsFontForContentSizeCategory)
                view.adjustsFontForContentSizeCategory = true
            }
            let views = [label, field, text, still]
            for view in views { board.addSubview(view) }
            for label in [label, still] { label.text = "Ada" }
            board.window?.layoutIfNeeded()
            #expect(sizes(views) == [28, 17, 20, 17])
            let (before, layouts) = (label.intrinsicContentSize, board.layouts)
            device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            #expect(sizes(views) == [58, 53, 169.0 / 3, 17])
            #expect(label.intrinsicContentSize.height > 2 * before.height)
            board.window?.layoutIfNeeded()
            #expect(board.layouts == layouts + 1)
            device.preferredContentSizeCategory = .large
            #expect(sizes(views) == [28, 17, 20, 17] && label.intrinsicContentSize == before)
        }
    }

    @Test("A system's font of a fixed size stays, and one that no longer adjusts keeps the size that it has")
    func fixed() {
        inWindow { board, device in
            let (fixed, former) = (UILabel(), UILabel())
            fixed.font = .systemFont(ofSize: 17)
            former.font = .preferredFont(forTextStyle: .body)
            for label in [fixed, former] {
                label.adjustsFontForContentSizeCategory = true
                board.addSubview(label)
            }
            device.preferredContentSizeCategory = .extraExtraExtraLarge
            #expect(sizes([fixed, former]) == [17, 23])
            former.adjustsFontForContentSizeCategory = false
            device.preferredContentSizeCategory = .extraSmall
            #expect(sizes([fixed, former]) == [17, 23])
            former.adjustsFontForContentSizeCategory = true
            #expect(sizes([former]) == [14])
        }
    }

    @Test("A label that was in no window when the size changed has it where it comes")
    func elsewhere() {
        inWindow { board, device in
            let label = UILabel()
            label.text = "Ada"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            device.preferredContentSizeCategory = .accessibilityMedium
            board.addSubview(label)
            label.sizeToFit()
            #expect(label.font.pointSize == 28 && label.frame.height > 28)
            board.traitOverrides.preferredContentSizeCategory = .small
            #expect(label.font.pointSize == 15)
        }
    }

    @Test("The fonts of a text with attributes follow, each by its style")
    func styled() {
        inWindow { board, device in
            let label = UILabel()
            let text = NSMutableAttributedString(
                string: "Big ", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
            text.append(
                NSAttributedString(
                    string: "small ", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption2)]))
            text.append(
                NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
            label.attributedText = text
            label.adjustsFontForContentSizeCategory = true
            board.addSubview(label)
            device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            var found: [CGFloat] = []
            label.attributedText?.enumerateAttribute(
                .font, in: NSRange(location: 0, length: label.attributedText?.length ?? 0)
            ) { font, _, _ in found.append((font as? UIFont)?.pointSize ?? 0) }
            #expect(found == [58, 40, 9])
            #expect(label.intrinsicContentSize.height > 58)
        }
    }

    @Test("A button whose title adjusts is as large as it needs to be, and has its superview laid out")
    func button() {
        inWindow { board, device in
            let button = UIButton(type: .system)
            button.setTitle("Save", for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            board.addSubview(button)
            board.window?.layoutIfNeeded()
            let (before, layouts) = (button.intrinsicContentSize, board.layouts)
            device.preferredContentSizeCategory = .accessibilityLarge
            #expect(button.intrinsicContentSize.height > before.height)
            board.window?.layoutIfNeeded()
            #expect(board.layouts == layouts + 1)
        }
    }
}
