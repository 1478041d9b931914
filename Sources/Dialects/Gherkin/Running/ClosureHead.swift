/// The beginning of a closure with parameters of certain types: `{ (number: Int, text: String) in`.
struct ClosureHead {
    let text: String

    init(_ types: [String]) {
        var used: [String: Int] = [:]
        let parameters = types.map { type in
            let name = Self.name(for: type)
            let count = used[name, default: 0] + 1
            used[name] = count
            return "\(name)\(count > 1 ? "\(count)" : ""): \(type)"
        }
        text = parameters.isEmpty ? "{" : "{ (\(parameters.joined(separator: ", "))) in"
    }

    private static func name(for type: String) -> String {
        switch type {
        case "Int", "Int8", "Int16", "Int64", "Float", "Double", "Decimal": "number"
        case "String": "text"
        case "Gherkin.Table": "table"
        case "Gherkin.DocString": "docString"
        default: "value"
        }
    }
}
