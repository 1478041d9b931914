import TestSupport
import Testing

@testable import HeadlessNibs

@Suite("Reading XML") struct XMLReaderTests {
    private func read(_ text: String) throws -> NibElement { try XMLReader.root(of: Array(text.utf8)) }

    /// The line and the text of the error; `nil` if the bytes are read.
    private func failure(_ bytes: [UInt8]) -> String? {
        do {
            _ = try XMLReader.root(of: bytes)
            return nil
        } catch {
            guard case .malformed(let detail) = NibFileError.Reason(error.reason) else { return nil }
            return "\(error.line): \(detail)"
        }
    }

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

    @Test("Tabs and line breaks in values are spaces unless entities stand for them, and count as lines")
    func spacesInValues() throws {
        let root = try read("<a b='1\t2\n3'\n c=\"&#9;&#10;\"><d\n e='5'\n/><f/>\n</a>")
        #expect(root["b"] == "1 2 3")
        #expect(root["c"] == "\t\n")
        #expect(root.children.map(\.line) == [3, 5])
        #expect(try read("<a b='1\t2'/>")["b"] == "1 2")
        #expect(try read("<a b='1\n2'/>")["b"] == "1 2")
    }

    @Test(
        "What is not XML is an error with its line",
        arguments: [
            ("", 1, "it is empty"), (" \n ", 1, "it is empty"),
            ("tea", 1, "it does not begin with an element"),
            ("\ntea", 2, "it does not begin with an element"), ("<a>", 1, "it ends inside <a>"),
            ("<a>\n<b>\n</a>", 3, "an end tag is not that of <b>"),
            ("</a>", 1, "a name is missing after <, </, & or between attributes"),
            ("< a/>", 1, "a name is missing after <, </, & or between attributes"),
            ("<a/>\n<b/>", 2, "something follows the root element"),
            ("<a/>\ntea", 2, "something follows the root element"),
            ("<a x=1/>", 1, "an attribute has no value in quotes"),
            ("<a x/>", 1, "an attribute has no value in quotes"),
            ("<a x='1' x='2'/>", 1, "an attribute is there twice"),
            ("<a x='<'/>", 1, "an attribute's value contains <"),
            ("<a x='\n", 2, "the value of an attribute does not end"),
            ("<a>\n&tea;</a>", 2, "an entity is unknown"), ("<a>R&D</a>", 1, "an & begins no entity"),
            ("<a>&#xD800;</a>", 1, "a character is not allowed"),
            ("<a>\n\0</a>", 2, "a character is not allowed"),
            ("<a><!-- \n", 2, "a comment does not end"), ("<a><![CDATA[", 1, "it ends inside <a>"),
            ("<a\n", 2, "a tag has no >"),
        ])
    func malformed(_ source: String, _ line: Int, _ detail: String) {
        #expect(failure(Array(source.utf8)) == "\(line): \(detail)")
    }

    @Test(
        "Document types, whose entities may stand for other files, are errors, and so are instructions",
        arguments: [
            ("<!DOCTYPE a>\n<a/>", "1: it declares a document type"),
            (
                "\n<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><a>&x;</a>",
                "2: it declares a document type"
            ),
            (
                "<!DOCTYPE a [<!ENTITY x 'ha'><!ENTITY y '&x;&x;'>]><a>&y;</a>",
                "1: it declares a document type"
            ),
            ("<a>\n<?tea?></a>", "2: it has a processing instruction"),
            ("\n<?xml version='1.0'?><a/>", "2: it has a processing instruction"),
        ])
    func excluded(_ source: String, _ text: String) {
        #expect(failure(Array(source.utf8)) == text)
    }

    @Test("Comments and CDATA may contain what is an error elsewhere, and count for lines")
    func sections() throws {
        let root = try read(
            "<a><!--><?tea?>\n<b/> --><![CDATA[<?tea?>\n<!DOCTYPE b>]]>\n<b/></a>")
        #expect(root.text == "<?tea?>\n<!DOCTYPE b>\n")
        #expect(root.children.map(\.line) == [4])
    }

