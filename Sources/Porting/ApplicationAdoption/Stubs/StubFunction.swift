/// The declaration of a function or an initializer of a stub.
struct StubFunction {
    let name: String
    let shape: CallShape
    let names: StubNames
    /// The types around it, which stand in front of its name in failures.
    let owner: String

    /// The parameters that closures' own types tell, such as `A` in `(A) -> Void`.
    private(set) var generics: [String] = []
    private(set) var parameters: [String] = []

    init(_ name: String, _ shape: CallShape, of owner: String, _ names: StubNames) {
        self.name = name
        self.shape = shape
        self.names = names
        self.owner = owner
        for (index, label) in shape.labels.enumerated() {
            let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
            let isShort = label != "_" && !StubNames.isKeyword(label)
            let type = type(of: shape.arguments[index])
            parameters.append("\(isShort ? label : "\(label) \(letter)"): \(type)")
        }
    }

    private mutating func type(of argument: ArgumentShape) -> String {
        switch argument {
        case .value, .boolean, .text: return "Any?"
        case .implicitMember: return names.valueType
        case .implicitMembers: return names.hasValueType ? "[\(names.valueType)]" : "[Any]"
        case .arrayLiteral: return "[Any]"
        case .dictionaryLiteral: return "[AnyHashable: Any]"
        case .inOut:
            generics.append("Value\(generics.count)")
            return "inout \(generics[generics.count - 1])"
        // Not escaping, as nothing keeps it: a closure may name members without `self` then.
        case .closure(let closure): return type(of: closure)
        }
    }

    private mutating func type(of closure: ClosureShape) -> String {
        let inputs = closure.parameters.map { isTyped in isTyped ? addGeneric() : "Unavailable" }
        let effects = (closure.isAsync ? "async " : "") + (closure.isThrowing ? "throws " : "")
        return
            "(\(inputs.joined(separator: ", "))) \(effects)-> \(closure.returnsValue ? addGeneric() : "Void")"
    }

    private mutating func addGeneric() -> String {
        generics.append("Value\(generics.count)")
        return generics[generics.count - 1]
    }

    /// The name in failures, such as `Tracker.log(_:)`.
    var failureName: String { "\(owner).\(name)(\(shape.labels.map { "\($0):" }.joined()))" }

    /// The parameters for the caller's line, whose names no argument has.
    private var place: (file: String, line: String) {
        shape.labels.contains("file") || shape.labels.contains("line")
            ? ("callerFile", "callerLine") : ("file", "line")
    }

    /// The names of the parameters for the caller's line, as arguments.
    var placeArguments: String { "\(place.file), \(place.line)" }

    /// The lines from the first word to the opening brace.
    ///
    /// - Parameters:
    ///   - start: what stands in front of the parameters.
    ///   - others: names of generic parameters besides those of closures.
    ///   - end: what stands behind the parameters, such as `throws -> Int`.
    func header(_ start: String, generics others: [String] = [], _ end: String) -> [String] {
        let all = generics + others
        let begin = start + (all.isEmpty ? "" : "<\(all.joined(separator: ", "))>")
        let own = ["\(place.file): StaticString = #filePath", "\(place.line): UInt = #line"]
        let list = (parameters + own).joined(separator: ", ")
        let line = "\(begin)(\(list))\(end.isEmpty ? "" : " \(end)") {"
        guard line.count > 100 else { return [line] }
        return ["\(begin)(", "    \(list)", ")\(end.isEmpty ? "" : " \(end)") {"]
    }
}
