/// Turns imports of submodules and of single declarations into imports of the module.
struct ImportRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for found in file.imports {
            if AppleModules.systemLibraries.contains(found.module) {
                rewriting.replace(
                    found.keyword, through: found.end, with: "import Foundation", as: .submoduleImport)
            } else if AppleModules.names.contains(found.module), found.names.count > 1 || found.kind >= 0 {
                let text = "import \(found.module)"
                rewriting.replace(found.keyword, through: found.end, with: text, as: .submoduleImport)
            }
        }
    }
}
