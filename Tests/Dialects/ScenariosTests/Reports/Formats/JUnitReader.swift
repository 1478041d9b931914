import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads JUnit's XML.
final class JUnitReader: NSObject, XMLParserDelegate {
    private(set) var scenarios: [ReadScenario] = []
    /// What the cases printed.
    private(set) var outputs: [String] = []
    /// The attributes of suites, by name.
    private(set) var suites: [[String: String]] = []
    private var text = ""

    /// Reads a report.
    ///
    /// - Throws: what is wrong with the XML.
    init(_ report: String) throws {
        super.init()
        let parser = XMLParser(data: Data(report.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        text = ""
        switch name {
        case "testsuite": suites.append(attributes)
        case "testcase":
            scenarios.append(
                ReadScenario(
                    feature: suites.last?["name"] ?? "", name: attributes["name"] ?? "", outcome: "passed"))
        case "failure", "skipped":
            scenarios[scenarios.count - 1].outcome = name == "failure" ? "failed" : "skipped"
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if name == "failure" { scenarios[scenarios.count - 1].message = text }
        if name == "system-out" { outputs.append(text) }
    }
}
