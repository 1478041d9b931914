/// A closure that stands for the reference of a method: it takes the object and returns a function that calls the
/// method.
struct MethodClosure {
    /// The class as the closure can name it.
    let owner: String
    /// The method's name as the source has it.
    let name: String
    let labels: [String]
    /// The types of the parameters; `nil` to infer them, which is ambiguous if methods differ in them alone.
    var types: [String]?
    var isStatic = false
    var isThrowing = false
    var isAsync = false

    private static let names = ["first", "second", "third"]

    var text: String {
        let arguments = labels.enumerated().map { position, label in
            let value = isNamed ? Self.names[position] : "$\(position)"
            return label.isEmpty ? value : "\(label): \(value)"
        }
        let call = "\(isStatic ? owner : "object").\(name)(\(arguments.joined(separator: ", ")))"
        let attempt = isThrowing ? "try? " : ""
        let body = isAsync ? "Task { \(attempt)await \(call) }" : "\(attempt)\(call)"
        let object = isStatic ? "(_: AnyObject)" : "(object: \(owner))"
        return "{ \(object) in { \(parameters)\(body) } }"
    }

    /// Whether the parameters have names: those without are the innermost closure's.
    private var isNamed: Bool { types != nil || isAsync }

    private var parameters: String {
        if let types {
            let list = types.enumerated().map { "\(Self.names[$0]): \($1)" }
            return "(\(list.joined(separator: ", "))) in "
        }
        guard isAsync, !labels.isEmpty else { return "" }
        return Self.names.prefix(labels.count).joined(separator: ", ") + " in "
    }
}
