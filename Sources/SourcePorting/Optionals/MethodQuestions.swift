/// All questions in a target whether objects have methods, and the classes that have them.
struct MethodQuestions {
    /// The questions of each file, by its position in the target.
    private var byFile: [[MethodQuestion]] = []
    /// The protocols that other modules declare.
    private var foreignNames: Set<String> = []
    /// The types that adopt the protocols, in the order of the questions.
    private(set) var adoptions: [(type: TypeDeclaration, protocolName: String)] = []
    private let files: [ParsedFile]

    init(_ target: Target) {
        files = target.files
        byFile = target.files.map { Self.questions(in: $0, target) }
        for (file, questions) in zip(target.files, byFile) where file.isContext {
            foreignNames.formUnion(questions.map(\.protocolName))
        }
        var seen: Set<String> = []
        for question in byFile.joined() where seen.insert(question.protocolName).inserted {
            adoptions += Self.adopters(of: question, target).map { ($0, question.protocolName) }
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
        for other in target.members[question.name] ?? [] where question.matches(other.member) {
            let type = target.primary(other.type.path) ?? other.type
            guard type.keyword == "class" || SystemClasses.contains(type.path),
                !types.contains(where: { $0.path == type.path })
            else { continue }
            types.append(type)
        }
        let paths = Set(types.map(\.path))
        return types.filter { type in
            !type.file.isContext && paths.isDisjoint(with: target.ancestry(of: type.path).dropFirst())
        }
    }

    /// The questions of a file.
    func questions(in file: ParsedFile) -> [MethodQuestion] {
        files.firstIndex { $0 === file }.map { byFile[$0] } ?? []
    }

    /// The protocols that a file declares: those that no module in the context and no file in front of it has.
    func protocolNames(declaredIn file: ParsedFile) -> [String] {
        guard let position = files.firstIndex(where: { $0 === file }) else { return [] }
        var seen = foreignNames.union(byFile[..<position].joined().map(\.protocolName))
        return byFile[position].map(\.protocolName).filter { seen.insert($0).inserted }
    }
}
