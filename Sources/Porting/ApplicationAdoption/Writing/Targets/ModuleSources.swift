import Foundation
import SourcePorting

/// The Swift files of a module, read.
struct ModuleSources {
    let module: AdoptedModule
    let files: [ParsedFile]
    /// The modules that its code imports, apart from its own name, in the order of their names.
    let imports: [String]

    /// Reads the files of modules, each file once; those that cannot be read are left out.
    ///
    /// - Parameters:
    ///   - modules: the modules.
    ///   - sources: what was read before.
    static func all(of modules: [AdoptedModule], after sources: [ModuleSources] = []) -> [ModuleSources] {
        var known = Dictionary(sources.flatMap(\.files).map { ($0.path, $0) }) { first, _ in first }
        return modules.map { module in
            let files = module.swiftFiles.compactMap { url -> ParsedFile? in
                let path = url.standardizedFileURL.path
                if let file = known[path] { return file }
                guard let data = try? Data(contentsOf: url) else { return nil }
                let file = ParsedFile(path: path, text: String(decoding: data, as: UTF8.self))
                known[path] = file
                return file
            }
            return ModuleSources(module, files)
        }
    }

    private init(_ module: AdoptedModule, _ files: [ParsedFile]) {
        self.module = module
        self.files = files
        imports = Set(files.flatMap(\.activeImports)).subtracting([module.name]).sorted()
    }
}
