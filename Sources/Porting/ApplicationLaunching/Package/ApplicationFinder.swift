import FailureReporting
import Foundation

/// Finds the target of an application in a package.
struct ApplicationFinder {
    let package: DescribedPackage
    /// The package's folder.
    let root: URL

    /// Returns the application.
    ///
    /// - Parameters:
    ///   - name: the target's name, if it is known.
    ///   - isLaunched: whether its delegate is needed, and not only what its module declares.
    /// - Throws: a ``LaunchingFailure`` that says what to name.
    func application(named name: String?, isLaunched: Bool) throws(LaunchingFailure) -> LaunchedApplication {
        if let name {
            let application = try read(named(name))
            if isLaunched { try checkDelegate(of: application) }
            return application
        }
        let code = package.targets.filter(\.isCode)
        guard !code.isEmpty else {
            throw LaunchingFailure("\(package.name) has no target with an application.")
        }
        let ported = code.filter(\.isPorted).map(read)
        let all = ported.isEmpty ? code.map(read) : ported
        let launchable = all.filter { $0.delegates.application != nil }
        if let first = launchable.first, launchable.count == 1 { return first }
        if !isLaunched, launchable.isEmpty, let first = all.first, all.count == 1 { return first }
        if launchable.isEmpty, isLaunched { throw noDelegate(in: all) }
        throw several(launchable.isEmpty ? all : launchable, isLaunched: isLaunched)
    }

    private func read(_ target: DescribedTarget) -> LaunchedApplication {
        LaunchedApplication(target, in: package, at: root)
    }

    private func named(_ name: String) throws(LaunchingFailure) -> DescribedTarget {
        guard let target = package.targets.first(where: { $0.name == name }) else {
            let names = package.targets.filter(\.isCode).map(\.name)
            let nearest = NearestName.of(name, among: names).map { " Did you mean \($0)?" } ?? ""
            throw LaunchingFailure(
                "\(package.name) has no target \(name).\(nearest) Targets: \(names.joined(separator: ", "))")
        }
        guard target.isCode else {
            throw LaunchingFailure(
                "\(name) is not a target of an application, but of the kind \(target.kind).")
        }
        return target
    }

    private func checkDelegate(of application: LaunchedApplication) throws(LaunchingFailure) {
        guard application.delegates.application == nil else { return }
        throw noDelegate(in: [application])
    }

    private func noDelegate(in applications: [LaunchedApplication]) -> LaunchingFailure {
        let names = applications.map(\.target.name).joined(separator: ", ")
        if let first = applications.first(where: { $0.delegates.isSwiftUI }) {
            return LaunchingFailure("The application \(first.target.name) is SwiftUI's, which is not there.")
        }
        return LaunchingFailure(
            "No class in \(names) adopts UIApplicationDelegate. Show a screen in place of the application: "
                + "--screen 'MyViewController()'")
    }

    private func several(_ applications: [LaunchedApplication], isLaunched: Bool) -> LaunchingFailure {
        let names = applications.map(\.target.name)
        let noun = isLaunched ? "applications" : "targets that may have the screen"
        return LaunchingFailure(
            "\(package.name) has \(names.count) \(noun): \(names.joined(separator: ", ")). Name one: "
                + "--target \(names[0])")
    }
}
