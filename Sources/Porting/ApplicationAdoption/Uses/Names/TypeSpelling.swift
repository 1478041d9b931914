/// How names of types are written.
enum TypeSpelling {
    /// Whether a name is written as a type's: a capital letter, and a small one behind it.
    static func isType(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first.properties.isUppercase, name.count > 1 else {
            return false
        }
        return name.contains { $0.isLowercase } || name.count < 4
    }
}
