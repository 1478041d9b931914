import Foundation

/// The command that rewrites an application's files, apart from its arguments' text and its output's destination.
public struct PortingCommand {
    /// What the command does.
    public let arguments: PortingArguments

    /// Creates a command.
    ///
    /// - Parameter arguments: what it does.
    public init(_ arguments: PortingArguments) {
        self.arguments = arguments
    }

    /// Copies the resources and rewrites the files.
    ///
    /// A report goes on without files that cannot be read, and names them.
    ///
    /// - Returns: what the command prints: warnings in the compiler's format, or the report.
    /// - Throws: a ``PortingArguments/Mistake`` for inputs without Swift files, for files to write that cannot be
    ///   read or have one name, and what `FileManager` throws for files that cannot be written.
    public func run() throws -> PortingOutput {
        if let folder = arguments.outputFolder { for copy in arguments.copies { try copy.write(to: folder) } }
        guard !arguments.modules.isEmpty else { return PortingOutput(text: "", failure: nil) }
        var unreadable: [String] = []
        let modules = try arguments.modules.map { module in
            ApplicationModule(
                name: module.name, files: try read(SourceFolder.paths(module.inputs), &unreadable))
        }
        guard modules.contains(where: { !$0.files.isEmpty }) || !unreadable.isEmpty else {
            let inputs = arguments.modules.flatMap(\.inputs).joined(separator: ", ")
            throw PortingArguments.Mistake(description: "There are no Swift files in \(inputs).")
        }
        let context = try read(SourceFolder.paths(arguments.context), &unreadable)
        let rewriting = ApplicationRewriting(modules, context: context, arguments.options)
        if let folder = arguments.outputFolder { try write(rewriting.rewritten, to: folder) }
        guard arguments.printsReport else {
            let warnings = rewriting.rewritten.flatMap(\.report.warnings).map { "\($0)\n" }
            return PortingOutput(text: warnings.joined(), failure: nil)
        }
        var report = report(of: rewriting)
        report.unreadable = unreadable
        if let path = arguments.pagePath { try SourceFolder.write(report.page, to: path) }
        return PortingOutput(
            text: arguments.printsJSON ? try report.json() : report.text, failure: report.failure)
    }

    /// What is rewritten and, if modules to compile with are named, what compiles.
    private func report(of rewriting: ApplicationRewriting) -> PortingReport {
        guard !arguments.moduleFolders.isEmpty else { return PortingReport(rewritten: rewriting.rewritten) }
        do {
            let check = try CompileCheck(
                moduleFolders: arguments.moduleFolders, compilerPath: arguments.compilerPath)
            defer { check.remove() }
            let conditions = Dictionary(arguments.modules.map { ($0.name, $0.conditions) }) { $0 + $1 }
            let modules = rewriting.modules.map { module in
                CheckedModule(
                    name: module.name, files: module.files,
                    result: check.run(
                        module.files, module: module.name, conditions: conditions[module.name] ?? []))
            }
            let errors = modules.flatMap { $0.result.errors.values.joined() }
            let own = OwnSources(
                errors, near: try arguments.modules.flatMap(\.inputs).flatMap(SourceFolder.places),
                checkedModules: modules.map(\.name))
            return PortingReport(modules, originals: rewriting.originals, own: own)
        } catch {
            return PortingReport(rewritten: rewriting.rewritten, obstacle: "\(error)")
        }
    }

    /// Reads files; those that cannot be read are added to a list if nothing is to be written.
    private func read(_ paths: [String], _ unreadable: inout [String]) throws -> [SourceFile] {
        try paths.compactMap { path in
            do {
                return try SourceFolder.read(path)
            } catch let mistake as PortingArguments.Mistake where arguments.outputFolder == nil {
                unreadable.append(mistake.description)
                return nil
            }
        }
    }

    private func write(_ files: [RewrittenFile], to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if let resources = arguments.resources {
            try SourceFolder.write(ResourceFile(bundle: resources).text, to: "\(folder)/\(ResourceFile.name)")
        }
        var paths: [String: String] = [:]
        for file in files {
            let name = Self.outputName(of: file.path)
            // Swift does not allow it in one module either.
            if let other = paths.updateValue(file.path, forKey: name) {
                throw PortingArguments.Mistake(
                    description:
                        "\(other) and \(file.path) have the same name, which Swift does not allow in a module."
                )
            }
            try SourceFolder.write(file.text, to: "\(folder)/\(name)")
        }
    }

    /// The name of the rewritten file.
    ///
    /// It differs from the original's, which the rewritten file names by `#sourceLocation`: Swift warns of two paths
    /// with one name in a module. Only `main.swift` must be called so.
    ///
    /// - Parameter path: the path of the original file.
    /// - Returns: a name such as `Form.rewritten.swift`.
    public static func outputName(of path: String) -> String {
        let name = String(path.split(separator: "/").last ?? "")
        guard name != "main.swift" else { return name }
        return String(name.dropLast(".swift".count)) + ".rewritten.swift"
    }
}
