import Foundation
import TestSupport
import Testing

/// `TOOLCHAIN.md` lists what a new toolchain can break, so it must not miss any of it.
@Suite("The page of what leans on the toolchain") struct ToolchainPageTests {
    /// Means that Swift and its libraries do not promise to keep, or that take a layout for granted.
    private static let means = [
        "dlsym(", "@_silgen_name(", "@used", "@section(", "unsafeBitCast(", "assumingMemoryBound(",
        "withMemoryRebound(", "_openExistential(", "_typeByName(", "import Runtime", "Mirror(reflecting:",
    ]

    private let page: String
    /// The files of the modules, by their names without folders: folders move.
    private let files: [(name: String, text: String)]

    init() throws {
        page = try String(
            contentsOf: PackageSources.package.appendingPathComponent("TOOLCHAIN.md"), encoding: .utf8)
        let sources = PackageSources.package.appendingPathComponent("Sources")
        files = try PackageSources.swiftFiles(below: sources).map { path in
            let file = sources.appendingPathComponent(path)
            return (file.lastPathComponent, try String(contentsOf: file, encoding: .utf8))
        }
    }

    /// The files that it names.
    private var named: Set<String> {
        Set(page.split { "`/ ,|\n".contains($0) }.map(String.init).filter { $0.hasSuffix(".swift") })
    }

    @Test("TOOLCHAIN.md names each file that uses what is not promised")
    func isWhole() {
        var users: Set<String> = []
        for (name, text) in files {
            // By the C library: Swift's search takes seconds.
            let means = text.withCString { code in Self.means.first { strstr(code, $0) != nil } }
            guard let means else { continue }
            users.insert(name)
            if !named.contains(name) {
                Issue.record("\(name) uses \(means), and TOOLCHAIN.md does not name it.")
            }
        }
        #expect(users.count > 20)
    }

    @Test("TOOLCHAIN.md names no file that there is not")
    func isFresh() {
        #expect(named.subtracting(files.map(\.name)).sorted() == [])
    }
}
