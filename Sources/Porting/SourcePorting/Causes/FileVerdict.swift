/// Whether a file compiles, and what holds it back.
struct FileVerdict: Equatable {
    enum State: String, Encodable {
        /// The compiler has no error in it.
        case compiles
        /// It has errors whose causes lie in it, or in what is not there.
        case hasErrors
        /// All its errors come from types that files with errors declare.
        case waits
        /// The compiler did not come to the end of the module.
        case notChecked
    }

    var state: State
    /// The causes of its errors, and of those that it waits for, in the order of their kinds and names.
    var causes: [Cause] = []
    /// The files that it waits for, by their paths, and the modules, by their names.
    var waitsFor: [String] = []
}
