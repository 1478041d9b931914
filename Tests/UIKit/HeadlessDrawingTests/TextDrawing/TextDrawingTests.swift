import Foundation
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

private let font = UIFont.systemFont(ofSize: 10)

private func texts(_ body: () -> Void) -> [DisplayList.Text] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
    ContextStack.with(context) { body() }
    return context.drawing.commands.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
}

@MainActor
@Suite("Drawing text") struct TextDrawingTests {
    @Test("A text is drawn from its upper left corner, its origin the left end of the baseline")
    func point() {
        let drawn = texts {
            ("Hi" as NSString).draw(
                at: CGPoint(x: 3, y: 4), withAttributes: [.font: font, .foregroundColor: UIColor.red])
        }
        #expect(drawn.map(\.string) == ["Hi"] && drawn.map(\.color) == [.red] && drawn.map(\.font) == [font])
        #expect(abs(drawn[0].origin.y - 4 - font.ascender) < 0.001 && drawn[0].origin.x == 3)
        #expect(drawn[0].width == font.width(of: "Hi"))
    }

    @Test("A text breaks into lines in a rectangle, and those that do not fit into its height are not drawn")
    func lines() {
        let text = NSAttributedString(string: "one two three", attributes: [.font: font])
        let width = font.width(of: "three") + 1
        let whole = texts { text.draw(in: CGRect(x: 0, y: 0, width: width, height: 100)) }
        #expect(whole.map(\.string) == ["one", "two", "three"])
        #expect(abs(whole[1].origin.y - whole[0].origin.y - font.lineHeight) < 0.001)
        let cut = texts {
            text.draw(in: CGRect(x: 0, y: 0, width: width, height: font.lineHeight * 2 + 1))
        }
        #expect(cut.count == 2)
        let truncated = texts {
            text.draw(
                with: CGRect(x: 0, y: 0, width: width, height: font.lineHeight * 2 + 1),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        }
        #expect(truncated.last?.string.hasSuffix("…") == true)
        let baseline = texts { text.draw(with: CGRect(x: 5, y: 50, width: 0, height: 0), context: nil) }
        #expect(baseline.map(\.origin) == [CGPoint(x: 5, y: 50)] && baseline[0].string == "one two three")
    }

    @Test(
        "Lines are aligned by their paragraph's style",
        arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
    func alignment(_ alignment: NSTextAlignment, _ share: CGFloat) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let drawn = texts {
            ("Hi" as NSString).draw(
                in: CGRect(x: 10, y: 0, width: 80, height: 50),
                withAttributes: [.font: font, .paragraphStyle: style])
        }
        #expect(abs(drawn[0].origin.x - 10 - (80 - drawn[0].width) * share) < 0.001)
    }

    @Test(
        "Each run of a text is drawn as a piece of its own, with its attributes, from where the former ends")
    func runs() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        text.append(
            NSAttributedString(
                string: "cd",
                attributes: [
                    .font: font, .foregroundColor: UIColor.blue, .kern: 2,
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow,
                    .strikethroughStyle: 1, .strikethroughColor: UIColor.green, .baselineOffset: 3,
                ]))
        let drawn = texts { text.draw(at: .zero) }
        #expect(drawn.map(\.string) == ["ab", "cd"] && drawn[0].color == .black)
        #expect(abs(drawn[1].origin.x - font.width(of: "ab")) < 0.001)
        #expect(abs(drawn[0].origin.y - drawn[1].origin.y - 3) < 0.001)
        #expect(
            "\(DisplayList.Command.text(drawn[1], .init()))".hasSuffix(
                "color #0000FF kern 2 background #FFFF00 underline #0000FF strikethrough #00FF00"))
        let truncated = texts {
            text.draw(
                with: CGRect(x: 0, y: 0, width: font.width(of: "abcd"), height: font.lineHeight),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        }
        #expect(truncated.map(\.string).joined().hasPrefix("ab") && truncated[0].color == .black)
    }

    @Test("Text has its own shadow, and attachments are images on the baseline")
    func shadowsAndImages() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 1)
        shadow.shadowColor = UIColor.red
        let text = NSMutableAttributedString(string: "a", attributes: [.font: font, .shadow: shadow])
        text.append(
            NSAttributedString(
                attachment: NSTextAttachment(image: UIImage(color: .red, size: CGSize(width: 4, height: 4)))))
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
        ContextStack.with(context) { text.draw(at: .zero) }
        let list = context.drawing.description.split(separator: "\n")
        #expect(list.count == 2)
        #expect(list.first?.hasSuffix("shadow (1, 1) blur 0 color #FF0000") == true)
        #expect(
            list.last?.hasPrefix("image 4×4 color #FF0000 in (") == true
                && list.last?.hasSuffix("; 4 4)") == true)
        #expect(context.drawing.texts == ["a"] && context.drawing.images.count == 1)
        #expect(!context.drawing.isEmpty && DisplayList().isEmpty)
    }
}
