import Foundation

@testable import ApplicationAdoption

/// An application's folder for a test, which is removed with it.
final class Application {
    /// The folder, at a path that is not the same in two runs.
    let root: URL

    init(_ files: [String: String] = [:]) throws {
        root =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("adopt \(ProcessInfo.processInfo.globallyUniqueString)")
            .standardizedFileURL
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func url(_ path: String) -> URL { root.appendingPathComponent(path).standardizedFileURL }

    func write(_ text: String, to path: String) throws {
        let file = url(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

    func text(_ path: String) -> String? {
        (try? Data(contentsOf: url(path))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The files in a folder by their paths, hidden ones included.
    func files(in path: String) -> [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: url(path).path)) ?? []
        return names.filter { text("\(path)/\($0)") != nil }.sorted()
    }

    /// A module with files of this folder.
    func module(
        _ name: String, _ kind: AdoptedModule.Kind, swift: [String], resources: [String] = [],
        change: (inout AdoptedModule) -> Void = { _ in }
    ) -> AdoptedModule {
        var module = AdoptedModule(name: name, targetName: name, kind: kind)
        module.swiftFiles = swift.map(url)
        module.resources = resources.map(url)
        change(&module)
        return module
    }

    /// A project with modules, in this folder.
    func project(_ modules: [AdoptedModule], packages: [AdoptedPackage] = []) -> AdoptedProject {
        AdoptedProject(
            name: "Shop", location: url("Shop.xcodeproj"), modules: modules, packages: packages)
    }

    /// Runs the command on a project, and returns what it prints, with `/` for the folder.
    @discardableResult
    func adopt(_ project: AdoptedProject, _ arguments: String...) throws -> String {
        let parsed = try AdoptionArguments(
            ["Shop.xcodeproj", "--into", "Linux"] + arguments, in: root, robot: url("robot-swift"))
        let text = try AdoptionCommand(parsed).run { url, _ in
            guard url.lastPathComponent != "Shop.xcodeproj" else { return project }
            throw AdoptionArguments.Mistake(description: "not read in this test")
        }
        return text.replacingOccurrences(of: root.path, with: "")
    }
}
