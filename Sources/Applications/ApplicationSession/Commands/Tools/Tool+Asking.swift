import Guises
import HeadlessUIKit
import Robot
import ViewQuery
import XCUIAutomation

extension Tool {
    static let asking: [Tool] = [
        Tool(
            name: "query",
            description: "The views that meet a condition, also those that are no elements.",
            parameters: [
                Parameter(
                    name: "condition", type: "string",
                    description: "#identifier, or a predicate such as text BEGINSWITH 'To' AND hidden == NO")
            ], effect: .looks
        ) { session, arguments throws(CommandError) in try session.query(arguments) },
        Tool(
            name: "audit",
            description: "What is wrong with the screen for people who use assistive technology.",
            effect: .asks
        ) { session, _ throws(CommandError) in session.audit },
        Tool(
            name: "source",
            description: "Which line made an element's view, and which added what handles its touches.",
            parameters: [target, role], effect: .asks
        ) { session, arguments throws(CommandError) in
            try session.source(of: session.element(arguments))
        },
        Tool(
            name: "guises",
            description:
                "What is wrong with the screen on other devices, in other sizes, languages and appearances.",
            parameters: [
                Parameter(
                    name: "set", type: "string",
                    description:
                        "which guises, such as essential, appearances, textSizes, languages or devices+settings",
                    isRequired: false)
            ], effect: .asks
        ) { session, arguments throws(CommandError) in try session.guises(arguments) },
    ]
}

extension Session {
    /// The most views or findings that are listed.
    private static let mostListed = 20

    func query(_ arguments: Arguments) throws(CommandError) -> String {
        let condition = try arguments.text("condition")
        let isIdentifier = condition.hasPrefix("#")
        let predicate =
            isIdentifier ? withIdentifier(String(condition.dropFirst())) : matching(format: condition)
        let found = allViews(predicate).inAllWindows().views
        if found.isEmpty { return "No view meets \(predicate)." }
        var lines = found.prefix(Self.mostListed).map { view in
            let place = "\(view.summary) at \(view.convert(view.bounds, to: nil).shortText)"
            return AccessibleElement(view).map { "\(references.line(for: $0)) · \(place)" } ?? place
        }
        if found.count > lines.count { lines.append("… \(found.count - lines.count) more") }
        return lines.joined(separator: "\n")
    }

    /// The lines that made the view of an element.
    func source(of element: AccessibleElement) throws(CommandError) -> String {
        // The element is another one when the steps have been repeated.
        let line = references.line(for: element)
        let entries = try lines(of: element.view)
        if entries.isEmpty {
            return "\(line)\nNo line was found: that takes a debug build, and its source files."
        }
        return ([line] + entries.map(\.text)).joined(separator: "\n")
    }

    func guises(_ arguments: Arguments) throws(CommandError) -> String {
        do {
            let request = try GuiseRequest(arguments.optionalText("set") ?? "essential")
            let folder = FileManager.default.currentDirectoryPath
            return "\(LiveShowing.report(in: request.guises, near: folder + "/Package.swift"))"
        } catch {
            throw CommandError(error.description)
        }
    }

    var audit: String {
        var findings: [String] = []
        try? XCUIApplication().performAccessibilityAudit { issue in
            findings.append(issue.detailedDescription)
            return true
        }
        if findings.isEmpty { return "Nothing was found." }
        let lead = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
        let rest = findings.count - Self.mostListed
        return ([lead] + findings.prefix(Self.mostListed) + (rest > 0 ? ["… \(rest) more"] : [])).joined(
            separator: "\n")
    }
}
