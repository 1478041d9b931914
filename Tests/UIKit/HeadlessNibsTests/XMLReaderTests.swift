import Testing

@testable import HeadlessNibs

@Suite("Reading XML") struct XMLReaderTests {
    private func read(_ text: String) throws -> NibElement { try XMLReader.root(of: Array(text.utf8)) }

    @Test("Elements have their names, attributes, texts and lines")
    func elements() throws {
        let root = try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- made
                 by hand -->
            <list kind='a "b"'>
                <item
                    id="1"/>
                <item id="2">Tea &amp; cake</item>
            </list>
            """)
        #expect(root.name == "list")
        #expect(root["kind"] == "a \"b\"")
        #expect(root.text.isEmpty)
        #expect(root.children.map(\.line) == [5, 7])
        #expect(root.children.map(\.id) == ["1", "2"])
        #expect(root.children[1].text == "Tea & cake")
    }

    @Test(
        "Entities and CDATA stand for their characters",
        arguments: [
            ("<a>&lt;&gt;&quot;&apos;&amp;</a>", "<>\"'&"), ("<a>&#65;&#x42;&#x1F600;</a>", "AB😀"),
            ("<a><![CDATA[<b> & ]]>c</a>", "<b> & c"), ("<a>  x\n</a>", "  x\n"),
        ])
    func characters(_ source: String, _ text: String) throws {
        #expect(try read(source).text == text)
    }

    @Test(
        "What is not XML is an error with its line",
        arguments: [
            ("", 1, .empty), (" \n ", 1, .empty), ("tea", 1, .notText),
            ("<a>", 1, .unexpectedEnd(inside: "a")),
            ("<a\n", 2, .unexpectedEnd(inside: "a")), ("<a>\n<b>\n</a>", 3, .wrongEndTag("a", expected: "b")),
            ("</a>", 1, .endTagWithoutStart("a")), ("<a/>\n<b/>", 2, .contentAfterRoot),
            ("<a/>\ntea", 1, .contentAfterRoot), ("<a x=1/>", 1, .missingValue(attribute: "x")),
            ("<a x/>", 1, .missingValue(attribute: "x")), ("<a x='1' x='2'/>", 1, .duplicateAttribute("x")),
            ("< a/>", 1, .missingName), ("<a>\n&tea;</a>", 2, .unknownEntity("tea")),
            ("<a>&#xD800;</a>", 1, .unknownEntity("#xD800")), ("<a>R&D</a>", 1, .unknownEntity("D</a>")),
            ("<a><!-- \n", 2, .unexpectedEnd(inside: "comment")),
            ("<a x='\n", 2, .unexpectedEnd(inside: "a")),
        ] as [(String, Int, XMLSyntaxError.Reason)])
    func malformed(_ source: String, _ line: Int, _ reason: XMLSyntaxError.Reason) {
        #expect(throws: XMLSyntaxError(line: line, reason: reason)) { try read(source) }
    }

    @Test("Elements that nest without end are an error, not a crash")
    func depth() {
        let source = String(repeating: "<a>", count: 100_000)
        #expect(throws: XMLSyntaxError(line: 1, reason: .tooDeep)) { try read(source) }
    }

    @Test("Each beginning of a file, and each file with a byte changed, is read or refused")
    func damaged() throws {
        let source = Array("<a b=\"c&lt;\"><!-- d --><e f='g'>h<![CDATA[i]]></e><j/></a>".utf8)
        var refused = 0
        for end in 0..<source.count where (try? XMLReader.root(of: Array(source[..<end]))) == nil {
            refused += 1
        }
        #expect(refused == source.count)
        for index in source.indices {
            for byte: UInt8 in [0, 0x22, 0x26, 0x3C, 0x3E, 0xFF] {
                var changed = source
                changed[index] = byte
                _ = try? XMLReader.root(of: changed)
            }
        }
    }
}
