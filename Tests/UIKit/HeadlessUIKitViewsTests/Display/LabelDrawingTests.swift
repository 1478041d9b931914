import Foundation
import Testing

@testable import HeadlessUIKitCore

/// A label with some room around its text, as applications write it.
private final class PaddedLabel: UILabel {
    let padding = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: padding))
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = super.textRect(
            forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
        return inner.inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -4, right: -10))
    }
}

@MainActor
@Suite("Drawing labels") struct LabelDrawingTests {
    private func drawnText(_ label: UILabel) -> DisplayList.Text? {
        for case .text(let text, _) in label.layer.drawing?.commands ?? [] { return text }
        return nil
    }

    @Test("A label draws its text in the middle of its height, by its alignment, in its colour")
    func plain() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.text = "Hello"
        label.textColor = .red
        label.textAlignment = .right
        let text = try #require(drawnText(label))
        #expect(text.string == "Hello" && text.color == .red && text.font == label.font)
        #expect(abs(text.origin.x - (200 - text.width)) < 0.01)
        let font = try #require(label.font)
        #expect(abs(text.origin.y - (50 - font.lineHeight / 2 + font.lineHeight + font.descender)) < 0.01)
        label.isHighlighted = true
        label.highlightedTextColor = .blue
        #expect(drawnText(label)?.color == .blue)
        label.text = nil
        #expect(label.layer.drawing?.isEmpty == true)
    }

    @Test("A label draws its text with its shadow, which is as sharp as the text")
    func shadow() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.text = "Hello"
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 2, height: 3)
        #expect(label.layer.drawing?.description.hasSuffix(" shadow (2, 3) blur 0 color #FF0000") == true)
        label.shadowColor = nil
        #expect(label.layer.drawing?.description.contains("shadow") == false)
    }

    @Test("Lines that do not fit into a label are drawn as they are shown")
    func lines() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
        label.text = "one two three four five six"
        #expect(label.layer.drawing?.texts == label.shownLayout.lines.map(\.text))
        label.numberOfLines = 0
        #expect(label.layer.drawing?.texts == label.shownLayout.lines.map(\.text))
        #expect(label.layer.drawing?.texts.count ?? 0 > 2)
    }

    @Test(
        "A label with insets is larger by them, and draws and breaks its text inside of them"
    )
    func padded() throws {
        let (plain, padded) = (UILabel(), PaddedLabel())
        for label in [plain, padded] { label.text = "Hello" }
        let size = plain.intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 8))
        #expect(padded.sizeThatFits(CGSize(width: 500, height: 500)) == padded.intrinsicContentSize)
        padded.sizeToFit()
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            window.addSubview(padded)
            UIApplication.shared.commit()
            #expect(drawnText(padded)?.origin.x == 10)
            padded.text = "Bye"
            UIApplication.shared.commit()
            #expect(drawnText(padded)?.string == "Bye")
        }
        padded.text = "Hello you"
        padded.numberOfLines = 0
        padded.bounds.size = CGSize(width: plain.intrinsicContentSize.width + 21, height: 80)
        #expect(padded.shownLayout.lines.map(\.text) == ["Hello", "you"])
    }

    @Test("The text's rectangle is in the middle of the bounds' height, at its alignment")
    func textRect() {
        let label = UILabel()
        label.text = "Hello"
        let size = label.intrinsicContentSize
        let bounds = CGRect(x: 10, y: 0, width: 200, height: 100)
        #expect(
            label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
                == CGRect(x: 10, y: 50 - size.height / 2, width: size.width, height: size.height))
        label.textAlignment = .center
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).midX == 110)
        let infinite = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        #expect(label.textRect(forBounds: infinite, limitedToNumberOfLines: 1) == .zero)
    }
}
