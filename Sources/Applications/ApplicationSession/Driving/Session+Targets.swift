import HeadlessUIKit
import Robot
import ViewQuery

extension Session {
    /// The element that a command names: `e12` of a look, or the name of the only element with it.
    func element(_ arguments: Arguments) throws(CommandError) -> AccessibleElement {
        let target = try arguments.text("target")
        let role = try arguments.role("role")
        if let number = References.number(in: target) { return try element(number) }
        let found = Self.elements(named: target, role)
        guard let first = found.first else { throw nothing(target, role) }
        guard found.count == 1 else {
            let list = found.map { references.line(for: $0) }.joined(separator: "\n")
            throw CommandError(
                "\(found.count) elements are named \(target.quoted). Say which:\n\(list)",
                cures: current.map { tool in
                    found.prefix(3).map { Call(tool.name, ["target": references.reference(for: $0)]) }
                } ?? [])
        }
        return first
    }

    private static func elements(named name: String, _ role: AccessibilityRole?) -> [AccessibleElement] {
        let query = role.map { allElements(withRole($0, named: name)) } ?? allElements(withName(name))
        let named = query.inAllWindows().elements
        if !named.isEmpty || role != nil { return named }
        return allElements(withIdentifier(name)).inAllWindows().elements
    }

    private func element(_ number: Int) throws(CommandError) -> AccessibleElement {
        switch references.element(number) {
        case .there(let element): return element
        case .gone(let line): throw CommandError("e\(number) is gone. It was \(line).", cures: [Call("look")])
        case .unknown:
            throw CommandError(
                "There is no e\(number): \(references.count) elements have been seen.", cures: [Call("look")])
        }
    }

    /// Why there is no element with a name, with what is near.
    private func nothing(_ name: String, _ role: AccessibilityRole?) -> CommandError {
        let cures = cures(nearest: name, role)
        let failure = attempt {
            _ =
                role.map { theOnlyElement(withRole($0, named: name)) }.map(\.elements)
                ?? theOnlyElement(withName(name)).elements
        }
        return failure.map { CommandError($0, cures: cures) }
            ?? CommandError("Nothing is named \(name.quoted).", cures: cures)
    }
}
