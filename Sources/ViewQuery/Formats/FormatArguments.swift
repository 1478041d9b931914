/// The arguments of a format, taken one after the other by its placeholders.
struct FormatArguments {
    private let values: [(any Sendable)?]
    private var taken = 0

    init(_ values: [(any Sendable)?]) {
        self.values = values
    }

    /// The error message if not all arguments were taken; `nil` if they were.
    var leftover: String? {
        guard taken < values.count else { return nil }
        return "argument \(taken + 1) has no place in the format, in which a place in quotes does not count"
    }

    /// The argument for a placeholder such as `%@` or `%d`.
    mutating func literal(for place: String, at offset: Int) throws(FormatSyntaxError) -> FormatLiteral {
        let argument = try next(for: place, at: offset)
        let value = argument.map { FormatValue(any: $0) } ?? .null
        if place == "%@" {
            guard let literal = FormatLiteral(value, argument) else {
                throw wrong(offset, "has lists nested more than \(FormatValue.depthLimit) levels deep")
            }
            return literal
        }
        let isReal = place.last.map { "fFgGeE".contains($0) } ?? false
        switch value {
        case .integer(let number): return .integer(number)
        case .bool(let isTrue) where !isReal: return .integer(isTrue ? 1 : 0)
        case .real(let number) where isReal || argument is any BinaryInteger: return .real(number)
        default:
            throw wrong(offset, "is \(value.inWords), but \(place) needs \(isReal ? "a" : "a whole") number")
        }
    }

    /// The steps of the key path that is the argument for `%K`.
    mutating func keyPath(at offset: Int) throws(FormatSyntaxError) -> [FormatStep] {
        let argument = try next(for: "%K", at: offset)
        let value = argument.map { FormatValue(any: $0) } ?? .null
        guard case .text(let path) = value else {
            throw wrong(offset, "is \(value.inWords), but %K needs the name of a key")
        }
        var steps: [FormatStep] = []
        for name in path.split(separator: ".", omittingEmptySubsequences: false) {
            if name.hasPrefix("@"), let gathering = FormatGathering(rawValue: String(name.dropFirst())) {
                steps.append(.gathering(gathering))
            } else if name.isEmpty || name.hasPrefix("@") {
                throw wrong(offset, "is \(value.inWords), which is not a path of keys")
            } else if name.lowercased() != "self" {
                steps.append(.key(String(name)))
            }
        }
        return steps
    }

    private mutating func next(for place: String, at offset: Int) throws(FormatSyntaxError) -> (any Sendable)?
    {
        guard taken < values.count else {
            let given =
                values.isEmpty ? "none is" : values.count == 1 ? "only 1 is" : "only \(values.count) are"
            throw FormatSyntaxError(
                offset: offset,
                message: "argument \(taken + 1), for this \(place), is missing: \(given) given")
        }
        taken += 1
        return values[taken - 1]
    }

    private func wrong(_ offset: Int, _ text: String) -> FormatSyntaxError {
        FormatSyntaxError(offset: offset, message: "argument \(taken) \(text)")
    }
}

extension FormatLiteral {
    /// An argument with the value `value`; `nil` if its lists are nested too deeply.
    fileprivate init?(_ value: FormatValue, _ argument: (any Sendable)?) {
        if let literal = FormatLiteral(plain: value) {
            self = literal
        } else if let argument, !value.isTooDeep {
            self = .other(argument)
        } else {
            return nil
        }
    }

    /// A value that cannot change.
    private init?(plain value: FormatValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .integer(value)
        case .real(let value): self = .real(value)
        case .text(let value): self = .text(value)
        case .type(let type): self = .type(type)
        case .list(let values):
            var literals: [FormatLiteral] = []
            for value in values {
                guard let literal = FormatLiteral(plain: value) else { return nil }
                literals.append(literal)
            }
            self = .list(literals)
        case .object, .other: return nil
        }
    }
}

extension FormatValue {
    /// Whether a list is nested so deeply that it was not converted.
    fileprivate var isTooDeep: Bool {
        switch self {
        case .list(let values): values.contains(where: \.isTooDeep)
        case .other(let value): Self.elements(of: value) != nil
        default: false
        }
    }
}
