import HeadlessUIKit

/// A condition on views in the format language of NSPredicate, parsed once when it is made.
///
/// ```swift
/// let wide = ViewFormat("subviews[SIZE] > %@ AND frame.size.width >= 100", [2])
/// wide.failure                        // nil: it can be parsed
/// try wide.holds(for: view)
/// print(wide)                         // matching(format: "subviews[SIZE] > …", 2)
/// ```
///
/// The language has comparisons with `[c]`, `[d]` and `[n]`, `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE`,
/// `MATCHES`, `IN` and `BETWEEN`; `AND`, `OR`, `NOT`; `ANY`, `ALL`, `NONE`; key paths with indices and operators
/// on collections; `SUBQUERY`; arithmetic, and the functions of ``FormatFunction``. Keywords may be in any case.
///
/// - A key that a view's class does not have is `nil`, so that a format about labels can be evaluated for all views; one
///   that no class has is an error. ``ViewKeys`` adds keys.
/// - `nil` only equals `nil`, and every other comparison with it is false.
/// - Values of different kinds are not equal; comparing their order is an error.
/// - Texts are equal if they look the same, however their accents are encoded; `[n]` distinguishes those.
struct ViewFormat: Sendable, CustomStringConvertible {
    /// The function that a test calls with the format.
    static let usualCall = "matching"

    private let call: String
    private let format: String
    private let arguments: [(any Sendable)?]
    private let content: Result<FormatCondition, ViewFormatError>
    /// The names of all keys in the format, in its order.
    let keys: [String]

    /// Parses a format; each placeholder such as `%@` takes one of the arguments, in order.
    ///
    /// - Complexity: O(*n*) in the length of the format.
    init(_ format: String, _ arguments: [(any Sendable)?] = [], of call: String = usualCall) {
        self.call = call
        self.format = format
        self.arguments = arguments
        do throws(FormatSyntaxError) {
            let condition = try FormatParser.read(format, arguments)
            content = .success(condition)
            keys = FormatKeys(of: condition).names
        } catch {
            content = .failure(ViewFormatError(error, in: format, of: call))
            keys = []
        }
    }

    /// Why the format cannot be parsed; `nil` if it can.
    var failure: ViewFormatError? {
        if case .failure(let error) = content { error } else { nil }
    }

    /// The parsed condition.
    var condition: FormatCondition? { try? content.get() }

    /// Whether the condition holds for a view; throws if the format has no answer. Variables have no `$` in their names.
    @MainActor
    func holds(
        for view: UIView, variables: [String: any Sendable] = [:]
    ) throws(ViewFormatError) -> Bool {
        try holds(FormatEvaluation(of: view, variables: variables), named: { view.summary })
    }

    /// Whether the condition holds for an object; throws if the format has no answer.
    @MainActor
    func holds(for object: FormatObject) throws(ViewFormatError) -> Bool {
        try holds(FormatEvaluation(of: object), named: { object.name })
    }

    @MainActor
    private func holds(_ evaluation: consuming FormatEvaluation, named name: () -> String)
        throws(ViewFormatError) -> Bool
    {
        let condition = try content.get()
        do throws(FormatProblem) {
            return try evaluation.holds(condition)
        } catch {
            throw .unanswerable(predicate: description, view: name(), reason: error.reason)
        }
    }

    /// The error for a key that no class has; `nil` if there is none.
    ///
    /// Evaluation finds the error only if it reads that key: not if the condition fails before, nor if there is no view. So
    /// a query checks this first.
    @MainActor
    var unknownKey: ViewFormatError? {
        for name in keys where !KeyRegistry.isKnown(name) {
            return .unknownKey(
                predicate: description,
                reason: FormatProblem.unknownAnywhere(
                    name, among: Array(Set(KeyRegistry.names + ValueKeys.names)),
                    viewKeys: KeyRegistry.names(of: UIView.self)))
        }
        return nil
    }

    /// Whether a result may change without the tree's generation growing.
    ///
    /// That is so if a key is read by custom code, or if changes of its value are not announced.
    @MainActor
    var mayChangeUnseen: Bool { keys.contains { !KeyRegistry.isAnnounced($0) } }

    /// Whether a key may be read by custom code.
    @MainActor
    var mayAskForeignCode: Bool { keys.contains { KeyRegistry.isForeign($0) } }

    var description: String {
        "\(call)(format: \(([format.quoted] + arguments.map(\.asCode)).joined(separator: ", ")))"
    }
}

extension (any Sendable)? {
    /// An argument as source code; an object has no literal, and is represented by its class.
    fileprivate var asCode: String {
        self.map { code(for: $0) } ?? "nil"
    }
}

private func code(for value: Any, depth: Int = 0) -> String {
    if let wrapped = value as? any AnyOptional { return wrapped.wrapped.map { code(for: $0) } ?? "nil" }
    if let text = value as? any StringProtocol { return String(text).quoted }
    if let character = value as? Character { return "\(character)".quoted }
    if FormatNumber(any: value) != nil { return "\(value)" }
    if let type = value as? Any.Type { return "\(type).self" }
    if let values = FormatValue.elements(of: value), depth < FormatValue.depthLimit {
        return "[\(values.map { code(for: $0, depth: depth + 1) }.joined(separator: ", "))]"
    }
    if let geometry = codeForGeometry(value) { return geometry }
    // The framework's objects have stable descriptions; others could contain an address.
    if let object = value as? any FormatReadable & CustomStringConvertible { return object.description }
    return type(of: value) is AnyClass ? "\(type(of: value))" : "\(value)"
}

private func codeForGeometry(_ value: Any) -> String? {
    switch value {
    case let point as CGPoint: "CGPoint(x: \(point.x.shortText), y: \(point.y.shortText))"
    case let size as CGSize: "CGSize(width: \(size.width.shortText), height: \(size.height.shortText))"
    case let rect as CGRect: rect.code
    default: nil
    }
}

/// Finds the keys in a format.
private struct FormatKeys {
    /// In the order of the format, each once.
    private(set) var names: [String] = []
    private var found: Set<String> = []

    init(of condition: FormatCondition) {
        add(condition)
    }

    private mutating func add(_ condition: FormatCondition) {
        switch condition {
        case .constant: break
        case .all(let parts), .any(let parts): for part in parts { add(part) }
        case .not(let part): add(part)
        case .comparison(let comparison):
            add(comparison.left)
            add(comparison.right)
        }
    }

    private mutating func add(_ expression: FormatExpression) {
        switch expression {
        case .constant, .itself, .variable: break
        case .negated(let value): add(value)
        case .list(let values), .call(_, let values): for value in values { add(value) }
        case .chain(let first, let operands):
            add(first)
            for operand in operands { add(operand.value) }
        case .subquery(let collection, _, let condition):
            add(collection)
            add(condition)
        case .path(let base, let steps):
            add(base)
            for case .key(let name) in steps where found.insert(name).inserted { names.append(name) }
            for case .index(let value) in steps { add(value) }
        }
    }
}
