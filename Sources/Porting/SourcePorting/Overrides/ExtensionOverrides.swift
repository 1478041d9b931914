/// Moves members of extensions into their classes where one overrides another, which Swift allows only there.
///
/// These are overrides in extensions, and what an extension declares and a subclass of the target overrides.
struct ExtensionOverrides {
    private let rewritings: [FileRewriting]
    private let byFile: [ObjectIdentifier: FileRewriting]

    init(_ rewritings: [FileRewriting]) {
        self.rewritings = rewritings
        byFile = Dictionary(uniqueKeysWithValues: rewritings.map { (ObjectIdentifier($0.file), $0) })
    }

    func move() {
        for rewriting in rewritings { rewriting.edits.settle() }
        for rewriting in rewritings {
            var privateNames: Set<String> = []
            for moving in members(of: rewriting) { privateNames.formUnion(move(moving, from: rewriting)) }
            publish(privateNames, of: rewriting)
        }
        for rewriting in rewritings {
            insertMoved(into: rewriting)
            rewriting.edits.settle()
        }
    }

    /// The members of a file's extensions that must stand in their class.
    private func members(of rewriting: FileRewriting) -> [MovingMember] {
        let members = ExtensionMembers(target: rewriting.target)
        return rewriting.file.types.flatMap { type -> [MovingMember] in
            guard rewriting.file.conditions.isActive(type.keywordIndex),
                let destination = members.destination(of: type)
            else { return [] }
            return type.members.filter { mustMove($0, of: type, members) }.map { member in
                MovingMember(member: member, type: type, destination: destination)
            }
        }
    }

    /// Whether a member overrides or is overridden, so that it cannot stand in an extension.
    private func mustMove(
        _ member: MemberDeclaration, of type: TypeDeclaration, _ members: ExtensionMembers
    ) -> Bool {
        guard member.body >= 0 else { return false }
        if member.isOverride { return members.foreignMember(overriddenBy: member, in: type) == nil }
        if !members.overriders(of: member, in: type).isEmpty { return true }
        return members.target.lateImplementations.isImplementer(member, of: type)
    }

    /// Moves a member; returns the names of private members that it uses.
    private func move(_ moving: MovingMember, from rewriting: FileRewriting) -> Set<String> {
        guard let destination = byFile[ObjectIdentifier(moving.destination.file)] else { return [] }
        let move = MemberMove(moving, from: rewriting)
        guard rewriting.leaveOut(move.range) else { return [] }
        destination.insertions[moving.destination.closingBrace, default: ""] += move.text
        destination.importsFromMoves += move.imports(for: destination.file)
        rewriting.note(.extensionOverride)
        return move.privateNames
    }

    private func insertMoved(into rewriting: FileRewriting) {
        let file = rewriting.file
        for (brace, text) in rewriting.insertions.sorted(by: { $0.key < $1.key }) {
            let start = file.code[brace].start
            let directive = MemberMove.directive(file.path, file.line(at: start))
            rewriting.edits.insert(
                "\(text)\n\(directive)\n\(MemberMove.indentation(of: brace, file))", at: start)
        }
    }

    /// Makes private members that a moved member uses visible in the file that it moved to.
    private func publish(_ names: Set<String>, of rewriting: FileRewriting) {
        guard !names.isEmpty else { return }
        let file = rewriting.file
        for (index, token) in file.code.enumerated()
        where token.isWord("private") || token.isWord("fileprivate") {
            guard let declared = PrivateDeclaration(file, modifier: index), names.contains(declared.name)
            else { continue }
            rewriting.edits.replace(token.start..<token.end, with: "")
        }
    }
}
