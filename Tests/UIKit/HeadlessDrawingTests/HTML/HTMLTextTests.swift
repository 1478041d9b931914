import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Attributed text of HTML") struct HTMLTextTests {
    private func text(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
    }

    /// The runs of a text in words: font, size, and what else is set.
    private func runs(_ text: NSAttributedString) -> [String] {
        var runs: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            var words = [(text.string as NSString).substring(with: range).debugDescription]
            if let font = values[.font] as? UIFont { words.append("\(font.fontName) \(font.pointSize)") }
            if let color = values[.foregroundColor] as? UIColor, color != .black { words.append("\(color)") }
            if values[.underlineStyle] != nil { words.append("underlined") }
            if values[.strikethroughStyle] != nil { words.append("struck") }
            if let link = values[.link] { words.append("to \(link)") }
            runs.append(words.joined(separator: ", "))
        }
        return runs
    }

    @Test(
        "The text of HTML has the whitespace, breaks and markers of WebKit's converter",
        arguments: [
            ("", ""), ("Hello", "Hello"), ("  Hello \n\t you  ", "Hello you"),
            ("<b>Hi</b> <i> you</i>", "Hi you"),
            ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("<p>One</p>\n  <p>Two</p>\n", "One\nTwo\n"),
            ("One<br>Two", "One\nTwo"), ("<p>One<br>Two</p>", "One\u{2028}Two\n"), ("<br><br>A", "\n\nA"),
            ("<div>One<div>Two</div></div>Three", "One\nTwo\nThree"), ("<h1>Title</h1>Text", "Title\nText"),
            ("<p></p>A", "\nA"), ("A<hr>B", "A\n\nB"), ("<p>One<p>Two", "One\nTwo\n"),
            ("<ul><li>One</li><li>Two</li></ul>", "\t•\tOne\n\t•\tTwo\n"),
            ("<ol><li>One<li>Two</ol>", "\t1.\tOne\n\t2.\tTwo\n"),
            ("<ol start=3 type=a><li>x</ol>", "\tc.\tx\n"),
            ("<ol type=I><li>x<li>y</ol>", "\tI.\tx\n\tII.\ty\n"),
            ("<ul><li>A<ul><li>B</ul><li>C</ul>", "\t•\tA\n\t◦\tB\n\t•\tC\n"),
            ("<ul><li><p>A</p></li></ul>", "\t•\tA\n"),
            ("<ul style='list-style-type: none'><li>A</ul>", "\t\tA\n"),
            ("<pre>a  b\nc</pre>", "a  b\nc\n"),
            ("a&amp;b &lt;c&gt; &eacute;&#233;&#xE9; &hellip;", "a&b <c> ééé …"),
            ("&nbsp;a&nbsp; b&copy &unknown; &", "\u{A0}a\u{A0} b© &unknown; &"),
            ("&#150;&#0;&#x110000;", "–\u{FFFD}\u{FFFD}"),
            ("<table><tr><td>A</td><td>B</td></tr></table>", "A\nB\n"),
            ("<head><title>No</title><style>p {}</style></head><script>no()</script>Yes<!-- no -->", "Yes"),
            ("<span style='text-transform: uppercase'>loud</span>", "LOUD"),
            ("<p style='display:none'>No</p>Yes", "Yes"),
            ("a < b > c <3 <", "a < b > c <3 <"), ("</b>A</p>", "A\n\n"), ("<b", ""), ("<a href=\"x", ""),
            ("<!-- never", ""),
            ("A<b>B<p>C</b>D</p>E", "AB\nCD\nE"), ("<li>A<li>B", "A\nB\n"), ("</", "</"), ("<?xml?>A", "A"),
        ])
    func strings(_ html: String, _ expected: String) throws {
        #expect(try text(html).string == expected)
    }

    @Test(
        "Inline elements have the fonts, colours and lines of browsers; text without a font is Times of 12 points"
    )
    func inline() throws {
        let html = "a<b>b</b><i>c</i><b><em>d</em></b><u>e</u><s>f</s><a href=' https://a.b/c '>g</a>"
        #expect(
            runs(try text(html)) == [
                "\"a\", TimesNewRomanPSMT 12.0", "\"b\", TimesNewRomanPS-BoldMT 12.0",
                "\"c\", TimesNewRomanPS-ItalicMT 12.0", "\"d\", TimesNewRomanPS-BoldItalicMT 12.0",
                "\"e\", TimesNewRomanPSMT 12.0, underlined", "\"f\", TimesNewRomanPSMT 12.0, struck",
                "\"g\", TimesNewRomanPSMT 12.0, UIExtendedSRGBColorSpace 0 0 0.933 1, underlined, to https://a.b/c",
            ])
    }

    @Test("Fonts, sizes and colours are those of font, of styles and of simple style sheets")
    func styles() throws {
        let html = """
            <style>body { font: 16px -apple-system; color: #333 } .big, h2 { font-size: 2em } #one { color: red } p b { color: blue }</style>
            <font color=lime size=5 face="Georgia, serif">a</font><span class="big">b</span><span id="one" class="x">c</span>\
            <span style="color: rgba(255, 0, 0, 50%); font-weight: 700; font-size: 15pt">d</span>
            """
        #expect(
            runs(try text(html)).map { $0.replacingOccurrences(of: "UIExtendedSRGBColorSpace ", with: "") }
                == [
                    "\"a\", Georgia 18.0, 0 1 0 1", "\"b\", .SFUI-Regular 32.0, 0.2 0.2 0.2 1",
                    "\"c\", .SFUI-Regular 16.0, 1 0 0 1", "\"d\", .SFUI-Bold 20.0, 1 0 0 0.5",
                ])
    }

    @Test("Paragraphs have the alignment, spacing and indents of their blocks")
    func paragraphs() throws {
        func style(_ html: String) throws -> NSParagraphStyle {
            try #require(
                text(html).attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        }
        #expect(try style("<p>A</p>").paragraphSpacing == 12)
        #expect(try style("<div>A</div>").paragraphSpacing == 0)
        #expect(try style("<p style='text-align: center'>A</p>").alignment == .center)
        #expect(try style("<div align=right><p>A</p></div>").alignment == .right)
        #expect(try style("<center>A</center>").alignment == .center)
        #expect(try style("<ul><li>A</ul>").headIndent == 36)
        #expect(
            try style("<p style='margin: 0 0 20px 10px; text-indent: 5px'>A</p>").firstLineHeadIndent == 15)
        #expect(try style("<p style='line-height: 20px'>A</p>").minimumLineHeight == 20)
        let heading = try text("<h1>A</h1>")
        #expect((heading.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 24)
        #expect(abs(try style("<h1>A</h1>").paragraphSpacing - 16.08) < 0.001)
    }

    @Test("Without an encoding, HTML is read as Windows' Latin text unless it says otherwise, as in UIKit")
    func encodings() throws {
        func read(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws
            -> String
        {
            try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil).string
        }
        let html = NSAttributedString.DocumentType.html
        #expect(try read("é", [.documentType: html]) == "Ã©")
        #expect(try read("<meta charset=\"utf-8\">é", [.documentType: html]) == "é")
        #expect(try read("é", [.documentType: html, .characterEncoding: NSNumber(value: 4)]) == "é")
        #expect(try read("<b>é", [.documentType: NSAttributedString.DocumentType.plain]) == "<b>é")
        #expect(try read("<b>é", [:]) == "<b>é")
        #expect(try read("<!DOCTYPE html><b>e", [:]) == "e")
        #expect(try NSMutableAttributedString(data: Data("x".utf8), documentAttributes: nil).string == "x")
    }

    @Test("Rich text is an error and a warning that name it")
    @MainActor func richText() {
        let expected =
            "A document of the type NSRTF is not read here. NSAttributedString reads .html and .plain."
        var thrown: String?
        let warnings = warningTexts {
            do {
                _ = try NSAttributedString(data: Data("{\\rtf1 Hi}".utf8), documentAttributes: nil)
            } catch { thrown = error.localizedDescription }
        }
        #expect(thrown == expected && warnings == [expected])
    }

    @Test("What a generator throws at it neither crashes it nor takes long")
    func malformed() throws {
        var numbers = SeededNumbers(seed: 7)
        let pieces = [
            "<", ">", "</", "<b>", "</b>", "<p>", "</p>", "<ul>", "<li>", "</ul>", "<table>", "<td>", "&",
            "&#", "&#x41",
            "&amp;", "<!--", "-->", "<a href=", "\"", "'", "=", "x", " ", "\n", "é", "<style>", "</style>",
            "{", "}",
            "<br>", "<h1 style='", "color:red", ";", "<font size=", "+9", "<ol start=-1>", "/>", "<pre>",
            "\u{0}",
        ]
        for _ in 0..<Rounds.of(4000) {
            let html = (0..<40).map { _ in numbers.element(of: pieces) }.joined()
            let result = try text(html)
            #expect(result.length == result.string.utf16.count)
        }
        let count = Rounds.of(200_000, share: 100)
        for tag in [
            "<b>", "<div>", "<p>", "<ul><li>", "</p>", "<b><i></b>", "<a href=x>", "<!--", "&amp",
            "<table><td>",
        ] {
            _ = try text(String(repeating: tag, count: count) + "end")
        }
    }
}
