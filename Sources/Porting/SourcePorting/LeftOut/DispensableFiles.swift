/// The files that need one of Apple's modules which is not here, and that the rest of an application does without.
///
/// Such are screens in SwiftUI beside those in UIKit. Of tests, those go along that use what is left out.
package struct DispensableFiles {
    /// A module of the application.
    package struct Module {
        let files: [ParsedFile]
        let isTests: Bool

        package init(files: [ParsedFile], isTests: Bool) {
            self.files = files
            self.isTests = isTests
        }
    }

    /// The module of Apple's that a file needs, by the path of the file.
    package private(set) var modules: [String: String] = [:]

    /// Finds the files.
    ///
    /// - Parameters:
    ///   - application: all modules of the application.
    ///   - absent: those of Apple's that are not here.
    package init(of application: [Module], without absent: Set<String>) {
        let types = application.flatMap { $0.files.flatMap(\.types) }
        let own = Set(types.filter { !$0.isExtension }.map(\.header.name))
        let uses = AbsentModuleUses(of: absent, own: own)
        for module in application where module.files.contains(where: uses.mayUseOne) {
            let target = Target(module.files)
            for file in module.files where modules[file.path] == nil {
                modules[file.path] = uses.module(usedBy: file, previews: target.previews.tokens(in: file))
            }
        }
        guard !modules.isEmpty else { return }
        keepNeeded(among: application.filter { !$0.isTests }.flatMap(\.files))
        addTests(of: application)
    }

    /// Takes out the files that a file needs which stays, until none is left.
    private mutating func keepNeeded(among files: [ParsedFile]) {
        let names = files.map { DeclaredNames(of: $0) }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            let staying = files.indices.filter { modules[files[$0].path] == nil }
            for index in files.indices where modules[files[index].path] != nil {
                var declared = names[index]
                declared.subtract(staying.map { names[$0] })
                guard staying.contains(where: { declared.isMentioned(in: files[$0]) }) else { continue }
                modules[files[index].path] = nil
                hasChanged = true
            }
        }
    }

    /// Adds the files of tests that use what is left out.
    private mutating func addTests(of application: [Module]) {
        let files = application.filter { !$0.isTests }.flatMap(\.files)
        let staying = files.filter { modules[$0.path] == nil }.map { DeclaredNames(of: $0) }
        for file in files {
            guard let module = modules[file.path] else { continue }
            var declared = DeclaredNames(of: file)
            declared.subtract(staying)
            for test in application.filter(\.isTests).flatMap(\.files)
            where modules[test.path] == nil && declared.isMentioned(in: test) {
                modules[test.path] = module
            }
        }
    }
}