    @Test("UTF-8 is read whatever the declaration says; other encodings are errors")
    func encodings() throws {
        let declaration = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n"
        let marked = try XMLReader.root(of: [0xEF, 0xBB, 0xBF] + Array((declaration + "<a b='é'/>").utf8))
        #expect(marked["b"] == "é")
        #expect(marked.line == 2)
        let words = Array("\(declaration)<a/>".utf16)
        let little = words.flatMap { [UInt8($0 & 0xFF), 0] }
        let big = words.flatMap { [0, UInt8($0 & 0xFF)] }
        #expect(failure([0xFF, 0xFE] + little) == "1: it is not UTF-8")
        #expect(failure([0xFE, 0xFF] + big) == "1: it is not UTF-8")
        #expect(failure(little) != nil)
        #expect(failure(big) != nil)
        #expect(failure(Array("<a>\n".utf8) + [0xC3] + Array("</a>".utf8)) == "2: it is not UTF-8")
    }

    @Test(
        "Elements that nest without end are an error, not a crash",
        arguments: ["", String(repeating: "</a>", count: 100_000)])
    func depth(_ end: String) {
        let source = String(repeating: "<a>", count: 100_000) + end
        #expect(throws: XMLSyntaxError(line: 1, reason: .tooDeep)) { try read(source) }
    }

    @Test("Each beginning of a file, and each file with a byte changed, is read or refused")
    func damaged() throws {
        let declaration = "<?xml version=\"1.0\"?>"
        let source = Array("\(declaration)<a b=\"c&lt;\"><!-- d --><e f='g'>h<![CDATA[i]]></e><j/></a>".utf8)
        var refused = 0
        for end in 0..<source.count where (try? XMLReader.root(of: Array(source[..<end]))) == nil {
            refused += 1
        }
        #expect(refused == source.count)
        for index in source.indices {
            for byte: UInt8 in [0, 0x22, 0x26, 0x3C, 0x3E, 0x3F, 0xFF] {
                var changed = source
                changed[index] = byte
                _ = try? XMLReader.root(of: changed)
            }
        }
    }

    @Test("What is read without Foundation's parser is as that reads it, whatever is damaged")
    func plain() throws {
        let source = boardText([
            "<!--Tea & cake--><label id='a' text=\"&lt;&#10;&#x1F375; &amp;\"/>\n<string key=\"b\"> é\n </string>",
            controller("first", subviews: button("c", "Brew", connections: "")), "<a> <!-- 1 --> </a>",
        ])
        func lines(_ element: NibElement) -> String {
            var text = ""
            element.visit {
                let attributes = $0.attributes.sorted { $0.name < $1.name }
                text += "\($0.line) \($0.name) \(attributes) \($0.children.count) \($0.text)\n"
            }
            return text
        }
        #expect(
            PlainXML.root(of: Array(source.utf8)) == nil, "An element has text on both sides of a comment.")
        let plain = source.replacing("<a> <!-- 1 --> </a>", with: "<a>\n<!-- 1 -->\n<b/></a>")
        #expect(PlainXML.root(of: Array(plain.utf8)) != nil)
        var count = 0
        for seed in 0..<Rounds.of(8_000) {
            var damaged = DamagedText(plain, seed: UInt64(seed))
            if seed > 0 { damaged.damage() }
            var bytes = Array(damaged.text.utf8)
            if seed % 2 == 1 {
                bytes[seed * 7 % bytes.count] = [0x22, 0x26, 0x3C, 0x3E, 0x0D, 0xFF, 0x5D][seed % 7]
            }
            guard let root = PlainXML.root(of: bytes) else { continue }
            count += 1
            #expect(try lines(root) == lines(XMLReader.parsedRoot(of: bytes)), "\(seed)")
        }
        #expect(count > 0)
    }
}
