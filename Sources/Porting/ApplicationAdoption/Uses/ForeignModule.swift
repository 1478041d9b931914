/// A module that an application imports and that is not there.
struct ForeignModule {
    let name: String
    let origin: ModuleOrigin
    /// How many files import it.
    var fileCount = 0
    /// Its types by their paths.
    var types: [String: TypeUses] = [:]
    /// The names of implicit members in the arguments of calls.
    var implicitNames: Set<String> = []

    /// The types of the members that it adds to all objects, by the members' names: `snp` of SnapKit.
    var namespaces: [String: String] = [:]

    /// The members that stubs add to all objects, so that no class of a stub declares them.
    var inheritedNames: Set<String> = []

    /// The names that are used with the module's in front, as in `Analytics.Tracker`.
    var qualifiedNames: Set<String> = []

    /// What it adds to all objects.
    var addedNames: [String] {
        namespaces.keys + (types[TypeUses.pathOfAddedMembers]?.members.map(\.key.name) ?? [])
    }

    /// Whether a stub stands for it.
    var isStub: Bool { origin == .foreign }

    /// What is used of it, in the order of the names.
    var missingNames: [MissingName] {
        types.values.sorted { $0.path < $1.path }.flatMap { type in
            [MissingName(module: name, type: type.path, uses: type.count)]
                + type.members.map { key, uses in
                    MissingName(
                        module: name, type: type.path, member: key.name, argumentLabels: key.call?.labels,
                        uses: uses.count)
                }.sorted { $0.text < $1.text }
        }
    }
}
