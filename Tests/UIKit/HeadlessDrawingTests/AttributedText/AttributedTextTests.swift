import FailureReporting
import TestSupport
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

@MainActor
@Suite("Texts with attributes") struct AttributedTextTests {
    private let small = UIFont.systemFont(ofSize: 10)
    private let large = UIFont.systemFont(ofSize: 20)

    private func text(_ parts: KeyValuePairs<String, [NSAttributedString.Key: Any]>) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (part, attributes) in parts {
            text.append(NSAttributedString(string: part, attributes: attributes))
        }
        return text
    }

    private func size(_ text: NSAttributedString, width: CGFloat = 0) -> CGSize {
        TextLayout(
            text, font: small, maximumWidth: width, numberOfLines: 0, lineBreakMode: .byWordWrapping
        ).size
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.05 }

    #if os(Linux)
    // `CFEqual` of the toolchain's Foundation takes values of Swift for objects of a kind that these bits of their
    // addresses name, and ends the program where they are zero.
    @Test("Texts with colours at any addresses stand beside each other")
    func addresses() {
        var (kept, colors): ([UIColor], [UIColor]) = ([], [])
        while colors.count < 3 {
            let color = UIColor(red: 0, green: 0, blue: CGFloat(kept.count % 7) / 7, alpha: 1)
            kept.append(color)
            let address = UInt(bitPattern: Unmanaged.passUnretained(color).toOpaque())
            if address & 0x3ff00 == 0, color != colors.last { colors.append(color) }
        }
        let text = NSMutableAttributedString(string: "abcd")
        for (index, color) in colors.enumerated() {
            text.addAttribute(.foregroundColor, value: color, range: NSRange(location: index, length: 1))
        }
        text.addAttribute(.foregroundColor, value: colors[2], range: NSRange(location: 3, length: 1))
        var runs: [Int] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: 4)) { _, range, _ in
            runs.append(range.length)
        }
        #expect(runs == [1, 1, 2])
    }
    #endif

    @Test("Each run is as wide as in its own font, and a line as high as its highest run")
    func fonts() {
        let mixed = size(text(["ab": [.font: large], "cd": [:]]))
        #expect(isNear(mixed.width, large.width(of: "ab") + small.width(of: "cd")))
        #expect(mixed.height == large.lineHeight)
        let lines = size(text(["ab\n": [.font: large], "cd": [.font: small]]))
        #expect(isNear(lines.height, large.lineHeight + small.lineHeight))
        #expect(isNear(lines.width, large.width(of: "ab")))
        #expect(isNear(size(text(["abc": [.kern: 3]])).width, small.width(of: "abc") + 9))
        #expect(size(text(["abc": [.kern: -1000]])).width == 0)
        #expect(size(NSAttributedString(string: "")) == .zero)
    }

    @Test("A text without attributes is measured as a plain text", arguments: 0..<40)
    func plain(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let characters = Array("ab cd-é漢👍🏽\n .")
        let plain = String((0..<numbers.next(below: 60)).map { _ in numbers.element(of: characters) })
        let width = numbers.next(in: 10...200)
        let expected = TextLayout(plain, font: small, maximumWidth: width)
        // Cut anywhere, also within a character.
        let styled = NSMutableAttributedString(string: "")
        var scalars = Array(plain.unicodeScalars)
        while !scalars.isEmpty {
            let part = scalars.prefix(1 + numbers.next(below: 4))
            scalars.removeFirst(part.count)
            let text = String(String.UnicodeScalarView(part))
            styled.append(NSAttributedString(string: text, attributes: [.kern: numbers.onceIn(2) ? 0 : -0.0]))
        }
        let found = TextLayout(
            styled, font: small, maximumWidth: width, numberOfLines: 0, lineBreakMode: .byWordWrapping)
        #expect(found.lines == expected.lines && isNear(found.size.height, expected.size.height))
    }

    @Test("Paragraphs have their line heights and spacing, attachments their size")
    func paragraphs() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.paragraphSpacing = 6
        style.paragraphSpacingBefore = 2
        style.minimumLineHeight = 30
        let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style, .font: small]
        #expect(size(text(["a": attributes])).height == 30)
        #expect(size(text(["a\nb": attributes])).height == CGFloat(72))
        #expect(size(text(["aaaa aaaa": attributes]), width: small.width(of: "aaaa a")).height == 64)
        style.maximumLineHeight = 25
        #expect(size(text(["a": [.paragraphStyle: style]])).height == 25)
        style.minimumLineHeight = 0
        style.maximumLineHeight = 0
        style.lineHeightMultiple = 2
        #expect(isNear(size(text(["a": [.paragraphStyle: style]])).height, 2 * small.lineHeight))
        #expect(FailureCollector.failures { style.lineSpacing = .nan }.count == 1)
        #expect(style.lineSpacing == 4)
        style.hyphenationFactor = 2
        style.lineBreakStrategy = .pushOut
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.hyphenationFactor == 1 && copy.lineBreakStrategy == .pushOut)
        #expect(UILabel().lineBreakStrategy == [] && NSParagraphStyle.default.hyphenationFactor == 0)
        style.alignment = .center
        #expect(copy.alignment == .natural && copy != style && !(copy is NSMutableParagraphStyle))
        #expect(copy.mutableCopy() as? NSMutableParagraphStyle == copy)
        let attachment = NSTextAttachment(image: UIImage(color: .red, size: CGSize(width: 30, height: 40)))
        let picture = NSAttributedString(attachment: attachment)
        #expect(picture.string == "\u{FFFC}" && isNear(size(picture).width, 30) && size(picture).height == 40)
        attachment.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
        #expect(isNear(size(picture).width, 5))
    }

    @Test("A label is found by a text with attributes, measured by it, and plain again when its text is set")
    func label() {
        let label = UILabel()
        #expect(label.attributedText == nil)
        label.text = "plain"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        let before = ViewTree.generation
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        label.attributedText = text([
            "Hello ": [.font: large, .foregroundColor: UIColor.red, .paragraphStyle: style],
            "you": [.font: small],
        ])
        #expect(ViewTree.generation != before)
        #expect(label.text == "Hello you" && label.readableText == "Hello you")
        #expect(label.accessibilityLabel == "Hello you" && label.textAlignment == .right)
        #expect(label.font == large && label.textColor == .red)
        let natural = label.intrinsicContentSize
        #expect(abs(natural.width - large.width(of: "Hello ") - small.width(of: "you")) < 0.5)
        label.font = large
        #expect(abs(label.intrinsicContentSize.width - large.width(of: "Hello you")) < 0.5)
        label.textColor = .blue
        #expect(
            label.attributedText?.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .blue
        )
        label.text = "Hello you"
        #expect(label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil)
        label.attributedText = nil
        #expect(label.text == nil && label.intrinsicContentSize == .zero)
    }

    @Test("The font shrinks to fit the width, down to its minimum")
    func shrinking() {
        let label = UILabel()
        label.text = "Hello"
        let width = label.font.width(of: "Hello")
        label.frame = CGRect(x: 0, y: 0, width: width / 2, height: 20)
        #expect(label.displayedFont.pointSize == 17)
        label.adjustsFontSizeToFitWidth = true
        // Smaller than half, since small text has more tracking.
        #expect(label.displayedFont.pointSize < 8.5)
        #expect((0.999...1).contains(label.displayedFont.width(of: "Hello") / label.bounds.width))
        label.minimumScaleFactor = 0.75
        #expect(label.displayedFont.pointSize == 12.75)
        label.numberOfLines = 2
        #expect(label.displayedFont.pointSize == 17)
    }

    @Test("A field's placeholder and text may have attributes, which setting plain ones removes")
    func field() {
        let field = UITextField()
        field.attributedPlaceholder = text(["Email": [.font: large]])
        #expect(field.placeholder == "Email" && field.placeholderText == "Email")
        let wide = field.intrinsicContentSize
        field.placeholder = "Email"
        #expect(field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
        #expect(field.intrinsicContentSize.width < wide.width)
        field.placeholder = nil
        #expect(field.attributedPlaceholder == nil)
        field.attributedText = text([
            "Ada": [.font: large, .underlineStyle: NSUnderlineStyle.single.rawValue]
        ])
        let styled = field.intrinsicContentSize
        #expect(field.text == "Ada" && field.readableText == "Ada")
        field.text = "Ada"
        #expect(field.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
        #expect(field.intrinsicContentSize.width < styled.width)
        field.attributedText = text(["Ada": [.font: large]])
        field.isSecureTextEntry = true
        #expect(field.readableText == "•••")
    }

    @Test("A text view's attributes are removed when its plain text is set")
    func textView() {
        let view = UITextView()
        view.attributedText = text(["Ada": [.link: "https://example.com"]])
        #expect(view.text == "Ada" && view.attributedText.attribute(.link, at: 0, effectiveRange: nil) != nil)
        view.text = "Ada"
        #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) == nil)
    }

    @Test("A button shows a title with attributes instead of one without, state by state")
    func button() {
        let button = UIButton()
        button.setTitle("Save", for: .normal)
        button.setAttributedTitle(text(["SAVE": [.font: large]]), for: .normal)
        button.setAttributedTitle(text(["Saving": [.kern: 2]]), for: .disabled)
        #expect(button.currentTitle == "Save" && button.currentAttributedTitle?.string == "SAVE")
        #expect(button.titleLabel?.text == "SAVE" && button.titleText == "SAVE")
        #expect(
            button.accessibilityLabel == "SAVE" && button.attributedTitle(for: .selected)?.string == "SAVE")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Saving")
        button.isEnabled = true
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Save" && button.accessibilityLabel == "Save")
        #expect(button.titleLabel?.font.pointSize == 18)
    }

    @Test("A row's content may have texts with attributes")
    func content() {
        var content = UIListContentConfiguration.cell()
        content.attributedText = text(["Hello": [.font: large]])
        let view = UIListContentView(configuration: content)
        let label = view.subviews.first as? UILabel
        #expect(label?.text == "Hello" && label?.font == large)
        content.attributedText = nil
        view.configuration = content
        #expect(view.subviews.isEmpty)
    }
}
