import HeadlessUIKit
import ViewQuery

/// The report of an element that does not exist: which part of its lookup fails, what is near, and where it is instead.
@MainActor
struct MissingElement {
    private let lookup: ElementLookup
    private let name: String
    private let wanted: (text: String?, type: XCUIElement.ElementType)
    private let nearest: NearMiss?

    init(_ lookup: ElementLookup, _ name: String) {
        self.lookup = lookup
        self.name = name
        wanted = lookup.wanted
        nearest = NearMiss(for: lookup, wanted.text, wanted.type)
    }

    var text: String {
        let lines = ["\(lookup.code).\(name) found no element."] + [SharedApplication.hint].compactMap { $0 }
        if let reason = AutomationWorld.current.reasonNotRunning(lookup.root) {
            return (lines + [reason]).joined(separator: "\n")
        }
        let findings = findings
        // What is marked is what the findings name.
        let named = findings.contains { $0.hasPrefix(Self.nearestTitle) } ? firstEmptyStep ?? self : nil
        let tree = ElementTreeText.excerpt(of: lookup.root, marking: named?.nearest?.node, as: "nearest miss")
        return (lines + findings + ["The elements:\n" + tree]).joined(separator: "\n")
    }

    var linesOfExpectation: String {
        text.components(separatedBy: "\nThe elements:\n")[0]
    }

    private static let nearestTitle = "Nearest: "

    private var findings: [String] {
        if let alert = SystemAlertText.current, !lookup.root.isSpringboard { return [alert] }
        if let step = firstEmptyStep { return ["Already \(step.code) finds none."] + step.nearestLines }
        if let countLine { return [countLine] }
        if let inUnloadedRow { return inUnloadedRow }
        if let hidden { return hidden }
        let near = nearestLines
        let names = [wanted.text].compactMap { $0 }
        let front = AlertFindings.front
        // The very name says more than a similar one.
        let gone = front == nil ? AbsentNames.finding(wanting: names) : nil
        if gone == nil, !near.isEmpty, nearest.map({ $0.distance < 3 }) ?? false { return near }
        let alert = front?.lines ?? []
        if let offscreen { return offscreen + alert }
        if let gone { return gone.lines + near }
        guard nearest == nil else { return near + alert }
        if !alert.isEmpty { return alert + near }
        let callbacks = PendingCallbacks()
        let pending = lines(for: callbacks)
        // What else is in the very place may well be the point.
        let isPendingLast = callbacks.isOnlyRepeating || lookup.surroundings != nil
        if !pending.isEmpty { return isPendingLast ? near + pending : pending + near }
        return (AlertFindings.missing(wanting: names)?.lines ?? []) + near
    }

    private func lines(for callbacks: PendingCallbacks) -> [String] {
        guard let pending = callbacks.list else { return [] }
        let timeout = max(1, Int(callbacks.duration.components.seconds) + 1)
        return [pending, "To wait for it: \(lookup.code).waitForExistence(timeout: \(timeout))"]
    }

    /// The outermost element on the way that does not exist.
    private var firstEmptyStep: MissingElement? {
        let steps = lookup.chain.dropFirst().filter {
            switch $0 {
            case .only, .first, .index, .fixed: true
            default: false
            }
        }
        return steps.last { $0.firstNode == nil }.map { MissingElement($0, name) }
    }

    private var code: String { lookup.code }

    /// How many there are, for an index out of range; `nil` if there are none, of which other names tell more.
    private var countLine: String? {
        guard case .index(let query, let index) = lookup else { return nil }
        let count = query.nodes.count
        guard count > 0 || (wanted.text == nil && otherNames.isEmpty) else { return nil }
        return
            "\(query.code) finds \(count) \(count == 1 ? "element" : "elements"); the index \(index) is out of range."
    }

    // MARK: Near misses

    var nearestLines: [String] {
        guard let text = wanted.text else { return otherNames }
        guard let nearest else { return otherNames }
        let node = nearest.node
        var shortfalls: [String] = []
        if !node.isNamed(text) {
            let name = nearest.name
            shortfalls.append("\(name.property) is \(name.text.literal), wanted \(text.literal)")
        }
        if !node.isOf(wanted.type) {
            shortfalls.append("type is .\(node.elementType), wanted .\(wanted.type)")
        }
        if !nearest.isInside, let surroundings = lookup.surroundings {
            shortfalls.append("it is not inside \(surroundings.code)")
        } else if shortfalls.isEmpty {
            shortfalls.append("it does not meet the other conditions")
        }
        return [Self.nearestTitle + "\(node.summary): \(shortfalls.joined(separator: "; "))."]
            + cure(for: node)
    }

