import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessDrawing

@MainActor
@Suite("NSLayoutManager") struct NSLayoutManagerTests {
    /// A text of system font 17, laid out as applications measure text.
    @MainActor
    private struct Stack {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        let container: NSTextContainer

        init(_ text: String, width: CGFloat, height: CGFloat = 0, padding: CGFloat = 0) {
            storage = NSTextStorage(
                attributedString: NSAttributedString(
                    string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
            container = NSTextContainer(size: CGSize(width: width, height: height))
            container.lineFragmentPadding = padding
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
        }

        var lines: [String] {
            var lines: [String] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
                _, _, _, range, _ in
                lines.append((storage.string as NSString).substring(with: range))
            }
            return lines
        }
    }

    private let font = UIFont.systemFont(ofSize: 17)

    @Test("The used rectangle is as large as the text is drawn, with the padding on both sides")
    func used() {
        let text = "Buy milk and bread"
        let stack = Stack(text, width: 80)
        let drawn = NSAttributedString(string: text, attributes: [.font: font]).boundingRect(
            with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin, context: nil)
        #expect(stack.manager.usedRect(for: stack.container) == drawn)
        #expect(stack.lines == ["Buy milk ", "and bread"])
        stack.container.lineFragmentPadding = 5
        stack.container.size.width = 90
        let padded = stack.manager.usedRect(for: stack.container)
        #expect(padded == CGRect(x: 0, y: 0, width: drawn.width + 10, height: drawn.height))
        #expect(stack.manager.numberOfGlyphs == 18)
        #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 18))
    }

    @Test("Lines are walked by the range of each glyph's line; an empty line at the end is extra")
    func walk() {
        let stack = Stack("One\nTwo\n", width: 200)
        var (index, count) = (0, 0)
        var range = NSRange()
        while index < stack.manager.numberOfGlyphs {
            let rect = stack.manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
            #expect(
                rect == CGRect(x: 0, y: CGFloat(count) * font.lineHeight, width: 200, height: font.lineHeight)
            )
            index = range.location + range.length
            count += 1
        }
        #expect(count == 2)
        #expect(stack.manager.extraLineFragmentRect.minY == 2 * font.lineHeight)
        #expect(stack.manager.usedRect(for: stack.container).height == 3 * font.lineHeight)
        let other = Stack("One", width: 200)
        #expect(other.manager.extraLineFragmentRect == .zero)
    }

    @Test("The character at a point is the one under it, or the nearest of its line")
    func points() {
        let stack = Stack("Buy milk\nand bread", width: 200)
        func index(_ x: CGFloat, _ y: CGFloat) -> Int {
            stack.manager.characterIndex(
                for: CGPoint(x: x, y: y), in: stack.container, fractionOfDistanceBetweenInsertionPoints: nil)
        }
        let width = font.width(of: "Buy m")
        #expect(index(-5, 5) == 0)
        #expect(index(width - 1, 5) == 4)
        #expect(index(width + 1, 5) == 5)
        // Behind the line's end: its last letter, not its newline.
        #expect(index(190, 5) == 7)
        #expect(index(1, font.lineHeight + 1) == 9)
        #expect(index(190, 500) == 17)
        var fraction: CGFloat = 0
        let last = stack.manager.glyphIndex(
            for: CGPoint(x: 190, y: 5), in: stack.container, fractionOfDistanceThroughGlyph: &fraction)
        #expect(last == 7 && fraction == 1)
        #expect(Stack("", width: 10).manager.glyphIndex(for: .zero, in: NSTextContainer()) == 0)
    }

