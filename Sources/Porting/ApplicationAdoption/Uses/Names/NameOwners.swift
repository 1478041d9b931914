/// Which module has each name that no file declares.
struct NameOwners {
    private(set) var modules: [String: String] = [:]
    private(set) var ownMissing: [String: Int] = [:]

    /// Decides by what the files with a name import.
    init(of readers: [UseReader], fileCounts: [String: Int]) {
        var candidates: [String: Set<String>] = [:]
        var direct: [String: String] = [:]
        var counts: [String: Int] = [:]
        for reader in readers {
            for (name, count) in reader.candidates {
                counts[name, default: 0] += count
                guard !reader.foreignImports.isEmpty else { continue }
                let common = candidates[name]?.intersection(reader.foreignImports) ?? reader.foreignImports
                candidates[name] = common.isEmpty ? candidates[name] : common
            }
            direct.merge(reader.qualified) { first, _ in first }
        }
        for (name, count) in counts {
            modules[name] = direct[name] ?? candidates[name].flatMap { Self.choice(name, $0, fileCounts) }
            if modules[name] == nil, !SystemNames.isLikeApples(name) { ownMissing[name] = count }
        }
    }

    /// The module with a name that begins like the type's, or else a foreign one before one of Apple's, or else the one
    /// that fewest files import.
    private static func choice(_ name: String, _ modules: Set<String>, _ counts: [String: Int]) -> String? {
        modules.min { rank($0, name, counts) < rank($1, name, counts) }
    }

    private static func rank(_ module: String, _ name: String, _ counts: [String: Int]) -> (
        Int, Int, Int, String
    ) {
        let alike = name.hasPrefix(module) || module.hasPrefix(name) || name.hasPrefix(module.prefix(4))
        return (alike ? 0 : 1, ModuleOrigin(of: module) == .foreign ? 0 : 1, counts[module] ?? 0, module)
    }
}
