import Foundation
import TestSupport
import Testing

/// The order of the module's parts, as its files show it.
///
/// `HeadlessUIKit` stands on `HeadlessDrawing`, as the compiler sees to, and is one module, in wings that build on each
/// other. There the compiler lets any file name any type; here a file names types of its own wing and of those before it.
/// What names a later one is listed in `UpwardReferences.swift`, which gets shorter and no longer.
@Suite struct LayeringTests {
    private static let wings = [
        "Views", "AutoLayout", "Input", "Animation", "ControlBase", "Scrolling", "Application", "Text",
        "Controls",
        "Controllers",
    ]

    private struct File {
        /// Such as `Views/Tree/UIView.swift`.
        var path: String
        var wing: Int
        var names: SourceNames
    }

    private static func files() throws -> [File] {
        var files: [File] = []
        let folder = try #require(PackageSources.modules["HeadlessUIKitCore"])
        for path in try PackageSources.swiftFiles(below: folder) {
            // What stands in no wing is above them all.
            guard let slash = path.firstIndex(of: "/") else { continue }
            let wing = try #require(wings.firstIndex(of: String(path[..<slash])), "\(path) is in no wing.")
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            files.append(File(path: path, wing: wing, names: SourceNames(text)))
        }
        return files
    }

    @Test("No file names a type of a later wing, except for those that are listed")
    func references() throws {
        let files = try Self.files()
        var homes: [String: Int] = [:]
        for file in files {
            for name in file.names.declared { homes[name] = file.wing }
        }
        var found: Set<String> = []
        for file in files {
            for name in file.names.mentioned where homes[name, default: 0] > file.wing {
                found.insert("\(file.path): \(name), of \(Self.wings[homes[name, default: 0]])")
            }
        }
        #expect(files.count > 700 && homes.count > 600)
        let listed = Set(upwardReferences.split(separator: "\n").map(String.init))
        for line in found.subtracting(listed).sorted() {
            Issue.record("\(line). Have the later wing register itself, or pass a closure.")
        }
        for line in listed.subtracting(found).sorted() {
            Issue.record("\(line): it is no longer so, and leaves UpwardReferences.swift.")
        }
    }

    /// Classes whose overridable members Swift wants in one place.
    private static let longFiles: Set = [
        "UIView", "UIViewController", "UIScrollView", "UITextView", "UITextField", "UIButton",
        "UITableViewController", "UICollectionViewController", "UICollectionView", "UINavigationBar",
        "UITableView", "UITableViewCell",
        "UISegmentedControl", "UISlider", "UISearchBar", "UIApplication", "CALayer", "UILabel",
        "UIBarButtonItem", "UIControl",
    ]

    @Test("No folder has more than twelve files, and no file more than 300 lines, but for long classes")
    func sizes() throws {
        var counts: [String: Int] = [:]
        for module in ["HeadlessDrawing", "HeadlessUIKitCore", "HeadlessLists"] {
            try check(try #require(PackageSources.modules[module]), &counts)
        }
        for (path, count) in counts.sorted(by: { $0.key < $1.key }) {
            #expect(count <= 12, "\(path) has \(count) files.")
        }
    }

    private func check(_ folder: URL, _ counts: inout [String: Int]) throws {
        for path in try PackageSources.swiftFiles(below: folder) {
            let file = folder.appendingPathComponent(path)
            counts[file.deletingLastPathComponent().path, default: 0] += 1
            let lines = try Data(contentsOf: file).count { $0 == UInt8(ascii: "\n") }
            let name = file.deletingPathExtension().lastPathComponent
            #expect(lines <= 300 || Self.longFiles.contains(name), "\(path) has \(lines) lines.")
        }
    }

    @Test("Names are found outside comments and texts, and types where they are declared")
    func names() {
        let names = SourceNames(
            #"""
            // Comment
            /* Block */
            private struct Hidden { var text = "Text \"Quoted\" \(more)" }
            public final class Shown<Element: Bound>: Base {
                enum Inner {}
                let page = """
                    Page "Quoted"
                    """
            }
            typealias Other = Hidden
            private func own() -> Result {}
            protocol Role {}
            """#)
        #expect(names.declared == ["Shown", "Other", "Role"])
        #expect(
            names.mentioned == [
                "Hidden", "Shown", "Element", "Bound", "Base", "Inner", "Other", "Result", "Role",
            ])
    }
}
