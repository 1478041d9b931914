import Foundation
import Synchronization
import VirtualFoundation

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

    /// What the `Info.plist` of the application says that is among a module's resources; empty if there is none.
    static func information(of module: String) -> [String: Any] {
        all(of: module).lazy.compactMap(\.applicationInfoDictionary).first ?? [:]
    }
}
