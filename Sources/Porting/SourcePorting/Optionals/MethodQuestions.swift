/// All questions in a target whether objects have methods, and the classes that have them.
struct MethodQuestions {
    private var byFile: [ObjectIdentifier: [MethodQuestion]] = [:]
    /// The protocols that types adopt, in the order of the questions.
    private(set) var adoptions: [ObjectIdentifier: [String]] = [:]
    /// The protocols that each file declares.
    private var declared: [ObjectIdentifier: [String]] = [:]

    init(_ target: Target) {
        for file in target.files { byFile[ObjectIdentifier(file)] = Self.questions(in: file, target) }
        var seen: Set<String> = []
        let all = target.files.flatMap { questions(in: $0) }
        for question in all where seen.insert(question.protocolName).inserted {
            for type in Self.adopters(of: question, target) {
                adoptions[ObjectIdentifier(type), default: []].append(question.protocolName)
            }
        }
        // Other modules declare those of the context's files.
        seen = Set(target.files.filter(\.isContext).flatMap { questions(in: $0) }.map(\.protocolName))
        for file in target.files {
            let names = questions(in: file).map(\.protocolName)
            declared[ObjectIdentifier(file)] = names.filter { seen.insert($0).inserted }
        }
    }

    private static func questions(in file: ParsedFile, _ target: Target) -> [MethodQuestion] {
        file.code.indices.compactMap { index in
            switch file.code[index].kind {
            case .identifier: MethodQuestion(comparisonAt: index, file, target)
            case .hashWord: MethodQuestion(selectorAt: index, file, target)
            default: nil
            }
        }
    }

    /// The declarations of the target's classes with the method, or extensions of other classes, none below another.
    private static func adopters(of question: MethodQuestion, _ target: Target) -> [TypeDeclaration] {
        var types: [TypeDeclaration] = []
        var paths: Set<String> = []
        for other in target.members[question.name] ?? [] where question.matches(other.member) {
            let type = target.primary(other.type.path) ?? other.type
            guard type.keyword == "class" || SystemClasses.contains(type.path),
                paths.insert(type.path).inserted
            else { continue }
            types.append(type)
        }
        return types.filter { type in
            !type.file.isContext && paths.isDisjoint(with: target.ancestry(of: type.path).dropFirst())
        }
    }

    func questions(in file: ParsedFile) -> [MethodQuestion] {
        byFile[ObjectIdentifier(file)] ?? []
    }

    /// The protocols that a file declares: those that no module in the context and no file in front of it has.
    func protocolNames(declaredIn file: ParsedFile) -> [String] {
        declared[ObjectIdentifier(file)] ?? []
    }
}
