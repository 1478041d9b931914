import FailureReporting
import HeadlessUIKit
import ViewQuery

/// A call on an element, an application or the device that failed, or a step of a dialect, and why.
package struct AutomationFailure: Failure {
    package let description: String

    /// A failure, and below it what there is instead of what was wanted.
    package init(_ point: String, _ details: [String] = []) {
        description = ([point] + details).joined(separator: "\n")
    }
}

@MainActor
extension AutomationFailure {
    private static let listLimit = 8

    init(notHittable node: AutomationNode, _ lookup: ElementLookup, _ name: String, because reason: String) {
        var text = "\(lookup.code).\(name) cannot touch \(node.summary): \(reason)."
        text += "\nThe elements:\n" + ElementTreeText.excerpt(of: lookup.root, marking: node, as: "target")
        self.init(text)
    }

    init(
        several nodes: [AutomationNode], _ lookup: ElementLookup, _ name: String, within query: ElementLookup
    ) {
        var lines = ["\(lookup.code).\(name) found \(nodes.count) elements, wanted one. A query for each:"]
        for (index, node) in nodes.prefix(Self.listLimit).enumerated() {
            lines.append(
                "  \(node.summary) \(node.frame.roughText): \(SoleLookup.code(for: node, at: index, in: query))"
            )
        }
        if nodes.count > Self.listLimit { lines.append("  … and \(nodes.count - Self.listLimit) more") }
        self.init(lines.joined(separator: "\n"))
    }

    init(nothingFoundBy lookup: ElementLookup, _ name: String) {
        self.init(MissingElement(lookup, name).text)
    }
}

extension ElementLookup {
    /// The only node that the lookup stands for, with pending layout done; none or several are recorded as a failure.
    ///
    /// That a predicate had no answer has been reported, and is why there is none.
    @MainActor
    func node(for name: String) -> AutomationNode? {
        let unanswered = AutomationWorld.unansweredPredicates
        switch laidOut().onlyNode(for: name) {
        case .success(let node): return node
        case .failure(let failure):
            if AutomationWorld.unansweredPredicates == unanswered { failure.record() }
            return nil
        }
    }

    /// The only node that the lookup stands for; none, or several anywhere on the way to it, are a failure.
    @MainActor
    func onlyNode(for name: String) -> Result<AutomationNode, AutomationFailure> {
        // From the application inwards: the first lookup that is not clear is the one to tell of.
        var node: AutomationNode?
        for case .only(let query) in chain.reversed() {
            let nodes = query.atMostTwo
            if nodes.count > 1 {
                return .failure(AutomationFailure(several: query.nodes, self, name, within: query))
            }
            node = nodes.first
        }
        // The last in the chain may be this lookup itself.
        if case .only = self {} else { node = firstNode }
        return node.map { .success($0) } ?? .failure(AutomationFailure(nothingFoundBy: self, name))
    }
}

extension AutomationNode {
    /// The node in a few words: `button "Save" #save`.
    var summary: String {
        var words = ["\(elementType)"]
        let (label, identifier) = (label.inOneLine, identifier)
        if !label.isEmpty { words.append("\"\(label)\"") }
        if !identifier.isEmpty, identifier != label { words.append("#\(identifier)") }
        if case .row(_, let path) = source { words.append("at \(path.section)·\(path.row)") }
        return words.joined(separator: " ")
    }
}
