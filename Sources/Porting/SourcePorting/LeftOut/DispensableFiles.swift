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
    /// The types of a file that is left out with which others declare values, by the path of the file.
    package private(set) var placeholders: [String: Set<String>] = [:]

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
            for file in module.files where modules[file.path] == nil && !Self.isDelegate(file) {
                modules[file.path] = uses.module(usedBy: file, previews: target.previews.tokens(in: file))
            }
        }
        guard !modules.isEmpty else { return }
        keepNeeded(among: application.filter { !$0.isTests }.flatMap(\.files))
        addTests(of: application)
    }

    /// Adds the files that only those are for, and takes out those that a file needs which stays, until none is left.
    private mutating func keepNeeded(among files: [ParsedFile]) {
        let names = files.map { DeclaredNames(of: $0) }
        let mentions = files.map { MentionedNames(of: $0) }
        var needed: Set<String> = []
        var hasChanged = true
        while hasChanged {
            hasChanged = addServant(among: files, names, mentions, except: needed)
            let staying = files.indices.filter { modules[files[$0].path] == nil }
            let declared = DeclaredNames(staying.map { names[$0] })
            for index in files.indices where modules[files[index].path] != nil {
                let own = names[index].without(declared)
                let users = staying.filter { own.areMentioned(in: mentions[$0]) }
                let types = users.map { own.typesOfValues(in: files[$0]) }
                if types.contains(nil) {
                    modules[files[index].path] = nil
                    placeholders[files[index].path] = nil
                    needed.insert(files[index].path)
                    hasChanged = true
                    break
                }
                placeholders[files[index].path] = types.compactMap(\.self).reduce([]) { $0.union($1) }
            }
        }
    }

    /// Adds a file that uses those which are left out, and that only they use.
    private mutating func addServant(
        among files: [ParsedFile], _ names: [DeclaredNames], _ mentions: [MentionedNames],
        except needed: Set<String>
    ) -> Bool {
        let staying = files.indices.filter { modules[files[$0].path] == nil }
        let leaving = files.indices.filter { modules[files[$0].path] != nil }
        for index in staying where !needed.contains(files[index].path) && !Self.isDelegate(files[index]) {
            guard let owner = leaving.first(where: { names[$0].areMentioned(in: mentions[index]) }),
                leaving.contains(where: { names[index].haveTypeMentioned(in: mentions[$0]) }),
                !staying.contains(where: { $0 != index && names[index].areMentioned(in: mentions[$0]) })
            else { continue }
            modules[files[index].path] = modules[files[owner].path]
            return true
        }
        return false
    }

    /// Whether the system makes the objects of a file: those of an application's delegates.
    private static func isDelegate(_ file: ParsedFile) -> Bool {
        file.types.contains { type in
            type.hasAttribute("UIApplicationMain")
                || type.header.inherited.contains {
                    $0 == "UIResponder" || $0 == "UIApplicationDelegate" || $0 == "UIWindowSceneDelegate"
                }
        }
    }

    /// Adds the files of tests that use what is left out.
    private mutating func addTests(of application: [Module]) {
        let files = application.filter { !$0.isTests }.flatMap(\.files)
        let declared = DeclaredNames(
            files.filter { modules[$0.path] == nil }.map { DeclaredNames(of: $0) })
        let tests = application.filter(\.isTests).flatMap(\.files).map { ($0, MentionedNames(of: $0)) }
        for file in files {
            guard let module = modules[file.path] else { continue }
            let own = DeclaredNames(of: file).without(declared)
            for (test, mentions) in tests where modules[test.path] == nil && own.areMentioned(in: mentions) {
                modules[test.path] = module
            }
        }
    }
}
