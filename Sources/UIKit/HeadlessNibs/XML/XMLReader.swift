import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Makes elements of XML as Xcode writes it: UTF-8, without document types and processing instructions.
final class XMLReader: NSObject, XMLParserDelegate {
    /// How deep elements may nest: ten times what any nib has, and little enough to free the tree recursively.
    static let depthLimit = 1_000

    /// An element whose end tag has not come yet.
    private struct OpenElement {
        var name: String
        var attributes: [NibElement.Attribute]
        var children: [NibElement] = []
        var text = ""
        var line: Int

        var closed: NibElement {
            let isBlank = !children.isEmpty && text.utf8.allSatisfy(\.isXMLSpace)
            return NibElement(
                name: name, attributes: attributes, children: children, text: isBlank ? "" : text, line: line)
        }
    }

    private var lines: ArraySlice<Int>
    private var open: [OpenElement] = []
    private var root: NibElement?
    private var failure: XMLSyntaxError?

    private init(_ source: XMLSource) {
        lines = source.startTagLines[...]
    }

    /// Reads a whole file.
    static func root(of bytes: [UInt8]) throws(XMLSyntaxError) -> NibElement {
        if let root = PlainXML.root(of: bytes) { return root }
        return try parsedRoot(of: bytes)
    }

    /// Reads a whole file by Foundation's parser, which knows what is wrong with it.
    static func parsedRoot(of bytes: [UInt8]) throws(XMLSyntaxError) -> NibElement {
        let source = try XMLSource(bytes)
        let reader = XMLReader(source)
        let parser = XMLParser(data: source.data)
        parser.delegate = reader
        let isWellFormed = parser.parse()
        if !isWellFormed { reader.fail(parser.parserError, in: parser) }
        if let failure = reader.failure { throw failure }
        guard let root = reader.root else {
            throw XMLSyntaxError(line: parser.lineNumber, reason: .malformed(code: 0, inside: nil))
        }
        return root
    }

    // MARK: XMLParserDelegate

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard failure == nil else { return }
        let line = lines.popFirst() ?? parser.lineNumber
        guard open.count < Self.depthLimit else {
            failure = XMLSyntaxError(line: line, reason: .tooDeep)
            return parser.abortParsing()
        }
        // A dictionary has another order each time.
        let sorted = attributes.sorted { $0.key < $1.key }.map { NibElement.Attribute(name: $0, value: $1) }
        open.append(OpenElement(name: name, attributes: sorted, line: line))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard failure == nil, let element = open.popLast()?.closed else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        fail(error, in: parser)
        // It would go on.
        parser.abortParsing()
    }

    /// Keeps the first error.
    private func fail(_ error: (any Error)?, in parser: XMLParser) {
        guard failure == nil else { return }
        let code = (error as NSError?)?.code ?? 0
        let isAfterRoot = code == 5 && root != nil
        failure = XMLSyntaxError(
            line: parser.lineNumber,
            reason: isAfterRoot ? .contentAfterRoot : .malformed(code: code, inside: open.last?.name))
    }
}
