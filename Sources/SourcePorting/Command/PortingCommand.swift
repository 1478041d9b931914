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

    /// Rewrites the files.
    ///
    /// - Returns: what the command prints: warnings in the compiler's format, or the report.
    /// - Throws: a ``PortingArguments/Mistake`` for files that cannot be read and for two files of the same name, and what
    ///   `FileManager` throws for files that cannot be written.
    public func run() throws -> String {
        let files = try SourceFolder.paths(arguments.inputs).map(SourceFolder.read)
        let context = try SourceFolder.paths(arguments.context).map(SourceFolder.read)
        let rewritten = SourceRewriter(options: arguments.options).rewrite(files, context: context)
        if let folder = arguments.outputFolder { try write(rewritten, to: folder) }
        let warnings = rewritten.flatMap(\.report.warnings).map { "\($0)\n" }.joined()
        return warnings
            + (arguments.printsReport ? PortingSummary(reports: rewritten.map(\.report)).text : "")
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
