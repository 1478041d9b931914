/// Functions of Objective-C's runtime that change methods or look them up.
enum ObjectiveCRuntime {
    static let functions: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
        "method_getTypeEncoding", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
        "class_replaceMethod", "class_getMethodImplementation", "imp_implementationWithBlock",
        "object_setClass",
        "objc_allocateClassPair", "objc_registerClassPair", "class_copyMethodList", "class_copyPropertyList",
        "objc_getClass", "objc_msgSend",
    ]

    /// Whether the result of a call `perform(selector)` is used: the name stands at an index.
    static func isPerformWithResult(_ index: Int, _ file: ParsedFile) -> Bool {
        guard file.code[index].isWord("perform"), let close = file.closingParenthesis(behind: index),
            close > index + 2, file.token(index - 1)?.text != "func"
        else { return false }
        let isSelector = ["#selector", "Selector", "NSSelectorFromString"].contains(file.code[index + 2].text)
        let chain = PostfixChain(file, around: index, through: close)
        let behind = file.code[close...chain.end].map(\.text)
        if behind.contains("takeUnretainedValue") || behind.contains("takeRetainedValue") { return true }
        guard isSelector, let previous = file.token(chain.start - 1) else { return false }
        return (previous.isOperator("=") && file.token(chain.start - 2)?.text != "_")
            || previous.isWord("return")
    }
}
