/// All questions in a target whether objects have methods, and the classes that have them.
struct MethodQuestions {
    /// The questions of each file, by its position in the target.
    private var byFile: [[MethodQuestion]] = []
    /// The protocols that other modules declare.
    private var foreignNames: Set<String> = []
    /// The protocols that types adopt, in the order of the questions.
    private(set) var adoptions: [ObjectIdentifier: [String]] = [:]
    private var positions: [ObjectIdentifier: Int] = [:]
    /// The protocols that each file declares.
    private var declared: [[String]] = []

    init(_ target: Target) {
        byFile = target.files.map { Self.questions(in: $0, target) }
        for (position, file) in target.files.enumerated() { positions[ObjectIdentifier(file)] = position }
        for (file, questions) in zip(target.files, byFile) where file.isContext {
            foreignNames.formUnion(questions.map(\.protocolName))
        }
        var seen: Set<String> = []
        for question in byFile.joined() where seen.insert(question.protocolName).inserted {
            for type in Self.adopters(of: question, target) {
                adoptions[ObjectIdentifier(type), default: []].append(question.protocolName)
            }
        }
        // The names of the context's files are foreign to it itself, too.
        seen = foreignNames
        declared = byFile.map { questions in
            questions.map(\.protocolName).filter { seen.insert($0).inserted }
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

    /// The questions of a file.
    func questions(in file: ParsedFile) -> [MethodQuestion] {
        positions[ObjectIdentifier(file)].map { byFile[$0] } ?? []
    }

    /// The protocols that a file declares: those that no module in the context and no file in front of it has.
    func protocolNames(declaredIn file: ParsedFile) -> [String] {
        positions[ObjectIdentifier(file)].map { declared[$0] } ?? []
    }
}
