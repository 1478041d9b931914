import HeadlessUIKit
import ViewQuery

extension ElementLookup {
    /// The lookup as source code: `app.tables["Inbox"].cells.element(boundBy: 3)`.
    var code: String {
        switch self {
        case .application(let root): return root.code
        case .descendants(let outer, let type):
            return outer.code + (type.queryName.map { ".\($0)" } ?? ".descendants(matching: .\(type))")
        case .children(let outer, let type): return "\(outer.code).children(matching: .\(type))"
        case .matching(let outer, .named(let text)):
            return "\(outer.code).matching(identifier: \(text.literal))"
        case .matching(let outer, let condition): return "\(outer.code).matching(\(condition.code))"
        case .containing(let outer, let condition): return "\(outer.code).containing(\(condition.code))"
        case .only(.matching(let outer, .named(let text))): return "\(outer.code)[\(text.literal)]"
        case .first(.matching(let outer, .named(let text))):
            return "\(outer.code)[\(text.literal)].firstMatch"
        case .only(let outer): return "\(outer.code).element"
        case .first(let outer): return "\(outer.code).firstMatch"
        case .index(let outer, let index): return "\(outer.code).element(boundBy: \(index))"
        case .fixed(let outer, _): return "one of \(outer.code)"
        }
    }
}

extension ElementCondition {
    var code: String {
        switch self {
        case .named(let text): "identifier: \(text.literal)"
        case .ofType(let type, named: let name): ".\(type), identifier: \(name?.literal ?? "nil")"
        case .predicate(let box): box.predicate.sourceCode ?? "NSPredicate { … }"
        case .traits: "traits: …"
        }
    }
}

extension String {
    var literal: String { inOneLine.debugDescription }
}
