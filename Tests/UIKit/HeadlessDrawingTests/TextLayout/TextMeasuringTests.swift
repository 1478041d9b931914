import Foundation
import HeadlessUIKit
import Testing

@Suite("Measuring text") struct TextMeasuringTests {
    private let font = UIFont.systemFont(ofSize: 10)

    @Test("A text is as large as its longest paragraph is wide and its lines are high")
    func size() {
        let one = ("ab" as NSString).size(withAttributes: [.font: font])
        #expect(one == CGSize(width: 11.95, height: font.lineHeight))
        #expect("ab\nabab".size(withAttributes: [.font: font]).width == 23.9)
        #expect(NSAttributedString(string: "ab", attributes: [.font: font]).size() == one)
        #expect("ab".size().height == UIFont.systemFont(ofSize: 12).lineHeight)
        #expect("".size(withAttributes: [.font: font]) == .zero)
    }

    @Test(
        "A bounding rectangle breaks lines in its width if asked to, and leaves out lines below its height",
        arguments: [
            (CGSize(width: 15, height: 0), NSStringDrawingOptions.usesLineFragmentOrigin, 3, 11.95),
            (CGSize(width: 15, height: CGFloat.greatestFiniteMagnitude), .usesLineFragmentOrigin, 3, 11.95),
            (CGSize(width: 15, height: 25), .usesLineFragmentOrigin, 2, 11.95),
            (CGSize(width: 15, height: 1), .usesLineFragmentOrigin, 1, 11.95),
            (CGSize(width: 15, height: 0), [], 1, 41.69), (CGSize.zero, .usesLineFragmentOrigin, 1, 41.69),
        ] as [(CGSize, NSStringDrawingOptions, Int, CGFloat)])
    func bounds(size: CGSize, options: NSStringDrawingOptions, lines: Int, width: CGFloat) {
        let context = NSStringDrawingContext()
        let rect = ("ab ab ab" as NSString).boundingRect(
            with: size, options: options, attributes: [.font: font], context: context)
        #expect(abs(rect.width - width) < 1e-6)
        #expect(abs(rect.height - CGFloat(lines) * font.lineHeight) < 1e-6)
        #expect(rect.origin == .zero && context.totalBounds == rect && context.actualScaleFactor == 1)
        let text = NSAttributedString(string: "ab ab ab", attributes: [.font: font])
        #expect(text.boundingRect(with: size, options: options, context: nil) == rect)
        #expect(
            "ab ab ab".boundingRect(with: size, options: options, attributes: [.font: font], context: nil)
                == rect)
    }

    @Test("Lines of a text style that fit into a height count without the gap below the last")
    func linesOfStyles() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let text = NSAttributedString(string: "ab\nab\nab", attributes: [.font: body])
        for (lines, height) in [(1, 42.2), (2, 42.3), (2, 64.2), (3, 64.3)] as [(Int, CGFloat)] {
            let size = CGSize(width: 500, height: height)
            for options in [.usesLineFragmentOrigin, [.usesLineFragmentOrigin, .truncatesLastVisibleLine]]
                as [NSStringDrawingOptions]
            {
                let rect = text.boundingRect(with: size, options: options, context: nil)
                #expect(abs(rect.height - body.height(ofLines: lines)) < 1e-6)
            }
        }
    }
}
