import Foundation
import HeadlessUIKitCore
import Synchronization
import TimeLapse
import VirtualFoundation

/// Where the file of a nib or storyboard is.
@MainActor
struct NibPlace {
    /// The name with its extension.
    let file: String
    let path: String
    let bundle: Bundle
    /// The modules whose classes the file names.
    let modules: [String]

    /// Finds a file.
    ///
    /// - Parameters:
    ///   - bundle: the bundle that code asked for; of `nil` and of the main one, the resources of `module` are
    ///     searched as well, as the application's bundle has them on a device.
    /// - Throws: what names the bundles and the files that they have.
    static func find(_ name: String, _ type: String, in bundle: Bundle?, _ module: String) throws(NibProblem)
        -> NibPlace
    {
        let bundles = bundles(bundle, module)
        for candidate in bundles {
            if let path = path(of: name, type, in: candidate) {
                return NibPlace(
                    file: "\(name).\(type)", path: path, bundle: candidate,
                    modules: modules(of: candidate, module))
            }
        }
        throw missing(name, type, bundles)
    }

    private static func bundles(_ bundle: Bundle?, _ module: String) -> [Bundle] {
        if let bundle, bundle.bundlePath != Bundle.main.bundlePath { return [bundle] }
        return [Bundle.main] + ModuleBundles.all(of: module)
    }

    /// The modules of a bundle's code: that of its name, as SwiftPM gives it, and the calling one.
    private static func modules(of bundle: Bundle, _ module: String) -> [String] {
        let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
        let own = name.split(separator: "_", maxSplits: 1).last.map(String.init) ?? name
        return own == module ? [own] : [own, module]
    }

    /// The path of a file: for the device's idiom, else for all; in the device's language, else in another.
    private static func path(of name: String, _ type: String, in bundle: Bundle) -> String? {
        let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for file in [name + idiom, name] {
            if let url = DeviceLanguage.current.nibFile(named: file, type: type, in: bundle) {
                return url.path
            }
        }
        return nil
    }

    // MARK: Failures

    private static func missing(_ name: String, _ type: String, _ bundles: [Bundle]) -> NibProblem {
        let kind = type == "xib" ? "nib" : "storyboard"
        var text = "There is no \(kind) \"\(name)\""
        let own = bundles.filter { $0.bundlePath != Bundle.main.bundlePath }
        if own.isEmpty {
            text += ": the main bundle has none, and the calling module has no resources."
        } else {
            let lists = own.map { bundle in
                let names = fileNames(type, in: bundle)
                let found = names.isEmpty ? "no \(kind)" : names.map { "\"\($0)\"" }.joined(separator: ", ")
                return "\(bundle.bundleURL.lastPathComponent) has \(found)"
            }
            text += ": \(lists.joined(separator: "; "))."
        }
        return NibProblem(
            text,
            cure:
                "add \(name).\(type) to the resources of its target, such as resources: [.process(\"Resources\")]."
        )
    }

    /// The names of the files of a type in a bundle, without folders, in their order.
    static func fileNames(_ type: String, in bundle: Bundle) -> [String] {
        let root = bundle.resourcePath ?? bundle.bundlePath
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
        return Set(
            paths.filter { $0.hasSuffix(".\(type)") }
                .map { String(($0 as NSString).lastPathComponent.dropLast(type.count + 1)) }
        ).sorted()
    }

    // MARK: Names of classes

    /// The names of nibs of a module's bundles, which do not change while a program runs.
    private static let nibNames = Mutex<[String: Set<String>]>([:])

    /// The name of the nib that has the view of a controller by its class's name, as UIKit looks for it.
    ///
    /// Apple's documentation of `nibName`: of `MyViewController`, first `MyView`, then `MyViewController`.
    static func nibName(forViewOf controller: UIViewController) -> String? {
        let type = Swift.type(of: controller)
        let module = NibClass.module(of: controller)
        guard !OwnModules.names.contains(module) else { return nil }
        let names = nibNames.withLock { known in
            if let names = known[module] { return names }
            let found = Set(ModuleBundles.all(of: module).flatMap { fileNames("xib", in: $0) })
            known[module] = found
            return found
        }
        guard !names.isEmpty else { return nil }
        let name = "\(type)"
        let candidates =
            (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
        return candidates.first(where: names.contains)
    }
}
