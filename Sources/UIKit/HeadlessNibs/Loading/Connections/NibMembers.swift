import HeadlessUIKitCore

/// The members that classes list for nibs, by their names.
@MainActor
final class NibMembers {
    private var tables: [ObjectIdentifier: [String: NibMember]] = [:]
    /// What the application's modules list for classes of other modules.
    private let ported: [NibMember]
    private let portedActions: [Selector]

    /// Finds the lists of modules: the plugin `PortUIKit` puts what it cannot put into a class into one of this name.
    init(_ modules: [String]) {
        let lists = modules.compactMap { NibClass.named("PortedNibMembers", in: [$0]) }
        ported = lists.flatMap { ($0 as? any NibMemberProvider.Type)?.nibMembers ?? [] }
        portedActions = lists.flatMap { ($0 as? any SelectorProvider.Type)?.selectors ?? [] }
    }

    /// The member of a name, of an object's class or the nearest superclass that lists it.
    func member(_ name: String, of object: AnyObject, _ kinds: NibMember.Kind...) -> NibMember? {
        table(of: object)[name].flatMap { kinds.contains($0.kind) ? $0 : nil }
    }

    /// The names of an object's members, in their order.
    func names(of object: AnyObject, _ kind: NibMember.Kind) -> [String] {
        table(of: object).values.filter { $0.kind == kind }.map(\.name).sorted()
    }

    /// The action of a name that an object has; `nil` if its class lists none.
    func action(_ name: String, of object: AnyObject) -> Selector? {
        let action = Selector(name)
        if action.isKnown(to: object) { return action }
        return portedActions.first { $0 == action && $0.isKnown(to: object) }
    }

    private func table(of object: AnyObject) -> [String: NibMember] {
        let type: AnyClass = Swift.type(of: object)
        if let known = tables[ObjectIdentifier(type)] { return known }
        let own = (type as? any NibMemberProvider.Type)?.nibMembers ?? []
        // A subclass lists its own last.
        let table = Dictionary((ported.filter { $0.belongs(to: type) } + own).map { ($0.name, $0) }) { $1 }
        tables[ObjectIdentifier(type)] = table
        return table
    }
}
