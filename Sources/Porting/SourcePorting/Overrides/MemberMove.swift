/// A member's source, as it stands in its class after the move.
struct MemberMove {
    /// The bytes of the member in its file.
    let range: Range<Int>
    /// The lines to insert, the directive for the member's line in front.
    let text: String
    /// The names of its file's private declarations that it mentions.
    let privateNames: Set<String>
    private let file: ParsedFile

    init(_ moving: MovingMember, from rewriting: FileRewriting) {
        file = rewriting.file
        let member = moving.member
        let first = file.code[member.prefix.start]
        range = first.start..<file.code[member.end].end
        let source = rewriting.edits.text(of: range, in: file.bytes, isMoved: true)
        let access = Self.access(of: moving)
        let indentation = Self.indentation(of: member.prefix.start, file)
        let conditions = MovedConditions(moving, in: rewriting)
        let lines = [
            conditions.opening, Self.directive(file.path, file.line(at: first.start)),
            indentation + access + source,
            conditions.closing,
        ]
        text = lines.compactMap { $0 }.map { "\n\($0)" }.joined()
        let mentioned = Set(
            file.code[member.keywordIndex...member.end].filter { $0.kind == .identifier }.map(\.name))
        let isAcrossFiles = moving.destination.file !== file
        privateNames = isAcrossFiles ? mentioned.intersection(PrivateDeclaration.names(in: file)) : []
    }

    /// The directive that sets the file and line of what follows.
    static func directive(_ path: String, _ line: Int) -> String {
        let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
        return "#sourceLocation(file: \"\(String(escaped))\", line: \(line))"
    }

    /// The spaces in front of the first token of a line.
    static func indentation(of index: Int, _ file: ParsedFile) -> String {
        guard file.code[index].startsLine else { return "" }
        var start = file.code[index].start
        while start > 0, ByteClasses.isSpace(file.bytes[start - 1]) { start -= 1 }
        return file.text(start..<file.code[index].start)
    }

    /// The access level that the member has from its extension.
    private static func access(of moving: MovingMember) -> String {
        guard !Words.accessLevels.contains(where: moving.member.hasModifier) else { return "" }
        let level = ["public", "package"].first { moving.type.prefix.modifiers.contains($0) }
        return level.map { "\($0) " } ?? ""
    }

    /// The imports that the member's file has and another has not.
    func imports(for destination: ParsedFile) -> [String] {
        guard destination !== file else { return [] }
        let known = Set(destination.imports.map(\.module))
        return file.activeImports.filter { !known.contains($0) && !AppleModules.absent.contains($0) }
    }
}
