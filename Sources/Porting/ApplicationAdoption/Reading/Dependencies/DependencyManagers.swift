/// What CocoaPods and Carthage bring to the projects in some folders.
struct DependencyManagers {
    private(set) var packages: [AdoptedPackage] = []
    /// The names of pods by the names of targets.
    private(set) var pods: [String: [String]] = [:]

    init(_ folders: [String], _ finder: FileFinder) {
        var known: Set<String> = []
        for folder in folders where known.insert(folder).inserted {
            packages +=
                PodfileLock(in: folder, finder).packages + CartfileResolved(in: folder, finder).packages
            pods.merge(Podfile(in: folder, finder).pods) { first, _ in first }
        }
    }
}
