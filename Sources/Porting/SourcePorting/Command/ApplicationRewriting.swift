/// The rewriting of an application's modules, each with the declarations of those that it imports.
struct ApplicationRewriting {
    /// A module's rewritten files.
    struct Module {
        let name: String
        let files: [RewrittenFile]
    }

    /// The modules, each after those that it imports.
    let modules: [Module]
    private let sources: [ApplicationModule]

    init(_ sources: [ApplicationModule], context: [SourceFile], _ options: RewritingOptions) {
        self.sources = sources
        let rewriter = SourceRewriter(options: options)
        guard sources.count > 1 else {
            modules = sources.map {
                Module(name: $0.name, files: rewriter.rewrite($0.files, context: context))
            }
            return
        }
        let imports = sources.map(\.imports)
        modules = ModuleOrder.order(sources.map(\.name), imports).map { index in
            let imported = sources.filter {
                imports[index].contains($0.name) && $0.name != sources[index].name
            }
            let files = rewriter.rewrite(sources[index].files, context: context + imported.flatMap(\.files))
            return Module(name: sources[index].name, files: files)
        }
    }

    /// The rewritten files of all modules.
    var rewritten: [RewrittenFile] { modules.flatMap(\.files) }

    /// The original files of all modules.
    var originals: [ParsedFile] {
        sources.flatMap(\.files).map { ParsedFile(path: $0.path, text: $0.text) }
    }
}
