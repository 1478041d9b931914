/// Warns of what the rewriter cannot turn, with what to do instead.
struct WarningRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        var warnedLines: Set<Int> = []
        let file = rewriting.file
        for (index, token) in file.code.enumerated()
        where token.kind == .identifier || token.kind == .attribute {
            guard let message = message(index, token, rewriting) else { continue }
            // One warning a line: swizzling names several of these functions at once.
            guard warnedLines.insert(file.line(at: token.start)).inserted else { continue }
            rewriting.warn(at: index, message)
        }
    }

    private func message(_ index: Int, _ token: CodeToken, _ rewriting: FileRewriting) -> String? {
        let file = rewriting.file
        if token.kind == .attribute { return attribute(index, token, file) }
        if ObjectiveCRuntime.functions.contains(token.text) {
            return
                "\(token.text) needs Objective-C's runtime; what it is called for does not happen here. Override the "
                + "method in a subclass, or call your code where the method is called."
        }
        if ObjectiveCRuntime.isPerformWithResult(index, file) {
            return "the result of perform(_:) needs Objective-C. Call the method itself."
        }
        return file.closingParenthesis(behind: index) == nil ? nil : call(index, token, rewriting)
    }

    private func attribute(_ index: Int, _ token: CodeToken, _ file: ParsedFile) -> String? {
        if token.text == "@NSManaged" {
            return
                "@NSManaged properties need Core Data, which is not available here. Keep the model behind a protocol, "
                + "with a plain class for tests."
        }
        switch ObjectiveCFunctionType(file, at: index) {
        case .block:
            return
                "@convention(block) is a block of Objective-C. It is a plain closure here; do not pass it to the "
                + "Objective-C runtime."
        case .implementation:
            return
                "@convention(c) with an object is the implementation of an Objective-C method. Call the method itself."
        case nil: return nil
        }
    }

    private func call(_ index: Int, _ token: CodeToken, _ rewriting: FileRewriting) -> String? {
        let labels = CallLabels.of(index + 1, rewriting.file)
        switch token.text {
        case "observeValue" where labels.first == "forKeyPath",
            "addObserver" where labels.contains("forKeyPath"),
            "removeObserver" where labels.contains("forKeyPath"):
            return
                "observing a key path by its name needs Objective-C, and is left out here. Use observe(\\.property), "
                + "didSet, or a notification."
        case "value" where labels == ["forKey"] || labels == ["forKeyPath"],
            "setValue" where labels == ["_", "forKey"] || labels == ["_", "forKeyPath"], "setValuesForKeys",
            "dictionaryWithValues" where labels == ["forKeys"]:
            if UserDefaultsRule.isCall(index, rewriting.target.variables, rewriting.file) { return nil }
            let list = labels.map { "\($0):" }.joined()
            return
                "\(token.text)(\(list)) looks up a property by its name, which needs Objective-C. Use the property "
                + "itself or a Swift key path."
        default:
            return nil
        }
    }
}
