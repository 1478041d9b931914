/// A method, property, subscript or initializer.
struct MemberDeclaration {
    /// `func`, `var`, `let`, `subscript` or `init`.
    let keyword: String
    let keywordIndex: Int
    let prefix: DeclarationPrefix
    /// The name without backticks.
    let name: String
    /// The parameters of a method, subscript or initializer.
    var parameters: [Parameter] = []
    /// The parentheses of the parameters; -1 for a property.
    var openParenthesis = -1
    var isAsync = false
    var isThrowing = false
    /// The tokens of a method's result, or of a property's type.
    var type: Range<Int> = 0..<0
    /// The brace of the body; -1 if there is none.
    var body = -1
    /// The last token.
    var end: Int

    /// A parameter of a method.
    struct Parameter {
        /// The argument label; empty for `_`.
        let label: String
        /// The name in the body.
        let name: String
        /// The source of the type.
        let type: String
        /// The first token of the type.
        let typeStart: Int
    }

    var isProperty: Bool { keyword == "var" || keyword == "let" }
    var isMethod: Bool { keyword == "func" }
    var isStatic: Bool { hasModifier("static") || hasModifier("class") }
    var isOptional: Bool { hasModifier("optional") }
    var isOverride: Bool { hasModifier("override") }
    /// Whether only its file can use it.
    var isPrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }
    var labels: [String] { parameters.map(\.label) }

    func hasModifier(_ word: String) -> Bool { prefix.modifiers.contains(word) }

    func attribute(_ name: String) -> Attribute? { prefix.attributes.first { $0.name == name } }

    /// The types of the parameters, without spaces.
    var typesOfParameters: [String] { parameters.map { $0.type.filter { !$0.isWhitespace } } }

    /// Whether another member has the same name and labels.
    func hasSameName(as other: MemberDeclaration) -> Bool {
        name == other.name && isProperty == other.isProperty && labels == other.labels
    }
}
