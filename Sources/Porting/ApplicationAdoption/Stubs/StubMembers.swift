/// The declarations of a stub type's members.
struct StubMembers {
    /// Each declaration's lines.
    private(set) var declarations: [[String]] = []
    /// Those that stand in an extension of a protocol.
    private(set) var extensionDeclarations: [[String]] = []

    private let type: StubType
    private let names: StubNames

    init(of type: StubType, _ names: StubNames) {
        self.type = type
        self.names = names
        if type.form == .wrapper { declarations = wrapperDeclarations }
        let members = StubMemberList(type.uses).members
        for (key, uses) in members {
            if let call = key.call {
                if key.name == "init" {
                    addInitializer(call, uses)
                } else if isNew(key.name) {
                    addFunction(key, call, uses)
                }
            } else if isNew(key.name) {
                addProperty(key, uses)
            }
        }
    }

    /// Whether the class that the type derives from does not have a member.
    private func isNew(_ name: String) -> Bool {
        if case .view = type.form { return !ViewMembers.contains(name) && !names.inherited.contains(name) }
        return type.form != .superclass
            || !["description", "hash", "init"].contains(name) && !names.inherited.contains(name)
    }

    private mutating func add(_ lines: [String]) {
        if type.form == .protocolType {
            extensionDeclarations.append(lines)
        } else {
            declarations.append(lines)
        }
    }

    /// `public ` outside of an extension of a protocol as well as in it.
    private func prefix(_ isStatic: Bool) -> String { isStatic ? "public static " : "public " }
}

// MARK: - Functions

extension StubMembers {
    private mutating func addInitializer(_ call: CallShape, _ uses: TypeUses.MemberUses) {
        let own: String
        switch type.form {
        case .object: own = "self.init(Unavailable())"
        case .superclass where !call.labels.isEmpty: own = "self.init()"
        case .view(let base) where !StubBase.hasInitializer(call.labels): own = StubBase.initializer(of: base)
        default: return
        }
        let function = StubFunction("init", call, of: type.uses.path, names)
        let mark = uses.results.contains(.optional) ? "?" : ""
        add(
            function.header("public convenience init\(mark)", uses.effects) + [
                "    \(own)",
                "    moduleStub.call(\(JSONText.quoted(function.failureName)), \(function.placeArguments))",
                "}",
            ])
    }

    private mutating func addFunction(
        _ key: TypeUses.MemberKey, _ call: CallShape, _ uses: TypeUses.MemberUses
    ) {
        let function = StubFunction(key.name, call, of: type.uses.path, names)
        let place = "(\(JSONText.quoted(function.failureName)), \(function.placeArguments))"
        let start = "\(prefix(key.isStatic))func \(StubNames.escaped(key.name))"
        func add(_ result: String, generics: [String] = [], _ body: String) {
            let isDiscardable = result == "Unavailable" && uses.results.contains(.unused)
            let end = [uses.effects, result.isEmpty ? "" : "-> \(result)"].filter { !$0.isEmpty }
            self.add(
                (isDiscardable ? ["@discardableResult"] : [])
                    + function.header(start, generics: generics, end.joined(separator: " "))
                    + body.split(separator: "\n").map { "    \($0)" } + ["}"])
        }
        let results = uses.results
        if key.isStatic, TypeUses.isSingleton(key.name), let object = type.object {
            return add(type.name, "moduleStub.call\(place)\nreturn \(object)")
        }
        if results == [.unused] { return add("", "moduleStub.call\(place)") }
        if results.isSubset(of: [.condition]) { return add("Bool", "moduleStub.call\(place)\nreturn false") }
        if results.contains(.optional) {
            add("Unavailable?", "moduleStub.call\(place)\nreturn nil")
        } else if !results.isDisjoint(with: [.object, .stored, .unused]) {
            add("Unavailable", "moduleStub.call\(place)\nreturn Unavailable()")
        }
        if results.contains(.any) || results.contains(.condition) {
            add("Result", generics: ["Result"], "moduleStub.value\(place)")
        }
    }
}

// MARK: - Properties

extension StubMembers {
    private mutating func addProperty(_ key: TypeUses.MemberKey, _ uses: TypeUses.MemberUses) {
        let start = "\(prefix(key.isStatic))var \(StubNames.escaped(key.name))"
        let isStored =
            type.form != .protocolType && type.form != .extended
            && (!key.isStatic || type.uses.genericCount == 0)
        if key.isStatic, TypeUses.isSingleton(key.name), let object = type.object {
            let word = isStored ? "let" : "var"
            let name = "\(prefix(true))\(word) \(StubNames.escaped(key.name))"
            return add([isStored ? "\(name) = \(object)" : "\(name): \(type.name) { \(object) }"])
        }
        guard uses.assigned.isEmpty else {
            let (kind, value) = assignedType(uses)
            return add(
                isStored
                    ? ["\(start): \(kind)\(value.isEmpty ? "" : " = \(value)")"]
                    : [
                        "\(start): \(kind) {", "    get { \(value.isEmpty ? "nil" : value) }", "    set {}",
                        "}",
                    ])
        }
        let results = uses.results
        if results.isSubset(of: [.condition]) { return add(["\(start): Bool { false }"]) }
        if results.contains(.optional) { return add(["\(start): Unavailable? { nil }"]) }
        if key.isStatic, !results.contains(.object), isStored, let object = type.object {
            return add(["public static let \(StubNames.escaped(key.name)) = \(object)"])
        }
        add(["\(start): Unavailable { Unavailable() }"])
    }

    /// The type of a property that is set, and its first value.
    private func assignedType(_ uses: TypeUses.MemberUses) -> (type: String, value: String) {
        guard uses.assigned.count == 1, let shape = uses.assigned.first else { return ("Any?", "") }
        switch shape {
        case .boolean: return ("Bool", "false")
        case .text: return ("String", "\"\"")
        case .implicitMember: return ("\(names.valueType)?", "")
        case .implicitMembers where names.hasValueType: return ("[\(names.valueType)]", "[]")
        case .implicitMembers, .arrayLiteral: return ("[Any]", "[]")
        case .dictionaryLiteral: return ("[AnyHashable: Any]", "[:]")
        case .closure(let closure) where !closure.parameters.contains(true) && !closure.returnsValue:
            let inputs = closure.parameters.map { _ in "Unavailable" }.joined(separator: ", ")
            let effects = (closure.isAsync ? "async " : "") + (closure.isThrowing ? "throws " : "")
            return ("((\(inputs)) \(effects)-> Void)?", "")
        case .closure, .value, .inOut: return ("Any?", "")
        }
    }

    private var wrapperDeclarations: [[String]] {
        let labels = type.uses.wrapperLabels.union([[]]).sorted { $0.lexicographicallyPrecedes($1) }
        let stored = [
            "public var wrappedValue: Value", "public var projectedValue: Unavailable { Unavailable() }",
        ]
        return [stored]
            + labels.flatMap { labels -> [[String]] in
                let others = StubFunction("init", CallShape(values: labels), of: type.uses.path, names)
                let separator = others.parameters.isEmpty ? "" : ", "
                let place = "(\(JSONText.quoted(others.failureName)), \(others.placeArguments))"
                return [
                    [
                        "public init(wrappedValue: Value\(separator)\(others.parameters.joined(separator: ", "))) {",
                        "    self.wrappedValue = wrappedValue", "}",
                    ],
                    others.header("public init", "") + ["    wrappedValue = moduleStub.value\(place)", "}"],
                ]
            }
    }
}
