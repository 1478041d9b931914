/// Leaves out calls that begin or end the observation of a key path by its name, which nothing would report to.
struct KeyPathObservationRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            guard let close = file.closingParenthesis(behind: index) else { continue }
            let labels = CallLabels.of(index + 1, file)
            if token.text == "addObserver" || token.text == "removeObserver", labels.contains("forKeyPath") {
                let chain = PostfixChain(file, around: index, through: close)
                guard chain.isStatement else { continue }
                rewriting.remove(chain.start, through: chain.end, as: .leftOut)
            } else if token.text == "observeValue", labels.first == "forKeyPath" {
                rewriteObserver(index, rewriting)
            }
        }
    }

    /// The method that is told of changes overrides nothing here, nothing calls it, and its parameters have types of
    /// Objective-C.
    private func rewriteObserver(_ index: Int, _ rewriting: FileRewriting) {
        let file = rewriting.file
        if let member = file.enclosingType(of: index)?.members.first(where: { $0.keywordIndex == index - 1 })
        {
            let range = file.code[member.prefix.start].start..<file.code[member.end].end
            guard rewriting.leaveOut(range) else { return }
            rewriting.note(.leftOut)
        } else if file.isWord("super", at: index - 2) {
            rewriting.remove(index - 2, through: file.match[index + 1], as: .leftOut)
        }
    }
}
