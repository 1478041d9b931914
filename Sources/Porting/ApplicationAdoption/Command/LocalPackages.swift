import Foundation

/// The packages in folders that a project refers to, whose targets become modules: they import UIKit, too.
struct LocalPackages {
    let read: (URL) throws -> AdoptedProject

    /// Returns a project with the modules of its packages in front of its own, and without the packages that it has
    /// read.
    func added(to project: AdoptedProject) -> AdoptedProject {
        var project = project
        var names = Set(project.modules.map(\.name))
        var visited: Set<String> = []
        var queue = project.packages
        var found: [AdoptedModule] = []
        project.packages = []
        while !queue.isEmpty {
            let package = queue.removeFirst()
            guard case .local(let url) = package.source else {
                if !project.packages.contains(package) { project.packages.append(package) }
                continue
            }
            guard visited.insert(url.standardizedFileURL.path).inserted else { continue }
            let modules = modules(of: package, at: url, &queue, &project.problems)
            found += modules.filter { names.insert($0.name).inserted }
            if modules.isEmpty { project.packages.append(package) }
        }
        project.modules = found + project.modules
        return project
    }

    /// The modules of a package; of a pod, which has no manifest, all its Swift files.
    private func modules(
        of package: AdoptedPackage, at url: URL, _ queue: inout [AdoptedPackage],
        _ problems: inout [AdoptionProblem]
    ) -> [AdoptedModule] {
        guard FileManager.default.fileExists(atPath: url.appendingPathComponent(PackageManifest.name).path)
        else {
            return pod(package, at: url).map { [$0] } ?? []
        }
        do {
            let read = try read(url)
            queue += read.packages
            problems += read.problems
            return read.modules.filter { $0.kind == .library }
        } catch {
            problems.append(
                AdoptionProblem(file: url, text: "The package \(package.name) cannot be read: \(error)"))
            return []
        }
    }

    private func pod(_ package: AdoptedPackage, at url: URL) -> AdoptedModule? {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        let sources = names.sorted().filter { name in
            !name.split(separator: "/").contains {
                $0.hasPrefix(".") || $0.hasSuffix("Tests") || $0 == "Example"
            }
        }.map { url.appendingPathComponent($0) }
        let swift = sources.filter {
            $0.pathExtension == "swift" && $0.lastPathComponent != PackageManifest.name
        }
        let others = sources.filter { ["m", "mm", "c", "cpp"].contains($0.pathExtension) }
        // What is written in both cannot be compiled in part.
        guard !swift.isEmpty, others.isEmpty else { return nil }
        return AdoptedModule(
            name: SettingText.identifier(package.products.first ?? package.name), targetName: package.name,
            kind: .library,
            swiftFiles: swift,
            resources: sources.filter { BundleResource.isTaken($0.path) })
    }
}
