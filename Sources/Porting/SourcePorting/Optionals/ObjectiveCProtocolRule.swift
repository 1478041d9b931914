/// Makes protocols with `@objc` ones that only classes adopt, as those are.
struct ObjectiveCProtocolRule: RewritingRule {
    private static let classBound: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]

    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for type in file.types where type.isProtocol && type.hasAttribute("objc") {
            rewriting.note(.objectiveCProtocol)
            let header = type.header
            let inherited = header.inherited.contains { name in
                Self.classBound.contains(name) || isObjectiveCProtocol(name, type, rewriting.target)
            }
            if inherited { continue }
            if header.colon >= 0 {
                rewriting.edits.insert(" AnyObject,", at: file.code[header.colon].end)
            } else {
                rewriting.edits.insert(": AnyObject", at: file.code[header.nameEnd].end)
            }
        }
    }

    private func isObjectiveCProtocol(_ name: String, _ type: TypeDeclaration, _ target: Target) -> Bool {
        guard let path = target.path(of: name, in: type.path) else { return false }
        return target.primary(path)?.hasAttribute("objc") ?? false
    }
}
