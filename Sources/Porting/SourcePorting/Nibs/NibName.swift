/// Whether code at the end of a file can name a type, which is where its members are listed.
struct NibName {
    /// Why it cannot, and what to do; `nil` if it can.
    let obstacle: String?

    /// The name of a class in key paths to its members.
    ///
    /// Of a class with the name of a method, such as `pagePicker`, a key path would mean the method, if the class
    /// has it.
    static func root(of path: String) -> String {
        path.first?.isLowercase ?? false ? alias : path
    }

    /// The name that a list gives to such a class.
    static let alias = "Listed"

    init(of type: TypeDeclaration) {
        let file = type.file
        var brace = file.opener[type.keywordIndex]
        var isPrivate = false
        var inner = type
        while brace >= 0 {
            guard let outer = file.typeAtBrace[brace].map({ file.types[$0] }), outer.header.brace == brace
            else {
                self.obstacle = "is declared in a function. Move it out"
                return
            }
            isPrivate = isPrivate || inner.prefix.modifiers.contains("private")
            inner = outer
            brace = file.opener[outer.keywordIndex]
        }
        obstacle = isPrivate ? "is private to a type. Declare it as fileprivate" : nil
    }
}
