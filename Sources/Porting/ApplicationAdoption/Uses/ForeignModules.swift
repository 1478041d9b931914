import SourcePorting

/// The modules that are not there, and what the files use of them.
struct ForeignModules {
    /// The modules, in the order of their names.
    private(set) var modules: [ForeignModule] = []
    /// Types that are neither the application's, nor of a module that is there, nor of one that a file imports:
    /// mostly of generated files. With the number of their uses.
    private(set) var ownMissing: [String: Int] = [:]

    /// Reads the uses.
    ///
    /// - Parameters:
    ///   - sources: all modules of the application.
    ///   - kept: the modules of packages that the application keeps.
    init(of sources: [ModuleSources], keeping kept: [String]) {
        let own = Set(sources.map(\.module.name) + kept)
        var seen: Set<String> = []
        let files = sources.flatMap(\.files).filter { seen.insert($0.path).inserted }
        var fileCounts: [String: Int] = [:]
        for file in files {
            for module in Set(file.activeImports).subtracting(own) { fileCounts[module, default: 0] += 1 }
        }
        var found: [String: ForeignModule] = [:]
        for (name, count) in fileCounts {
            let origin = ModuleOrigin(of: name)
            guard origin == .foreign || origin == .apple else { continue }
            found[name] = ForeignModule(name: name, origin: origin, fileCount: count)
        }
        let readers = Self.readers(
            of: files, own: OwnNames(of: files, modules: own), foreign: Set(found.keys))
        for (name, module) in readers.flatMap(\.qualified) { found[module]?.qualifiedNames.insert(name) }
        let owners = NameOwners(of: readers, fileCounts: fileCounts)
        let variables = readers.map { ($0.readTypes(owners, into: &found), $0.file) }
        let shared = TypedVariables.shared(of: variables)
        for (reader, (own, _)) in zip(readers, variables) {
            reader.readMembers(of: own, shared, into: &found)
        }
        let members = ModuleMembers(of: found.values.filter(\.isStub).map(\.name), files)
        for file in files { members.read(file, imports: Set(file.activeImports), into: &found) }
        let inherited = Set(found.values.flatMap(\.addedNames))
        for name in found.keys { found[name]!.inheritedNames = inherited }
        modules = found.values.sorted { $0.name < $1.name }
        ownMissing = owners.ownMissing
    }

    private static func readers(of files: [ParsedFile], own: OwnNames, foreign: Set<String>) -> [UseReader] {
        files.map { UseReader($0, own: own, foreign: foreign) }
    }
}
