/// The members of a type, those that one declaration can stand for as one.
struct StubMemberList {
    private(set) var members: [(key: TypeUses.MemberKey, uses: TypeUses.MemberUses)] = []

    init(_ type: TypeUses) {
        let labelled = type.members.compactMap { key, _ in key.call.map { (key, $0) } }.filter {
            $0.1.trailingCount == 0
        }
        for (key, uses) in type.members {
            var call = key.call?.plain()
            // A trailing closure has the label that it has elsewhere.
            if let own = key.call, own.trailingCount > 0 {
                let other = labelled.first {
                    $0.0.name == key.name && $0.0.isStatic == key.isStatic && own.isCall(of: $0.1)
                }
                call = own.plain(labels: other?.1.labels)
            }
            add(TypeUses.MemberKey(name: key.name, isStatic: key.isStatic, call: call), uses)
        }
        members = Self.sorted(members)
    }

    /// Static members, initializers, properties and functions, each in the order of the names.
    private static func sorted(
        _ members: [(key: TypeUses.MemberKey, uses: TypeUses.MemberUses)]
    ) -> [(key: TypeUses.MemberKey, uses: TypeUses.MemberUses)] {
        func order(_ key: TypeUses.MemberKey) -> (Int, String, String) {
            let rank = key.name == "init" ? 2 : (key.isStatic ? 0 : 3) + (key.call == nil ? 0 : 1)
            return (rank, key.name, key.call?.labels.joined(separator: ":") ?? "")
        }
        // The order of the uses decides between those that differ in their closures alone.
        return members.enumerated().sorted {
            let (first, second) = (order($0.element.key), order($1.element.key))
            return first == second ? $0.offset < $1.offset : first < second
        }.map(\.element)
    }

    private mutating func add(_ key: TypeUses.MemberKey, _ uses: TypeUses.MemberUses) {
        guard let place = members.firstIndex(where: { $0.key == key }) else {
            return members.append((key, uses))
        }
        members[place].uses.add(uses)
    }
}

extension CallShape {
    /// A call with values of any type.
    init(values labels: [String]) {
        for label in labels { add(label, .value) }
    }

    /// The call without trailing closures, with any value in the place of a known one, and with other labels.
    fileprivate func plain(labels others: [String]? = nil) -> CallShape {
        var plain = CallShape()
        for (label, argument) in zip(others ?? labels, arguments) {
            plain.add(label, argument == .boolean || argument == .text ? .value : argument)
        }
        return plain
    }

    /// Whether its trailing closures can stand for closures with labels of another call.
    fileprivate func isCall(of other: CallShape) -> Bool {
        guard other.labels.count == labels.count else { return false }
        return labels.indices.allSatisfy { index in
            guard case .closure(let own) = arguments[index], index >= labels.count - trailingCount else {
                return labels[index] == other.labels[index]
            }
            guard case .closure(let theirs) = other.arguments[index] else { return false }
            return own.parameters.count == theirs.parameters.count
        }
    }
}
