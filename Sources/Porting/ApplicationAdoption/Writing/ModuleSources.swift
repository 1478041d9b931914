import Foundation
import SourcePorting

/// The Swift files of a module, read.
struct ModuleSources {
    let module: AdoptedModule
    let files: [ParsedFile]
    /// The modules that its code imports, apart from its own name, in the order of their names.
    let imports: [String]

    /// Reads a module's files; those that cannot be read are left out.
    init(_ module: AdoptedModule) {
        self.module = module
        files = module.swiftFiles.compactMap { url in
            (try? Data(contentsOf: url)).map {
                ParsedFile(path: url.standardizedFileURL.path, text: String(decoding: $0, as: UTF8.self))
            }
        }
        imports = Set(files.flatMap(\.activeImports)).subtracting([module.name]).sorted()
    }
}

extension ParsedFile {
    /// The modules that it imports where it is compiled.
    var activeImports: [String] { imports.filter { isActive($0.keyword) }.map(\.module) }
}
