/// What the compiler says of a module's files.
struct CompileResult: Equatable {
    /// The errors by the path of the original file, each in the compiler's order.
    var errors: [String: [CompilerDiagnostic]] = [:]
    /// Why the compiler did not come to the end of the files; `nil` if it did.
    ///
    /// Of a file without errors it is then not known whether it compiles.
    var obstacle: String?
    /// The modules and submodules that files import and that are not there.
    var missingModules: Set<String> = []

    /// Whether all files compile.
    var isComplete: Bool { errors.isEmpty && obstacle == nil }
}
