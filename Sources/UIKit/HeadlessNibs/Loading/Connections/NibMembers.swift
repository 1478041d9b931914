import HeadlessUIKitCore

/// The members that classes list for nibs, by their names.
@MainActor
final class NibMembers {
    private var tables: [ObjectIdentifier: [String: NibMember]] = [:]

    /// The member of a name, of an object's class or the nearest superclass that lists it.
    func member(_ name: String, of object: AnyObject, _ kinds: NibMember.Kind...) -> NibMember? {
        table(of: object)[name].flatMap { kinds.contains($0.kind) ? $0 : nil }
    }

    /// The names of an object's members, in their order.
    func names(of object: AnyObject, _ kind: NibMember.Kind) -> [String] {
        table(of: object).values.filter { $0.kind == kind }.map(\.name).sorted()
    }

    private func table(of object: AnyObject) -> [String: NibMember] {
        let type: AnyClass = Swift.type(of: object)
        if let known = tables[ObjectIdentifier(type)] { return known }
        let members = (type as? any NibMemberProvider.Type)?.nibMembers ?? []
        // A subclass lists its own last.
        let table = Dictionary(members.map { ($0.name, $0) }) { $1 }
        tables[ObjectIdentifier(type)] = table
        return table
    }
}
