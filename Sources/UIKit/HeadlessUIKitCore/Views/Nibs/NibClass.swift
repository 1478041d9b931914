/// Finds classes by the names that nibs have for them.
package enum NibClass {
    /// Returns the class of a name in the first of some modules that has it; `nil` if none has.
    ///
    /// - Complexity: O(*m*) look-ups in the tables of the program for *m* modules.
    package static func named(_ name: String, in modules: [String]) -> AnyClass? {
        guard isPlain(name) else { return nil }
        // As the compiler mangles the name of a class.
        return modules.lazy.filter(isPlain).compactMap {
            _typeByName("\($0.utf8.count)\($0)\(name.utf8.count)\(name)C") as? AnyClass
        }.first
    }

    /// The module of an object's class.
    package static func module(of object: Any) -> String {
        OwnModules.module(of: type(of: object))
    }

    /// The module of a line of code, as in `#fileID`.
    static func module(of fileID: StaticString) -> String {
        String("\(fileID)".prefix { $0 != "/" })
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || isLetterOrDigit($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
