/// Lets conditions of `#if` hold that hold on iOS: its system, the simulator, and modules of UIKit.
struct ConditionRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        for branch in rewriting.file.conditions.branches {
            for index in branch.condition { rewrite(index, branch.condition, rewriting) }
        }
    }

    private func rewrite(_ index: Int, _ condition: Range<Int>, _ rewriting: FileRewriting) {
        let file = rewriting.file
        let token = file.code[index]
        guard token.kind == .identifier, index + 3 < condition.upperBound,
            let close = file.closingParenthesis(behind: index)
        else { return }
        let argument = file.code[index + 2].text
        let holds =
            (token.text == "os" && argument == "iOS")
            || (token.text == "targetEnvironment" && argument == "simulator")
        if holds, close == index + 3 {
            rewriting.replace(index, through: close, with: "true", as: .condition)
        } else if token.text == "canImport", file.code[index + 3].isPunctuation("."), close > index + 3,
            AppleModules.names.contains(argument)
        {
            rewriting.replace(index + 2, through: close - 1, with: argument, as: .condition)
        }
    }
}
