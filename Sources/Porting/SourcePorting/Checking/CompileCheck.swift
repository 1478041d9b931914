import Foundation

/// Compiles the rewritten files of an application's modules against built modules, as a debug build does.
struct CompileCheck {
    let compiler: SwiftCompiler
    let moduleFolders: [String]
    /// The folder for what the compiler reads and writes, removed by ``remove()``.
    private let folder: String
    /// The last file of each module has one error. A compiler that reports it has come to the end of the files.
    private static let end = "PortUIKitCameToTheEnd"

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - moduleFolders: the folders with built modules.
    ///   - compilerPath: the compiler's path; `nil` to find it.
    /// - Throws: an ``Obstacle`` if there are no modules or no compiler, and what `FileManager` throws.
    init(moduleFolders: [String], compilerPath: String?) throws {
        if let missing = moduleFolders.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw Obstacle(description: "there are no built modules in \(missing). Build first: swift build")
        }
        guard let compiler = compilerPath.map(SwiftCompiler.init) ?? SwiftCompiler.find() else {
            throw Obstacle(
                description: "swiftc is neither in PATH nor beside swift. Name it: --swiftc PATH")
        }
        self.compiler = compiler
        self.moduleFolders = moduleFolders
        folder =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("port-uikit-\(ProcessInfo.processInfo.globallyUniqueString)").path
        try FileManager.default.createDirectory(
            atPath: "\(folder)/modules", withIntermediateDirectories: true)
    }

    /// Why nothing can be compiled.
    struct Obstacle: Error, CustomStringConvertible {
        let description: String
    }

    /// Removes what the compiler wrote.
    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// Compiles the files of a module; those checked after it can import it if it has no errors.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - module: the module's name.
    ///   - conditions: the conditions of `#if` that hold in it.
    /// - Returns: the errors by file, and an obstacle if the compiler did not come to the end.
    func run(_ files: [RewrittenFile], module: String, conditions: [String] = []) -> CompileResult {
        do {
            return try check(files, module, conditions)
        } catch {
            return CompileResult(obstacle: "\(compiler.path) cannot be run: \(error)")
        }
    }

    private func check(_ files: [RewrittenFile], _ module: String, _ conditions: [String]) throws
        -> CompileResult
    {
        let parsed = files.map { ParsedFile(path: $0.path, text: $0.text) }
        let arguments = arguments(for: files, module) + conditions.flatMap { ["-D", $0] }
        guard
            let missing = try ImportProbe(parsed).missing(
                by: compiler, arguments + ["-parse-as-library"], in: folder)
        else { return CompileResult(obstacle: Self.text("it does not answer which modules there are")) }
        let imports = MissingImports(missing)
        let paths =
            try write(zip(files, parsed).map { imports.text(of: $1, $0.text) }, of: files, module)
            + resourceAccessor(for: parsed)
        let originals = Dictionary(zip(paths, files.map(\.path))) { first, _ in first }
        func result(_ run: CompilerRun) -> CompileResult {
            let errors = run.errors.filter { !$0.message.contains("'\(Self.end)'") }.map(imports.error)
            return CompileResult(
                errors: Dictionary(grouping: errors) { originals[$0.path] ?? $0.path },
                obstacle: run.stop.map(Self.text), missingModules: Set(missing.values))
        }
        let end = "\(folder)/end.swift"
        try SourceFolder.write("private let end: \(Self.end)\n", to: end)
        let typeCheck = try compiler.run(
            ["-typecheck", "-suppress-warnings"] + arguments + paths + [end], in: folder)
        var first = result(typeCheck)
        if first.obstacle == nil, !typeCheck.output.contains("'\(Self.end)'") {
            first.obstacle = Self.text(typeCheck.reason)
        }
        for error in Self.sameNames(files) { first.errors[error.path, default: []].append(error) }
        guard first.isComplete else { return first }
        // Missing returns, variables without a value and the like are found behind types, if those have no errors.
        let output = ["-emit-module", "-emit-module-path", "\(folder)/modules/\(module).swiftmodule"]
        let compile = try compiler.run(output + ["-suppress-warnings"] + arguments + paths, in: folder)
        var second = result(compile)
        if second.isComplete, !compile.isSuccess { second.obstacle = Self.text(compile.reason) }
        return second
    }

    /// An error for each file that has the name of one before it, which Swift does not allow in a module.
    private static func sameNames(_ files: [RewrittenFile]) -> [CompilerDiagnostic] {
        var seen: Set<Substring> = []
        return files.compactMap { file in
            guard let name = file.path.split(separator: "/").last, !seen.insert(name).inserted else {
                return nil
            }
            return CompilerDiagnostic(
                path: file.path, line: 1, column: 1,
                message: "another file of the module is called \(name), too")
        }
    }

    private static func text(_ reason: String) -> String {
        "the compiler stopped before the end: \(reason)"
    }

    /// The file with `Bundle.module` if a module uses it, which SwiftPM adds to targets with resources.
    private func resourceAccessor(for files: [ParsedFile]) throws -> [String] {
        let isUsed = files.contains { file in
            file.code.indices.contains {
                file.isWord("Bundle", at: $0) && file.isPunctuation(".", at: $0 + 1)
                    && file.isWord("module", at: $0 + 2)
            }
        }
        let isDeclared = files.flatMap(\.types).contains { type in
            type.path == "Bundle" && type.members.contains { $0.name == "module" }
        }
        guard isUsed, !isDeclared else { return [] }
        let path = "\(folder)/resources.swift"
        try SourceFolder.write(
            "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n", to: path)
        return [path]
    }

    /// The arguments of a debug build, for all files of a module at once.
    private func arguments(for files: [RewrittenFile], _ module: String) -> [String] {
        let hasMain = files.contains { $0.path.split(separator: "/").last == "main.swift" }
        return ["-wmo", "-swift-version", "5", "-Onone", "-enable-testing", "-module-name", module]
            + ["-D", "DEBUG", "-D", "SWIFT_PACKAGE"] + (hasMain ? [] : ["-parse-as-library"])
            + (moduleFolders + ["\(folder)/modules"]).flatMap { ["-I", $0] }
    }

    /// Writes the files under numbers, as two may have one name; only `main.swift` keeps its name.
    private func write(_ texts: [String], of files: [RewrittenFile], _ module: String) throws -> [String] {
        let folder = "\(folder)/files/\(module)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try zip(files, texts).enumerated().map { index, file in
            let name = String(file.0.path.split(separator: "/").last ?? "")
            let path = "\(folder)/\(name == "main.swift" ? "" : "\(index)-")\(name)"
            try SourceFolder.write(file.1, to: path)
            return path
        }
    }
}
