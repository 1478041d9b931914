import ApplicationAdoption
import Foundation

/// The target whose application is launched.
struct LaunchedApplication: Equatable {
    let target: DescribedTarget
    let delegates: ApplicationDelegates
    /// The target's own file `main.swift`, relative to its folder.
    let beginning: String?

    /// The module's name in Swift.
    var module: String {
        let name = target.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
        return name.first?.isNumber == true ? "_\(name)" : name
    }

    /// Reads a target's files.
    ///
    /// - Parameters:
    ///   - target: the target.
    ///   - package: its package.
    ///   - root: the package's folder.
    init(_ target: DescribedTarget, in package: DescribedPackage, at root: URL) {
        self.target = target
        let files = TargetFiles(of: target, in: package, at: root)
        beginning = files.beginning
        let data = files.information.flatMap { try? Data(contentsOf: $0) }
        let content = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        delegates = ApplicationDelegates(of: files.swift, information: content as? [String: Any] ?? [:])
    }
}
