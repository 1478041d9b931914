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
    /// - Throws: a ``PortingArguments/Mistake`` for inputs without Swift files, for files to write that cannot be read or
    ///   have one name, and what `FileManager` throws for files that cannot be written.
    public func run() throws -> String {
        if let folder = arguments.outputFolder { for copy in arguments.copies { try copy.write(to: folder) } }
        guard !arguments.inputs.isEmpty else { return "" }
        var unreadable: [String] = []
        let files = try read(SourceFolder.paths(arguments.inputs), &unreadable)
        guard !files.isEmpty || !unreadable.isEmpty else {
            throw PortingArguments.Mistake(
                description: "There are no Swift files in \(arguments.inputs.joined(separator: ", ")).")
        }
        let context = try read(SourceFolder.paths(arguments.context), &unreadable)
        let rewritten = SourceRewriter(options: arguments.options).rewrite(files, context: context)
        if let folder = arguments.outputFolder { try write(rewritten, to: folder) }
        let warnings = rewritten.flatMap(\.report.warnings).map { "\($0)\n" }.joined()
        guard arguments.printsReport else { return warnings }
        let check =
            arguments.moduleFolders.isEmpty
            ? nil
            : CompileCheck(moduleFolders: arguments.moduleFolders, compilerPath: arguments.compilerPath)
                .run(rewritten)
        return warnings
            + PortingSummary(reports: rewritten.map(\.report), check: check, unreadable: unreadable).text
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
    /// It differs from the original's, which the rewritten file names by `#sourceLocation`: Swift warns of two paths with
    /// one name in a module. Only `main.swift` must be called so.
    ///
    /// - Parameter path: the path of the original file.
    /// - Returns: a name such as `Form.rewritten.swift`.
    public static func outputName(of path: String) -> String {
        let name = String(path.split(separator: "/").last ?? "")
        guard name != "main.swift" else { return name }
        return String(name.dropLast(".swift".count)) + ".rewritten.swift"
    }
}
