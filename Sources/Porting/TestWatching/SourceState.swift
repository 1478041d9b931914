import Foundation

/// The Swift files of a package, and when each was changed last.
struct SourceState: Equatable {
    private var dates: [String: Date] = [:]

    init(dates: [String: Date] = [:]) { self.dates = dates }

    /// Looks at all files in the folders of a package, but for those that begin with a point, such as `.build`.
    init(of package: URL) {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        let files = FileManager.default.enumerator(
            at: package, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let date = try? file.resourceValues(forKeys: Set(keys)).contentModificationDate
            dates[file.standardizedFileURL.path] = date ?? .distantPast
        }
    }

    /// The paths of files that came, went or were changed since, in order.
    func changes(since former: SourceState) -> [String] {
        Set(dates.keys).union(former.dates.keys).filter { dates[$0] != former.dates[$0] }.sorted()
    }

    /// The paths of all files, in order.
    var paths: [String] { dates.keys.sorted() }
}
