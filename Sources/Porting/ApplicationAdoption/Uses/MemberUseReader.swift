import SourcePorting

/// Reads the members behind a type or an object.
struct MemberUseReader {
    private let file: ParsedFile

    init(_ file: ParsedFile) { self.file = file }

    /// Reads what stands behind a type's name.
    ///
    /// - Returns: whether the expression is an object of the type.
    func readType(_ path: String, behind end: Int, from start: Int, into module: inout ForeignModule) -> Bool
    {
        if let call = CallShape.read(behind: end, file, allowsClosure: false) {
            let trailing = file.isPunctuation("{", at: call.end + 1) ? allowsClosure(start) : false
            let call = trailing ? CallShape.read(behind: end, file, allowsClosure: true) ?? call : call
            note("init", call, path, start, isStatic: true, &module)
            return read(path, behind: call.end, from: start, isStatic: false, into: &module)
        }
        guard file.isPunctuation(".", at: end + 1), let name = file.token(end + 2), name.kind == .identifier,
            !TypeSpelling.isType(name.name), name.text != "self"
        else { return false }
        if name.text == "init",
            let call = CallShape.read(behind: end + 2, file, allowsClosure: allowsClosure(start))
        {
            note("init", call, path, start, isStatic: true, &module)
            return read(path, behind: call.end, from: start, isStatic: false, into: &module)
        }
        return read(path, behind: end, from: start, isStatic: true, into: &module)
    }

    /// Reads the member behind a type or an object.
    ///
    /// - Returns: whether the expression is an object of the type: there is no member, or the type's own object.
    @discardableResult
    func read(
        _ path: String, behind end: Int, from start: Int, isStatic: Bool, into module: inout ForeignModule
    ) -> Bool {
        var dot = end + 1
        if !isStatic, let mark = file.token(dot), mark.isOptionalMark { dot += 1 }
        guard file.isPunctuation(".", at: dot), let name = file.token(dot + 1), name.kind == .identifier,
            !["self", "init", "Type"].contains(name.text)
        else { return !isStatic && dot == end + 1 && !file.isPunctuation(".", at: dot) }
        let call = CallShape.read(behind: dot + 1, file, allowsClosure: allowsClosure(start))
        if isStatic, TypeUses.isSingleton(name.name) {
            note(name.name, call, path, start, isStatic: true, &module)
            return read(path, behind: call?.end ?? dot + 1, from: start, isStatic: false, into: &module)
        }
        note(name.name, call, path, start, isStatic: isStatic, end: dot + 1, &module)
        return false
    }

    private func note(
        _ name: String, _ call: CallShape.Reading?, _ path: String, _ start: Int, isStatic: Bool,
        end: Int = 0,
        _ module: inout ForeignModule
    ) {
        let last = call?.end ?? end
        let place = ExpressionPlace(from: start, through: max(last, start), file)
        let assigned = call == nil && end > 0 ? assignedShape(behind: end) : nil
        let key = TypeUses.MemberKey(name: name, isStatic: isStatic, call: call?.shape)
        module.types[path, default: TypeUses(path: path)].note(key) { uses in
            if let assigned { uses.assigned.insert(assigned.shape) } else { uses.results.insert(place.use) }
            uses.isThrowing = uses.isThrowing || place.isTried
            uses.isAsync = uses.isAsync || place.isAwaited
        }
        // UIKit's class, of which the type seems to be a subclass, has the member.
        guard !Self.isInherited(name, call?.shape, path) else { return }
        module.implicitNames.formUnion((call?.implicitNames ?? []) + (assigned?.implicitNames ?? []))
    }

    private static func isInherited(_ name: String, _ call: CallShape?, _ path: String) -> Bool {
        guard StubBase.named(path) != nil else { return false }
        return name == "init" ? StubBase.hasInitializer(call?.labels ?? []) : ViewMembers.contains(name)
    }

    /// What is assigned to the property whose name ends at a token.
    private func assignedShape(behind end: Int) -> (shape: ArgumentShape, implicitNames: [String])? {
        guard file.isOperator("=", at: end + 1), end + 2 < file.code.count else { return nil }
        var last = end + 2
        while let token = file.token(last), last == end + 2 || !token.startsLine, !token.closes,
            !token.isPunctuation(";")
        {
            last = token.opens ? max(file.match[last], last) + 1 : last + 1
        }
        let range = end + 2..<max(min(last, file.code.count), end + 3)
        return (ArgumentShape(range, file), ArgumentShape.implicitNames(range, file))
    }

    /// Whether a brace behind an expression begins a closure: not in the condition of a statement.
    private func allowsClosure(_ start: Int) -> Bool {
        var index = start - 1
        while let token = file.token(index) {
            if token.closes {
                guard file.match[index] >= 0, !token.isPunctuation("}") else { return true }
                index = file.match[index] - 1
                continue
            }
            if token.opens || token.isPunctuation(";") { return true }
            if ["if", "while", "switch", "guard", "for"].contains(token.text), token.kind == .identifier {
                return false
            }
            let next = file.code[index + 1]
            let continues =
                token.isPunctuation(",") || token.kind == .operator
                || token.isWord("else") == false
                    && !next.startsLine
            if !continues { return true }
            index -= 1
        }
        return true
    }
}
