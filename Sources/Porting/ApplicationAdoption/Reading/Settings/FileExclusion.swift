/// The files that a target's build settings leave out, by patterns of their names or paths.
struct FileExclusion {
    private let excluded: [String]
    private let included: [String]

    init(_ values: SettingValues) {
        excluded = values.list("EXCLUDED_SOURCE_FILE_NAMES")
        included = values.list("INCLUDED_SOURCE_FILE_NAMES")
    }

    func excludes(_ path: String) -> Bool {
        !excluded.isEmpty && matches(path, excluded) && !matches(path, included)
    }

    private func matches(_ path: String, _ patterns: [String]) -> Bool {
        patterns.contains { pattern in
            pattern.contains("/")
                ? Wildcard.matches(path, pattern.hasPrefix("/") ? pattern : "*/\(pattern)")
                : Wildcard.matches(FilePath.name(path), pattern)
        }
    }
}