    @Test("The rectangle of a range is where its text is drawn; one a line is enumerated")
    func ranges() {
        let stack = Stack("Buy milk and bread", width: 90, padding: 5)
        let manager = stack.manager
        let milk = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 4), in: stack.container)
        #expect(abs(milk.minX - 5 - font.width(of: "Buy ")) < 0.01)
        #expect(abs(milk.maxX - 5 - font.width(of: "Buy milk")) < 0.01)
        #expect(milk.minY == 0 && milk.height == font.lineHeight)
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 4, length: 9),
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: stack.container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.map(\.minY) == [0, font.lineHeight])
        #expect(rects[1].minX == 5)
        #expect(manager.location(forGlyphAt: 9) == CGPoint(x: 5, y: font.ascender))
        #expect(
            manager.glyphRange(forCharacterRange: NSRange(location: 1, length: 2), actualCharacterRange: nil)
                == NSRange(location: 1, length: 2))
    }

    @Test("A limit of lines and a mode say what of a text is there")
    func limits() {
        let text = "One two three four five six seven eight"
        let stack = Stack(text, width: 80)
        #expect(stack.lines.count > 3)
        stack.container.maximumNumberOfLines = 2
        #expect(stack.lines.count == 2)
        #expect(stack.manager.glyphRange(for: stack.container).length < text.count)
        stack.container.lineBreakMode = .byTruncatingTail
        #expect(stack.manager.glyphRange(for: stack.container).length == text.count)
        stack.container.maximumNumberOfLines = 0
        stack.container.size.height = 3 * font.lineHeight + 1
        #expect(stack.lines.count == 3)
    }

    @Test("What does not fit into a container goes on in the next one")
    func columns() {
        let text = "One two three four five six seven eight"
        let stack = Stack(text, width: 80, height: 2 * font.lineHeight)
        let second = NSTextContainer(size: CGSize(width: 200, height: 0))
        stack.manager.addTextContainer(second)
        let first = stack.manager.glyphRange(for: stack.container)
        let rest = stack.manager.glyphRange(for: second)
        #expect(first.location == 0 && first.length < text.count)
        #expect(rest.location == first.length && rest.location + rest.length == text.count)
        var range = NSRange()
        #expect(stack.manager.textContainer(forGlyphAt: text.count - 1, effectiveRange: &range) === second)
        #expect(range == rest)
        #expect(stack.manager.lineFragmentRect(forGlyphAt: rest.location, effectiveRange: nil).minY == 0)
    }

    @Test("An edit lays the text out again, and the delegate is told when")
    func delegate() {
        final class Witness: NSLayoutManagerDelegate {
            var log: [String] = []
            func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("invalid") }
            func layoutManager(
                _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
                atEnd layoutFinishedFlag: Bool
            ) { log.append("done \(layoutFinishedFlag)") }
        }
        let stack = Stack("One", width: 200)
        let witness = Witness()
        stack.manager.delegate = witness
        stack.manager.ensureLayout(for: stack.container)
        stack.storage.append(NSAttributedString(string: "\nTwo", attributes: [.font: font]))
        #expect(stack.manager.usedRect(for: stack.container).height == 2 * font.lineHeight)
        _ = stack.manager.usedRect(for: stack.container)
        #expect(witness.log == ["done true", "invalid", "done true"])
        #expect(
            stack.manager.textStorage === stack.storage && stack.container.layoutManager === stack.manager)
        stack.storage.removeLayoutManager(stack.manager)
        #expect(stack.manager.textStorage == nil)
    }

    @Test("Centred lines are in the middle, and larger fonts make higher lines")
    func styles() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let storage = NSTextStorage(
            string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 30), .paragraphStyle: style])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 100))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let used = manager.usedRect(for: container)
        #expect(abs(used.midX - 150) < 0.01)
        #expect(used.height == UIFont.systemFont(ofSize: 30).lineHeight)
    }

    @Test("Glyphs and the colours behind them are drawn where the rectangles say")
    func drawing() {
        let stack = Stack("Buy milk\nand bread", width: 200)
        stack.storage.addAttribute(
            .backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 4))
        let all = NSRange(location: 0, length: stack.storage.length)
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), scale: 1)
        ContextStack.with(context) {
            stack.manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
            stack.manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
        }
        let texts: [DisplayList.Text] = context.drawing.commands.compactMap {
            if case .text(let text, _) = $0 { text } else { nil }
        }
        // One command fills the place of "milk"; the text itself has no colour behind it.
        #expect(context.drawing.commands.filter(\.draws).count == texts.count + 1)
        #expect(texts.allSatisfy { $0.backgroundColor == nil })
        #expect(texts.map(\.string).joined(separator: "|") == "Buy milk|and bread")
        #expect(texts.first?.origin == CGPoint(x: 10, y: 20 + font.ascender))
        #expect(texts.last?.origin == CGPoint(x: 10, y: 20 + font.lineHeight + font.ascender))
    }
}
