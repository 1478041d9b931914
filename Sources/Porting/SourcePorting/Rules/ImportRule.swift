/// Turns imports of submodules and of single declarations into imports of the module, and lets modules be missing.
struct ImportRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for found in file.imports {
            if AppleModules.systemLibraries.contains(found.module) {
                rewriting.replace(
                    found.keyword, through: found.end, with: "import Foundation", as: .submoduleImport)
            } else if AppleModules.absent.contains(found.module) {
                condition(found, in: rewriting)
            } else if AppleModules.names.contains(found.module), found.names.count > 1 || found.kind >= 0 {
                let text = "import \(found.module)"
                rewriting.replace(found.keyword, through: found.end, with: text, as: .submoduleImport)
            }
        }
    }

    /// What the compiler says of an import that is left out.
    private static func warning(of module: String) -> String { "#warning(\"no such module '\(module)'\")" }

    /// Lets a file import a module only if it is there. The import of one that is not would hide all other errors of
    /// the target, and is often not needed.
    private func condition(_ found: ImportDeclaration, in rewriting: FileRewriting) {
        let file = rewriting.file
        guard file.isActive(found.keyword), !rewriting.removedImports.contains(found.keyword) else { return }
        let range = file.code[found.start].start..<file.code[found.end].end
        let place = MemberMove.directive(file.path, file.line(at: range.lowerBound))
        let end = MemberMove.directive(file.path, file.line(at: range.upperBound))
        let lines = [
            "", "#if canImport(\(found.module))", place, file.text(range), "#else", place,
            Self.warning(of: found.module), "#endif", end, "",
        ]
        rewriting.edits.replace(range, with: lines.joined(separator: "\n"))
        rewriting.note(.conditionalImport)
    }
}
