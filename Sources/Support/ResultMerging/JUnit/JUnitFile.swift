import Foundation
import XMLWriting

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A file of JUnit's XML, as test runners write it: suites with their test cases.
final class JUnitFile: NSObject, XMLParserDelegate {
    typealias Element = XMLWriting::XMLElement

    /// A test case.
    struct Case {
        let element: Element

        /// What makes two of them the same test.
        var name: String {
            ["classname", "name"].compactMap { element[$0] }.filter { !$0.isEmpty }.joined(separator: ".")
        }

        var isSkipped: Bool { element.has("skipped") }

        var hasFailed: Bool { element.has("failure") || element.has("error") }

        /// How many seconds it took.
        var time: Double { element["time"].flatMap(Double.init) ?? 0 }
    }

    /// A suite with its own test cases; those inside another one are suites by themselves.
    struct Suite {
        var attributes: [Element.Attribute]
        var cases: [Case] = []
        /// Its properties and output.
        var others: [Element] = []

        var name: String { attributes.first { $0.name == "name" }?.value ?? "" }

        /// Whether it says which tests were skipped. SwiftPM's report of XCTest does not: they stand there as passed.
        var tellsSkipped: Bool { attributes.contains { $0.name == "skipped" } }
    }

    private static let depthLimit = 200

    let path: String
    /// In the order in which they begin.
    private(set) var suites: [Suite] = []
    private(set) var problem: MergeProblem?

    /// The elements whose end has not come, from the root on, and which suite each belongs to.
    private var open: [(name: String, attributes: [Element.Attribute], children: [Element], text: String)] =
        []
    private var openSuites: [Int] = []
    private var hasRoot = false

    /// Reads a file. Of one that is cut off, it has the test cases before that.
    init(_ file: URL) {
        path = file.relativePath
        super.init()
        guard let data = FileManager.default.contents(atPath: file.path) else {
            let exists = FileManager.default.fileExists(atPath: file.path)
            problem = MergeProblem("\(path) \(exists ? "cannot be read" : "does not exist").")
            return
        }
        let parser = XMLParser(data: data)
        parser.delegate = self
        if !parser.parse() || !hasRoot { fail(in: parser) }
    }

    private func fail(in parser: XMLParser) {
        guard problem == nil else { return }
        let count = suites.reduce(0) { $0 + $1.cases.count }
        let rest =
            switch count {
            case 0: "It has no complete test case."
            case 1: "The 1 test case before that is merged."
            default: "The \(count) test cases before that are merged."
            }
        let what = hasRoot ? "is cut off, or not XML" : "is not XML"
        problem = MergeProblem("\(path) \(what), at line \(max(1, parser.lineNumber)). \(rest)")
    }

    // MARK: XMLParserDelegate

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard problem == nil else { return }
        if open.isEmpty, name != "testsuites", name != "testsuite" {
            problem = MergeProblem("\(path) is not a JUnit file: it begins with <\(name)>.")
            return parser.abortParsing()
        }
        hasRoot = true
        guard open.count < Self.depthLimit else {
            problem = MergeProblem("\(path) nests too deep, at line \(parser.lineNumber).")
            return parser.abortParsing()
        }
        // A dictionary has another order each time.
        let sorted = attributes.map { Element.Attribute(name: $0, value: $1) }
            .sorted { $0.place < $1.place }
        if name == "testsuite" {
            openSuites.append(suites.count)
            suites.append(Suite(attributes: sorted))
        }
        open.append((name, sorted, [], ""))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard problem == nil, let closed = open.popLast() else { return }
        if name == "testsuite" {
            openSuites.removeLast()
            return
        }
        let content: Element.Content =
            closed.children.isEmpty ? .text(closed.text) : .elements(closed.children)
        let element = Element(name, closed.attributes, content)
        guard open.last?.name == "testsuite", let suite = openSuites.last else {
            if !open.isEmpty { open[open.count - 1].children.append(element) }
            return
        }
        if name == "testcase" {
            suites[suite].cases.append(Case(element: element))
        } else {
            suites[suite].others.append(element)
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !open.isEmpty { open[open.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        fail(in: parser)
        // It would go on.
        parser.abortParsing()
    }
}

extension XMLWriting::XMLElement {
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    func has(_ child: String) -> Bool {
        guard case .elements(let elements) = content else { return false }
        return elements.contains { $0.name == child }
    }
}

extension XMLWriting::XMLElement.Attribute {
    /// Where it stands among the attributes: the names first, as runners write them.
    fileprivate var place: String {
        let first = ["classname", "name"].firstIndex(of: name)
        return first.map { "0\($0)" } ?? "1\(name)"
    }
}
