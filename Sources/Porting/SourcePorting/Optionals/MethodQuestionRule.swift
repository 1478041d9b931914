/// Turns the question whether an object has a method into one for a protocol, which the classes with the method adopt.
///
/// `delegate?.done != nil` becomes `(delegate is any DelegateHasDone)`, and a selector in `responds(to:)` is one that
/// belongs to the protocol.
struct MethodQuestionRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        let all = rewriting.target.methodQuestions
        for name in all.protocolNames(declaredIn: file) {
            rewriting.declarations.append("public protocol \(name): AnyObject {}")
        }
        for question in all.questions(in: file) { rewrite(question, rewriting) }
        for type in file.types {
            let names = all.adoptions[ObjectIdentifier(type)] ?? []
            if !names.isEmpty { adopt(names, type, rewriting) }
        }
    }

    private func rewrite(_ question: MethodQuestion, _ rewriting: FileRewriting) {
        let file = rewriting.file
        let first = question.tokens.lowerBound
        let last = question.tokens.upperBound - 1
        guard file.code[last].isWord("nil") else {
            let selector = SelectorText.name(of: question, in: rewriting)
            rewriting.replace(
                first, through: last,
                with: "Selector(\"\(selector)\", { (_: any \(question.protocolName)) in {} }",
                closing: ")", as: .methodQuestion)
            return
        }
        var object = last - 2
        while !file.code[object].isPunctuation(".") || file.opener[object] != file.opener[last] {
            object -= 1
        }
        object -= 1
        while file.code[object].isOptionalMark, object > first { object -= 1 }
        let sign = file.code[last - 1].text == "==" ? "!" : ""
        rewriting.edits.insert("\(sign)(", at: file.code[first].start)
        let range = file.code[object].end..<file.code[last].end
        rewriting.edits.replace(
            range, with: " is any \(question.protocolName))\(rewriting.lineEnds(in: range))")
        rewriting.note(.methodQuestion)
    }

    /// Adds protocols to what a type inherits from.
    private func adopt(_ names: [String], _ type: TypeDeclaration, _ rewriting: FileRewriting) {
        let file = rewriting.file
        let header = type.header
        let end =
            (type.keywordIndex..<header.brace).first { file.code[$0].isWord("where") } ?? header.brace
        let mark = header.colon >= 0 ? "," : ":"
        rewriting.edits.insert("\(mark) \(names.joined(separator: ", "))", at: file.code[end - 1].end)
    }
}
