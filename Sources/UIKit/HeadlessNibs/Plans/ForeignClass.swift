/// A class of a framework that the program may or may not be linked with.
enum ForeignClass {
    /// The class of a name in a module; `nil` if it is not there.
    static func named(_ name: String, in module: String) -> AnyClass? {
        // As the compiler mangles the name of a class.
        _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
    }
}
