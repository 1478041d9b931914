/// Names the types of Objective-C's runtime by what they are, where code keeps methods' implementations.
struct RuntimeTypeRule: RewritingRule {
    private static let types: Set<String> = ["IMP", "Method"]

    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        let usesRuntime = file.code.contains {
            $0.kind == .identifier && ObjectiveCRuntime.functions.contains($0.text)
        }
        guard usesRuntime else { return }
        for (index, token) in file.code.enumerated()
        where token.kind == .identifier && Self.types.contains(token.text) {
            guard rewriting.target.paths[token.text] == nil, let previous = file.token(index - 1),
                !previous.isPunctuation(".")
            else { continue }
            rewriting.edits.replace(token.start..<token.end, with: "OpaquePointer")
        }
    }
}
