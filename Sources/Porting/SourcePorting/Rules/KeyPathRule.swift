/// Turns `#keyPath(…)` into the string that it stands for.
struct KeyPathRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for (index, token) in file.code.enumerated() where token.kind == .hashWord && token.text == "#keyPath"
        {
            guard let close = file.closingParenthesis(behind: index), close > index + 2 else { continue }
            let names = file.code[index + 2..<close].filter { $0.kind == .identifier }.map(\.name)
            let keys = self.keys(names, at: index, rewriting)
            let text = "\"\(keys.joined(separator: "."))\""
            rewriting.replace(index, through: close, with: text, as: .keyPath)
        }
    }

    /// The names of the path without the type in front, as Objective-C has them.
    private func keys(_ names: [String], at index: Int, _ rewriting: FileRewriting) -> [String] {
        let types = names.prefix { $0.first?.isUppercase ?? false || $0 == "self" || $0 == "Self" }
        let owner = types.filter { $0 != "self" && $0 != "Self" }.joined(separator: ".")
        let scope = rewriting.file.enclosingType(of: index)?.path
        let start = owner.isEmpty ? scope : rewriting.target.path(of: owner, in: scope) ?? owner
        return names.dropFirst(types.count).enumerated().map { position, name in
            key(name, of: position == 0 ? start : nil, rewriting.target)
        }
    }

    private func key(_ name: String, of owner: String?, _ target: Target) -> String {
        let own = owner.map { target.members(named: name, of: $0) } ?? target.members[name] ?? []
        guard let property = own.first(where: { $0.member.isProperty }) else {
            return ObjectiveCName.keyOfSystemProperty(name)
        }
        return property.member.attribute("objc")?.argument ?? name
    }
}
