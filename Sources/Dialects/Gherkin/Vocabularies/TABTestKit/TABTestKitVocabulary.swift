import FailureReporting
internal import TABTestKit
import XCUIAutomation

/// The steps of TABTestKit's contexts.
enum TABTestKitVocabulary {
    typealias Elements = Gherkin.Definitions.Rows<any Element>
    typealias ElementsAnd<Value> = Gherkin.Definitions.RowsOfTwo<any Element, Value>

    struct Contexts: DefaultContexts {}

    static let contexts = Contexts()

    /// Does something with an element that is able to; records a failure if it is not.
    ///
    /// - Parameters:
    ///   - able: the element, as the protocol or type that is able to; `nil` if it is not.
    ///   - verb: what cannot be done with it, such as `be tapped`.
    ///   - isAble: whether elements of a type are able to, for the failure.
    static func use<Able>(
        _ able: Able?, _ element: any Element, to verb: String, if isAble: (any Element.Type) -> Bool,
        _ body: (Able) -> Void
    ) {
        if let able { return body(able) }
        let others = ElementKind.all.filter { isAble($0.type) }.map { $0.names[0] }
        AutomationFailure(
            "T\(element.phrase.dropFirst()) cannot \(verb).\nElements that can: \(others.joined(separator: ", "))"
        ).record()
    }

    /// Does something with an element of a type; records a failure if it is of another.
    static func use<Able: Element>(
        _ element: any Element, as type: Able.Type, to verb: String, _ body: (Able) -> Void
    ) {
        use(element as? Able, element, to: verb, if: { $0 == type }, body)
    }
}

extension Element {
    /// The element as features name it: `the button "Log in"`.
    var phrase: String {
        let kind =
            ElementKind.all.first { $0.type == Self.self || $0.otherType == Self.self }?.names[0]
            ?? "\(Self.self)"
        let number = index > 0 ? " \(index + 1)" : ""
        let name = id.map { " \($0.quoted)" } ?? ""
        // An application is in itself.
        let place = parent is App || self is BaseApp ? "" : " in \(parent.phrase)"
        return "the \(kind)\(number)\(name)\(place)"
    }
}
