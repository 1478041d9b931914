extension NibTables {
    /// Declares the lists of a class at its closing brace; returns the protocols that it adopts with them.
    func declareLists(of path: String, adding names: [NibList: [String]]) -> [String] {
        guard let primary = target.primary(path), let nibClass = classes[path],
            let rewriting = byFile[ObjectIdentifier(primary.file)]
        else { return [] }
        var declarations: [String] = []
        var adopted: [String] = []
        for list in NibList.allCases {
            guard let own = names[list] else { continue }
            guard !declaresItself(list, path) else {
                rewriting.warn(
                    at: primary.keywordIndex,
                    "\(path) declares \(list.property) itself. Add \(own.joined(separator: " + ")) there.")
                continue
            }
            let isTopmost =
                nibClass.home == .other && !nibClass.superclasses.contains { hasList(list, $0) }
            if isTopmost { adopted.append(list.provider) }
            // An attribute stands in front of the modifiers; overrides of responders have their actor.
            let attribute = nibClass.home == .responder ? "" : list.attribute
            let sum = ((isTopmost ? [] : ["super.\(list.property)"]) + own).joined(separator: " + ")
            declarations.append(
                attribute + Self.access(of: primary) + (isTopmost ? "" : "override ") + list.modifier
                    + "class var \(list.property): [\(list.element)] { \(sum) }")
        }
        guard !declarations.isEmpty else { return [] }
        insert(declarations.joined(separator: "; "), at: primary.closingBrace, rewriting)
        return adopted
    }

    private func insert(_ declarations: String, at brace: Int, _ rewriting: FileRewriting) {
        let file = rewriting.file
        let continues = !file.code[brace].startsLine && !["{", ";"].contains(file.code[brace - 1].text)
        rewriting.edits.insert("\(continues ? "; " : "")\(declarations) ", at: file.code[brace].start)
        importUIKit(in: rewriting)
    }

    /// Whether the target's files declare a list of a class themselves.
    private func declaresItself(_ list: NibList, _ path: String) -> Bool {
        (target.members[list.property] ?? []).contains { $0.member.isStatic && $0.type.path == path }
    }

    /// Whether a class has a list, its own files' or one that the rewriting of its module adds.
    private func hasList(_ list: NibList, _ path: String) -> Bool {
        if declaresItself(list, path) { return true }
        guard let primary = target.primary(path), primary.file.isContext else {
            return (parts[path] ?? []).contains { $0.entries.contains { $0.list == list } }
        }
        return (target.declarations[path] ?? []).contains { type in
            type.file.isContext
                && NibEntries(type, in: target, isResponder: false).entries.contains { $0.list == list }
        }
    }

    /// The access level with which a class must declare its lists.
    private static func access(of type: TypeDeclaration) -> String {
        let levels = ["open", "public", "package"]
        if let own = levels.first(where: type.prefix.modifiers.contains) { return "\(own) " }
        guard !Words.accessLevels.contains(where: type.prefix.modifiers.contains),
            let outer = type.file.enclosingType(of: type.keywordIndex), outer.isExtension,
            let inherited = levels.first(where: outer.prefix.modifiers.contains)
        else { return "" }
        return "\(inherited) "
    }
}
