/// A module's rewritten files with what the compiler says of them.
struct CheckedModule {
    let name: String
    let files: [RewrittenFile]
    let result: CompileResult
}
