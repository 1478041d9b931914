import FailureReporting
import Foundation
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("UILabel") struct UILabelTests {
    static let text = "Buy milk and bread and butter and cheese"

    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    /// The height of so many lines of the label's font, in whole pixels of the screen.
    private func height(of lines: CGFloat, _ label: UILabel) -> CGFloat {
        (label.font.lineHeight * lines * 3).rounded(.up) / 3
    }

    @Test("A label without text takes no room", arguments: [nil, ""] as [String?])
    func noText(text: String?) {
        let label = label(text, lines: 0)
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
        #expect(label.intrinsicContentSize == .zero)
        label.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        label.sizeToFit()
        #expect(label.frame == CGRect(x: 5, y: 6, width: 0, height: 0))
    }

    @Test("A text in one line is as long as it is, whatever the room")
    func oneLine() {
        let label = label(Self.text)
        let natural = label.intrinsicContentSize
        #expect(natural.width > 200 && natural.height == height(of: 1, label))
        for width in [0, 10, 100, 1000, .nan, .infinity, -5] as [CGFloat] {
            #expect(label.sizeThatFits(CGSize(width: width, height: 0)) == natural)
        }
        label.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
        label.sizeToFit()
        #expect(label.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: natural))
    }

    @Test(
        "A text in several lines wraps within the width, up to the number of lines",
        arguments: [(0, 4), (2, 2), (9, 4)])
    func wrapped(lines: Int, expected: Int) {
        let label = label(Self.text, lines: lines)
        let size = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(size.width <= 100 && size.height == height(of: CGFloat(expected), label))
        label.bounds.size.width = 100
        label.sizeToFit()
        #expect(label.bounds.size == size)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize == size)
    }

    @Test(
        "A text without a limit to its width wraps at newlines only",
        arguments: [0, .nan, .infinity] as [CGFloat])
    func noLimit(width: CGFloat) {
        let label = label("one\ntwo", lines: 0)
        #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height == height(of: 2, label))
        let failures = FailureCollector.failures { label.preferredMaxLayoutWidth = width }
        #expect(failures.count == (width.isNaN ? 1 : 0))
        #expect(label.intrinsicContentSize.height == height(of: 2, label))
    }

    @Test("A font or a colour of nil is the one that a label begins with")
    func resets() {
        let label = label("text")
        label.font = .systemFont(ofSize: 40)
        #expect(label.intrinsicContentSize.height == height(of: 1, label))
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    }

    @Test("The font of a text style puts lines further apart, also after an equal font without a style")
    func leading() {
        let label = label("one\ntwo", lines: 0)
        #expect(label.intrinsicContentSize.height == height(of: 2, label))
        label.font = .preferredFont(forTextStyle: .body)
        #expect(label.intrinsicContentSize.height == 127.0 / 3)
    }

    @Test("The natural size follows each change, also of a label that was asked for it before")
    func sizeAfterChanges() {
        let label = UILabel()
        let changes: [@MainActor () -> Void] = [
            { label.text = "A short text" },
            { label.text = "A text that is longer than the first one" },
            { label.font = .systemFont(ofSize: 30) },
            { label.numberOfLines = 0 },
            { label.preferredMaxLayoutWidth = 90 },
            { label.lineBreakMode = .byCharWrapping },
            {
                label.attributedText = NSAttributedString(
                    string: "Short", attributes: [.font: UIFont.systemFont(ofSize: 8)])
            },
            { label.font = .systemFont(ofSize: 40) },
            { label.text = nil },
        ]
        for change in changes {
            change()
            let fresh = UILabel()
            fresh.font = label.font
            fresh.numberOfLines = label.numberOfLines
            fresh.lineBreakMode = label.lineBreakMode
            fresh.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
            if let text = label.attributedText { fresh.attributedText = text }
            #expect(label.intrinsicContentSize == fresh.intrinsicContentSize)
            let narrow = CGSize(width: 50, height: 1000)
            #expect(label.sizeThatFits(narrow) == fresh.sizeThatFits(narrow))
            #expect(label.intrinsicContentSize == fresh.intrinsicContentSize)
        }
    }

    @Test("What changes the size has the superview lay out again")
    func invalidation() {
        let changes: [@MainActor (UILabel) -> Void] = [
            { $0.text = "other" }, { $0.font = .systemFont(ofSize: 9) }, { $0.numberOfLines = 3 },
            { $0.lineBreakMode = .byClipping }, { $0.preferredMaxLayoutWidth = 50 },
        ]
        for (index, change) in changes.enumerated() {
            let (superview, label) = (UIView(), label("text"))
            superview.addSubview(label)
            superview.layoutIfNeeded()
            change(label)
            #expect(superview.flags.contains(.needsLayout), "change \(index)")
        }
    }

    @Test("Touches pass through a label, and assistive technology reads its text")
    func accessibility() {
        let label = label("text")
        #expect(!label.isUserInteractionEnabled)
        #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
        #expect(label.accessibilityLabel == "text")
        label.accessibilityLabel = "other"
        label.accessibilityTraits = .header
        label.isAccessibilityElement = false
        #expect(label.accessibilityLabel == "other" && label.text == "text")
        #expect(label.accessibilityTraits == .header && !label.isAccessibilityElement)
    }
}
