/// A member of a protocol's extension that calls `init()` of `Self`, as it is for the classes of the system.
///
/// Their `init()` is not required, so that Swift does not call it by the class; `init(madeByClass:)` does.
struct SystemInitializerMember {
    /// The member, to be inserted behind the original, and the directives for its lines and for what follows.
    let text: String

    /// Copies a member; `nil` if it calls an initializer with arguments.
    init?(_ member: MemberDeclaration, _ file: ParsedFile) {
        var body = ""
        var position = file.code[member.body].start
        for index in member.body..<member.end where InitializerRequirementRule.isInitializerCall(index, file)
        {
            let open = (index..<member.end).first { file.code[$0].isPunctuation("(") } ?? member.end
            guard file.isPunctuation(")", at: open + 1) else { return nil }
            body += file.text(position..<file.code[open].end) + "madeByClass: ()"
            position = file.code[open + 1].start
        }
        body += file.text(position..<file.code[member.end].end)
        let start = file.code[member.prefix.start].start
        let hasWhere = (member.openParenthesis..<member.body).contains { file.code[$0].isWord("where") }
        let declaration = file.text(start..<file.code[member.body - 1].end)
        let lines = [
            "", MemberMove.directive(file.path, file.line(at: start)),
            MemberMove.indentation(of: member.prefix.start, file) + declaration
                + "\(hasWhere ? "," : " where") Self: NSObject \(body)",
            MemberMove.directive(file.path, file.line(at: file.code[member.end].start)), "",
        ]
        text = lines.joined(separator: "\n")
    }
}
