/// What of the target's late implementations concerns one type, or one file.
struct LateImplementations {
    private var byAdopter: [ObjectIdentifier: [LateImplementation]] = [:]
    private var implementersByFile: [ObjectIdentifier: [TargetMember]] = [:]
    private var keywordsByType: [ObjectIdentifier: Set<Int>] = [:]

    init(in target: Target) {
        for late in LateImplementation.all(in: target) {
            byAdopter[ObjectIdentifier(late.adopter), default: []].append(late)
            for implementer in late.implementers {
                let type = implementer.type
                implementersByFile[ObjectIdentifier(type.file), default: []].append(implementer)
                keywordsByType[ObjectIdentifier(type), default: []].insert(implementer.member.keywordIndex)
            }
        }
    }

    /// Those that a class adopts.
    func adopted(by type: TypeDeclaration) -> [LateImplementation] { byAdopter[ObjectIdentifier(type)] ?? [] }

    func implementers(in file: ParsedFile) -> [TargetMember] {
        implementersByFile[ObjectIdentifier(file)] ?? []
    }

    /// Whether a member of a type overrides.
    func isImplementer(_ member: MemberDeclaration, of type: TypeDeclaration) -> Bool {
        keywordsByType[ObjectIdentifier(type)]?.contains(member.keywordIndex) ?? false
    }
}
