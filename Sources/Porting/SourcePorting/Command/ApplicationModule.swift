/// A module's files before they are rewritten.
struct ApplicationModule {
    let name: String
    let files: [SourceFile]

    /// The names of the modules that it imports.
    var imports: Set<String> {
        Set(files.flatMap { ParsedFile(path: $0.path, text: $0.text).imports.map(\.module) })
    }
}
