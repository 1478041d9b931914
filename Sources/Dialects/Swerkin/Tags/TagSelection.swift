/// Which tests run: those with one of some tags, and without others.
struct TagSelection {
    let included: [TestTag]
    let excluded: [TestTag]

    /// Why a test with some tags of its class or suite, and a name that may end with one, is skipped; `nil` if it runs.
    func reasonToSkip(_ tags: [TestTag], _ name: String) -> String? {
        let name = name.lowercased().trimmingCharacters(in: .punctuationCharacters)
        if !included.found(in: tags, orAtEndOf: name) {
            return "Its tags \(tags.names) are not among the included ones, \(included.names)."
        }
        if !excluded.isEmpty, excluded.found(in: tags, orAtEndOf: name) {
            return
                "Its tags \(tags.names) or its name are among the excluded ones, \(excluded.names)."
        }
        return nil
    }
}

extension [TestTag] {
    fileprivate var names: String { isEmpty ? "(none)" : map(\.rawValue).joined(separator: ", ") }
}
