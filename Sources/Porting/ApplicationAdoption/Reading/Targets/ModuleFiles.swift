import Foundation

/// The files of a target, sorted by what a build does with them.
struct ModuleFiles {
    /// A file that a project names and that is not there.
    struct Missing: Equatable {
        var path: String
        /// Where the project names it.
        var place: Place
    }

    private(set) var swiftFiles: [String] = []
    private(set) var otherSources: [String] = []
    private(set) var resources: [String] = []
    private(set) var missing: [Missing] = []
    private let finder: FileFinder
    private let problems: ProblemList
    /// What build settings leave out; `nil` for nothing.
    private let exclusion: FileExclusion?
    private var known: Set<String> = []

    init(_ finder: FileFinder, _ problems: ProblemList, excluding exclusion: FileExclusion? = nil) {
        self.exclusion = exclusion
        self.finder = finder
        self.problems = problems
    }

    /// Adds a file that the project names.
    ///
    /// - Parameter isResource: Whether it is copied as it is, also if it is a source.
    mutating func add(_ path: String, from place: Place, isResource: Bool = false) {
        guard known.insert(path).inserted, exclusion?.excludes(path) != true else { return }
        switch finder.match(path) {
        case .exact: take(path, isResource)
        case .otherForm(let found): take(found, isResource)
        case .otherCase(let found):
            problems.add(
                "The project names \(FilePath.name(path)), but the file is \(found).", at: place.path,
                line: place.line,
                cure: "Rename one of them: upper- and lowercase letters differ on Linux.")
            take(found, isResource)
        case .missing: missing.append(Missing(path: path, place: place))
        }
    }

    /// Removes a file that is no resource, such as the `Info.plist`.
    mutating func remove(_ path: String) { resources.removeAll { $0 == path } }

    private mutating func take(_ path: String, _ isResource: Bool) {
        switch FileKind(path) {
        case _ where isResource: resources.append(path)
        case .swift: swiftFiles.append(path)
        case .otherSource: otherSources.append(path)
        case .resource: resources.append(path)
        case .none: break
        }
    }
}
