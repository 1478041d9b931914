import Foundation

/// Type-checks rewritten files against built modules.
struct CompileCheck {
    let moduleFolders: [String]
    /// The compiler's path; `nil` to find it.
    let compilerPath: String?
    /// How often imports are left out and the rest is checked again.
    private static let roundLimit = 20

    /// Checks files.
    ///
    /// An import of a module that there is not would hide all other errors. It is left out, and what the file uses of the
    /// module is then missing.
    ///
    /// - Parameter files: the files of one module.
    /// - Returns: the errors by file; an obstacle in place of them if the compiler cannot be run.
    func run(_ files: [RewrittenFile]) -> CompileResult {
        var result = CompileResult()
        if let missing = moduleFolders.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            result.obstacle = "there are no built modules in \(missing). Build first: swift build"
            return result
        }
        guard let compiler = compilerPath.map(SwiftCompiler.init) ?? SwiftCompiler.find() else {
            result.obstacle = "swiftc is neither in PATH nor beside swift. Name it: --swiftc PATH"
            return result
        }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("port-uikit-\(ProcessInfo.processInfo.globallyUniqueString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try check(files, compiler, folder, &result)
        } catch {
            result.obstacle = "\(compiler.path) cannot be run: \(error)"
        }
        return result
    }

    private func check(
        _ files: [RewrittenFile], _ compiler: SwiftCompiler, _ folder: String, _ result: inout CompileResult
    ) throws {
        var missing: Set<String> = []
        for _ in 0..<Self.roundLimit {
            let paths = try write(files, without: missing, to: folder)
            let output = try compiler.run(arguments(for: files) + paths, in: folder)
            let originals = Dictionary(zip(paths, files.map(\.path))) { first, _ in first }
            let errors = CompilerDiagnostic.all(in: output.output)
            let modules = Set(errors.compactMap(\.missingModule)).subtracting(missing)
            if !modules.isEmpty {
                missing.formUnion(modules)
                continue
            }
            result.errors = Dictionary(grouping: errors) { originals[$0.path] ?? $0.path }
            if !output.hasExited || (errors.isEmpty && output.output.contains("error:")) {
                let line =
                    output.output.split(separator: "\n").first { $0.contains("error:") } ?? "it ended early"
                result.obstacle = "the compiler stopped before the end: \(line)"
            }
            break
        }
        for file in files {
            let parsed = ParsedFile(path: file.path, text: file.text)
            let imported = Set(parsed.imports.filter { parsed.conditions.isActive($0.keyword) }.map(\.module))
                .intersection(missing)
            for module in imported { result.missingModules[module, default: 0] += 1 }
            result.ownNames.formUnion(parsed.types.filter { !$0.isExtension }.map(\.header.name))
        }
    }

    private func arguments(for files: [RewrittenFile]) -> [String] {
        let hasMain = files.contains { $0.path.split(separator: "/").last == "main.swift" }
        return [
            "-typecheck", "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", "Application",
        ]
            + (hasMain ? [] : ["-parse-as-library"]) + moduleFolders.flatMap { ["-I", $0] }
    }

    /// Writes the files under numbers, as two may have one name; only `main.swift` keeps its name.
    private func write(
        _ files: [RewrittenFile], without modules: Set<String>, to folder: String
    ) throws -> [String] {
        try files.enumerated().map { index, file in
            let name = String(file.path.split(separator: "/").last ?? "")
            let path = "\(folder)/\(name == "main.swift" ? "" : "\(index)-")\(name)"
            try SourceFolder.write(Self.text(of: file, without: modules), to: path)
            return path
        }
    }

    /// The source without the imports of some modules.
    private static func text(of file: RewrittenFile, without modules: Set<String>) -> String {
        guard !modules.isEmpty else { return file.text }
        let parsed = ParsedFile(path: file.path, text: file.text)
        var edits = SourceEdits()
        for found in parsed.imports where modules.contains(found.module) {
            edits.replace(parsed.code[found.start].start..<parsed.code[found.end].end, with: "")
        }
        edits.settle()
        return edits.text(of: 0..<parsed.bytes.count, in: parsed.bytes, isMoved: false)
    }
}
