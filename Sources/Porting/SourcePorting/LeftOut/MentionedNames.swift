/// The names that a file mentions.
struct MentionedNames {
    /// Those that stand for themselves.
    private(set) var free: Set<String> = []
    /// Those behind a full stop.
    private(set) var members: Set<String> = []

    init(of file: ParsedFile) {
        for (index, token) in file.code.enumerated() where token.kind == .identifier && file.isActive(index) {
            if file.isPunctuation(".", at: index - 1) {
                members.insert(token.name)
            } else {
                free.insert(token.name)
            }
        }
    }
}
