import Foundation
import Synchronization

/// The bundles with the resources of modules, beside the program, as SwiftPM makes them.
enum ModuleBundles {
    private static let paths = Mutex<[String]?>(nil)

    static func all(of module: String) -> [Bundle] {
        let all = paths.withLock { known in
            if let known { return known }
            let folder = Bundle.main.bundlePath
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let found = names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
            known = found
            return found
        }
        return all.filter { $0.hasSuffix("_\(module).resources") }.compactMap { Bundle(path: $0) }
    }
}
