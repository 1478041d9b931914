/// Turns `#selector(…)` into a `Selector` with Objective-C's name and a reference to the method.
struct SelectorRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for (index, token) in file.code.enumerated()
        where token.kind == .hashWord && token.text == "#selector" {
            guard let close = file.closingParenthesis(behind: index), close > index + 2 else { continue }
            // Questions for a protocol's method have a rule of their own.
            guard MethodQuestion(selectorAt: index, file, rewriting.target) == nil else { continue }
            guard let reference = SelectorReference(file, index + 2..<close) else {
                rewriting.warn(
                    at: index,
                    "cannot read \(file.text(from: index, through: close)). Name the method by its type, such as "
                        + "#selector(Form.save(_:)).")
                continue
            }
            let text = SelectorText(reference, at: index, rewriting).text
            rewriting.replace(index, through: close, with: "Selector(\(text)", closing: ")", as: .selector)
        }
    }
}
