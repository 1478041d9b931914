/// Leaves out the bodies of methods that change methods at run time, or use the result of `perform(_:)`.
///
/// Such code cannot compile, and would take the whole module with it. A method without a result then does nothing, and one
/// with an optional result returns `nil`; there is a warning for each.
struct LeftOutBodyRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        var done: Set<Int> = []
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            guard
                ObjectiveCRuntime.functions.contains(token.text)
                    || ObjectiveCRuntime.isPerformWithResult(index, file),
                let body = LeftOutBody(around: index, file), done.insert(body.brace).inserted
            else { continue }
            var end = file.code[file.match[body.brace]].start
            while end > file.code[body.brace].end, ByteClasses.isSpace(file.bytes[end - 1]) { end -= 1 }
            let range = file.code[body.brace].end..<end
            rewriting.edits.replace(range, with: body.text + rewriting.lineEnds(in: range))
            rewriting.note(.leftOut)
        }
    }
}
