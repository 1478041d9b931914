import Foundation

/// What the application declares outside of the files of a report: modules that were not named, and Objective-C.
struct OwnSources {
    /// The names of modules for which there is a folder with Swift files.
    private(set) var modules: Set<String> = []
    /// The names of the report's own modules, which are only missing if they do not compile.
    private(set) var checkedModules: Set<String> = []
    /// The header in Objective-C that declares a name.
    private(set) var headers: [String: String] = [:]

    /// Folders of packages and builds, whose content is not the application's.
    private static let others: Set<String> = [
        "Carthage", "DerivedData", "External", "Libraries", "Pods", "SourcePackages", "ThirdParty", "Vendor",
        "build", "node_modules",
    ]
    /// How deep folders are searched, counted from the one around the application's.
    private static let depth = 6
    /// What a line of a header begins with that declares a name.
    private static let declarations = [
        "@interface", "@protocol", "@property", "extern", "FOUNDATION_EXPORT", "static", "#define", "typedef",
        "- (", "+ (", "-(", "+(", "NS_ENUM", "}",
    ]

    /// Finds what is missing near some files and folders.
    ///
    /// - Parameters:
    ///   - errors: the compiler's errors, which name what is missing.
    ///   - inputs: the files and folders of the report.
    ///   - checkedModules: the names of the report's modules.
    init(_ errors: [CompilerDiagnostic], near inputs: [String], checkedModules: [String]) {
        self.checkedModules = Set(checkedModules)
        let modules = Set(errors.compactMap(\.missingModule))
        let names = Set(errors.compactMap(\.missingName) + errors.compactMap { $0.missingMember?.member })
        guard !modules.isEmpty || !names.isEmpty else { return }
        let roots = Set(
            inputs.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent().path })
        for root in roots.sorted() { search(root, Self.depth, modules, names) }
    }

    private mutating func search(_ folder: String, _ depth: Int, _ modules: Set<String>, _ names: Set<String>)
    {
        guard let children = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for child in children.sorted() where !child.hasPrefix(".") && !Self.others.contains(child) {
            let path = "\(folder)/\(child)"
            if child.hasSuffix(".h") {
                read(path, child, names)
            } else if depth > 0, !child.contains(".") {
                if modules.contains(child), (try? SourceFolder.paths([path]).isEmpty) == false {
                    self.modules.insert(child)
                }
                search(path, depth - 1, modules, names)
            }
        }
    }

    private mutating func read(_ path: String, _ header: String, _ names: Set<String>) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        where Self.declarations.contains(where: { line.hasPrefix($0) }) {
            for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                // Swift leaves the end out of a notification's name.
                let name = word.hasSuffix("Notification") ? word.dropLast("Notification".count) : word
                for found in [String(word), String(name)] where names.contains(found) && headers[found] == nil
                {
                    headers[found] = header
                }
            }
        }
    }
}
