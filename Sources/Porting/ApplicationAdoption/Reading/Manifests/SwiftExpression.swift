/// A Swift expression as far as it is data: what manifests consist of.
indirect enum SwiftExpression: Equatable, Sendable {
    struct Argument: Equatable, Sendable {
        var label: String?
        var value: SwiftExpression
    }

    case string(String)
    case array([SwiftExpression])
    /// With texts or names as keys.
    case dictionary([String: SwiftExpression])
    /// A call, or a name without arguments: `.target(name: "Shop")`, `.v5`, `MainActor.self`.
    case call(String, [Argument])
    /// What is no data.
    case other

    /// The last part of a call's name: `target` of `.target(…)` and `Target.target(…)`.
    var name: String? {
        guard case .call(let name, _) = self else { return nil }
        return name.split(separator: ".").last.map(String.init)
    }

    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var elements: [SwiftExpression] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The arguments of a call in their order.
    var arguments: [Argument] {
        if case .call(_, let arguments) = self { arguments } else { [] }
    }

    /// The argument of a call with a label, or without one.
    subscript(label: String?) -> SwiftExpression? { arguments.first { $0.label == label }?.value }
}
