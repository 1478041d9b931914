/// The closure of a definition, whose types are known when the program runs.
struct StepAction: Sendable {
    let types: [any Any.Type]
    let call: @MainActor @Sendable ([StepArgument]) throws -> Call

    typealias Call = @MainActor () async throws -> Void

    init<each Value>(_ handler: @escaping @MainActor @Sendable (repeat each Value) async throws -> Void) {
        var types: [any Any.Type] = []
        repeat types.append((each Value).self)
        self.types = types
        call = { arguments in
            var rest = arguments[...]
            let values = (repeat try Self.takeFirst(of: &rest, as: (each Value).self))
            return { try await handler(repeat each values) }
        }
    }

    private static func takeFirst<Value>(
        of arguments: inout ArraySlice<StepArgument>, as type: Value.Type
    ) throws -> Value {
        guard let argument = arguments.popFirst() else { throw ArgumentError.missing("argument", "\(type)") }
        return try argument.value(as: type)
    }

    func fits(_ arguments: [StepArgument]) -> Bool {
        types.count == arguments.count && zip(types, arguments).allSatisfy { $1.fits($0) }
    }

    /// What the closure takes of what stands below a step: `a table`, `a doc string`.
    var kindsBelow: [String] {
        types.compactMap { type in
            if type is any TableReadable.Type { return "a table" }
            return type == Gherkin.DocString.self ? "a doc string" : nil
        }
    }

    var signature: String { "(\(types.map { "\($0)" }.joined(separator: ", ")))" }
}