    private func cure(for node: AutomationNode) -> [String] {
        // Another row, say, is not what is looked for.
        if let text = wanted.text?.ofLettersAndNumbers,
            node.names.contains(where: { $0.text.ofLettersAndNumbers.isNumbered(like: text) })
        {
            return []
        }
        let all = ElementLookup.descendants(.application(lookup.root), node.elementType)
        for name in node.names {
            let lookup = ElementLookup.only(.matching(all, .named(name.text)))
            if lookup.finds(node) { return ["Try: \(lookup.code)"] }
        }
        return []
    }

    private var otherNames: [String] {
        guard wanted.type != .any, wanted.type != .other else { return [] }
        var names: [String] = []
        var count = 0
        let surroundings = lookup.surroundings ?? .application(lookup.root)
        ElementLookup.descendants(surroundings, wanted.type).forEach { node in
            count += 1
            let texts = [node.label, node.placeholderValue ?? "", node.identifier]
            let name = texts.first { !$0.isEmpty } ?? ""
            if !name.isEmpty, names.count < 12 { names.append(name.literal) }
            return true
        }
        let noun = wanted.type.plainName
        let place = lookup.surroundings.map { " inside \($0.code)" } ?? ""
        if count == 0 { return ["There is no \(noun)\(place)."] }
        let total =
            "\(count) \(count == 1 ? "\(noun) is" : "elements of type .\(wanted.type) are") there\(place)"
        if names.isEmpty { return ["\(total), without a label or an identifier."] }
        return ["\(total): \(names.joined(separator: ", "))\(count > names.count ? ", and others" : "")."]
    }

    // MARK: Elsewhere

    private var inUnloadedRow: [String]? {
        guard let text = wanted.text else { return nil }
        for rows in lookup.root.windows.flatMap({ UnloadedRows.inside($0) }) {
            var found: String?
            _ = rows.look { cell, path in
                let cell = AutomationNode(cell)
                @MainActor func note(_ node: AutomationNode) -> Bool {
                    // A cell is often asked for by what it shows.
                    if node.isNamed(text), wanted.type == .cell || node.isOf(wanted.type) {
                        found = "\(node.summary) is in \(rows.place(of: path)). Swipe until it exists."
                    }
                    return found == nil
                }
                if note(cell) { cell.visitDescendants(rows: false) { node, _ in note(node) } }
                return found == nil
            }
            if let found { return [found] }
        }
        return nil
    }

    private var hidden: [String]? {
        guard let text = wanted.text else { return nil }
        for window in lookup.root.windows where window.isPerceivable {
            var found: String?
            window.visit { view in
                if found != nil { return .stop }
                let node = AutomationNode(view)
                if node.isNamed(text), node.isOf(wanted.type),
                    view.lineage.contains(where: { !$0.isPerceivable }),
                    let reason = view.reasonNotSeen
                {
                    found = "\(node.summary) is there, but \(reason)."
                }
                return .into
            }
            if let found { return [found] }
        }
        return nil
    }

    private var offscreen: [String]? {
        guard let text = wanted.text else { return nil }
        for root in ControllerCensus().hiddenRoots {
            var found: UIView?
            AutomationNode(root).visitDescendants(rows: false) { node in
                if node.isNamed(text), node.isOf(wanted.type) { found = node.view }
                return found == nil
            }
            guard let found else { continue }
            let finding = OffscreenMatch.finding(of: found)
            let cure = ElsewhereSteps.code(for: found, in: lookup.root) ?? finding.cure
            return finding.lines + (cure.map { ["Try: \($0)"] } ?? [])
        }
        return nil
    }
}

extension String {
    fileprivate var ofLettersAndNumbers: String { String(lowercased().filter { $0.isLetter || $0.isNumber }) }
}

extension XCUIElement.ElementType {
    /// The type as a noun of a sentence: `.staticText`.
    fileprivate var plainName: String { self == .any ? "element" : "element of type .\(self)" }
}

extension ElementLookup {
    var surroundings: ElementLookup? {
        for lookup in chain {
            switch lookup {
            case .descendants(.application, _), .children(.application, _), .application: return nil
            case .descendants(let outer, _), .children(let outer, _): return outer
            default: continue
            }
        }
        return nil
    }

    fileprivate var wanted: (text: String?, type: XCUIElement.ElementType) {
        var text: String?
        for lookup in chain {
            switch lookup {
            case .descendants(_, let type), .children(_, let type): return (text, type)
            case .matching(_, .named(let name)): text = text ?? name
            case .matching(_, .ofType(let type, named: let name)):
                if type != .any { return (text ?? name, type) }
                text = text ?? name
            default: break
            }
        }
        return (text, .any)
    }
}
