/// How far a module of the application compiles.
struct ModuleReport: Equatable, Encodable {
    let name: String
    /// How many files it has.
    let files: Int
    /// How many files have no error.
    let compiling: Int
    /// How many files have errors of their own.
    let withErrors: Int
    /// How many files have only errors that come from types of files with errors.
    let waiting: Int
    /// Why the compiler did not come to the end; `nil` if it did.
    let obstacle: String?

    /// Whether all files compile, so that the module does.
    var isComplete: Bool { obstacle == nil && compiling == files }

    /// The sentence that says it: `MyApp: 113 of 184 files compile; 41 have errors of their own, 30 wait for them.`
    var sentence: String {
        if let obstacle {
            return "\(name): not known which of \(Plural.text(files, "file")) compile: \(obstacle)."
        }
        guard !isComplete else {
            return "\(name): \(files == 1 ? "its file compiles" : "all \(files) files compile")."
        }
        let compile =
            "\(compiling) of \(Plural.text(files, "file")) \(compiling == 1 ? "compiles" : "compile")"
        let errors = withErrors == 1 ? "1 has errors of its own" : "\(withErrors) have errors of their own"
        guard withErrors > 0 else {
            return "\(name): \(compile); \(waiting) \(waiting == 1 ? "waits" : "wait") for other modules."
        }
        guard waiting > 0 else { return "\(name): \(compile); \(errors)." }
        let object = withErrors == 1 ? "it" : "them"
        return "\(name): \(compile); \(errors), \(waiting) \(waiting == 1 ? "waits" : "wait") for \(object)."
    }
}
