/// What a step gives to its definition's closure: the value of a parameter, its table or its doc string.
struct StepArgument {
    enum Content {
        /// A text, and what it means; `nil` for a group that took no part.
        case value(text: String?, Any?, ArgumentFit)
        case table(Gherkin.Table)
        case docString(Gherkin.DocString)
    }

    /// `{int}`, `group 1`, `the table` or `the doc string`.
    let name: String
    let content: Content

    init(_ name: String, _ type: ParameterType?, _ text: String?, groups: [String?]) throws {
        self.name = name
        guard let type else {
            content = .value(text: text, text, .captured)
            return
        }
        guard let value = try type.transform(groups) else {
            throw ArgumentError.invalid(text ?? "", name, type.values)
        }
        content = .value(text: groups.text, value, type.fit)
    }

    init(capture index: Int, _ text: String?, _ value: Any?) {
        name = "group \(index)"
        if text != nil, let value, !(value is Substring) {
            // One that was transformed is what it was transformed into.
            content = .value(text: text, value, .only(type(of: value)))
        } else {
            content = .value(text: text, text, .captured)
        }
    }

    init(_ table: Gherkin.Table) {
        name = "the table"
        content = .table(table)
    }

    init(_ docString: Gherkin.DocString) {
        name = "the doc string"
        content = .docString(docString)
    }

    var proposal: String {
        switch content {
        case .value(_, _, let fit): fit.proposal
        case .table: "Gherkin.Table"
        case .docString: "Gherkin.DocString"
        }
    }

    /// What it is, if it stands below the step: `a table` or `a doc string`.
    var kindBelow: String? {
        switch content {
        case .value: nil
        case .table: "a table"
        case .docString: "a doc string"
        }
    }

    func fits(_ type: any Any.Type) -> Bool {
        switch content {
        case .value(_, _, let fit): fit.allows(type)
        case .table: type is any TableReadable.Type
        case .docString: type == Gherkin.DocString.self || type == String.self
        }
    }

    func value<Value>(as type: Value.Type) throws -> Value {
        switch content {
        case .value(let text, let value, _):
            if let value = value as? Value { return value }
            guard let text else { throw ArgumentError.missing(name, "\(type)") }
            if let value = TextReading.value(of: text, as: type) as? Value { return value }
            throw ArgumentError.unreadable(text, name, "\(type)")
        case .table(let table):
            guard let type = type as? any TableReadable.Type,
                let value = try type.init(reading: table) as? Value
            else { throw ArgumentError.missing(name, "\(type)") }
            return value
        case .docString(let docString):
            if let value = docString as? Value ?? docString.content as? Value { return value }
            throw ArgumentError.missing(name, "\(type)")
        }
    }
}
