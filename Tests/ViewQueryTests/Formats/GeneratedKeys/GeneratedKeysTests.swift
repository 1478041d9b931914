import Foundation
import TestSupport
import Testing

@testable import ViewQuery

/// Every public property of the framework's views is a key: the files that say so are made from the sources.
@MainActor
@Suite("Generated keys of formats") struct GeneratedKeysTests {
    private static let folder = PackageSources.package
        .appendingPathComponent("Sources/ViewQuery/Formats/Keys/Generated")

    private func scan() throws -> PropertyScan {
        try PropertyScan(modules: OwnModules.names)
    }

    @Test("The files are what the sources make of them; with ROBOT_WRITE_KEYS they are written")
    func files() throws {
        let files = GeneratedKeysText(scan: try scan()).files
        let manager = FileManager.default
        if ProcessInfo.processInfo.environment["ROBOT_WRITE_KEYS"] != nil {
            for old in try manager.contentsOfDirectory(atPath: Self.folder.path) where files[old] == nil {
                try manager.removeItem(at: Self.folder.appendingPathComponent(old))
            }
            for (name, text) in files {
                try text.write(
                    to: Self.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
        }
        let found = try manager.contentsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".swift")
        }
        #expect(found.sorted() == files.keys.sorted())
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let written = try? String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
            #expect(
                written == text,
                "\(name) is out of date: ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests")
        }
    }

    @Test("No key makes queries by a name slower whose changes the tree told of before")
    func sharedNames() {
        var announced: [String: Bool] = [:]
        let ownTables = ClassKeys.tables(of: BuiltInKeys.classes)
        for (name, entry) in ownTables.values.joined() {
            announced[name] = announced[name, default: true] && entry.origin == .announced
        }
        for (identity, table) in ClassKeys.tables(of: GeneratedKeys.classes) {
            for (name, entry) in table where ownTables[identity]?[name] == nil {
                #expect(announced[name] != true || entry.origin == .announced, "\(name)")
            }
        }
    }

    @Test(
        "Properties that are taken to report their changes do, so that queries by formats see them"
    )
    func announcing() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let (cell, item) = (UITableViewCell(), UICollectionViewCell(frame: .zero))
            let bar = UISearchBar()
            for view in [cell, item, bar] as [UIView] { window.addSubview(view) }
            let changes: [(String, @MainActor () -> Void)] = [
                ("isSelected == YES", { cell.isSelected = true }),
                ("isSelected == NO", { cell.isSelected = false }),
                ("isHighlighted == YES", { cell.isHighlighted = true }),
                ("isSelected == YES", { item.isSelected = true }),
                ("isHighlighted == YES", { item.isHighlighted = true }),
                ("text == 'bread'", { bar.text = "bread" }),
                ("placeholder == 'Food'", { bar.placeholder = "Food" }),
            ]
            for (format, change) in changes {
                let query = allViews(matching(format: format))
                for _ in 0..<3 { _ = query.count }
                let before = query.count
                change()
                #expect(query.count != before, "\(format)")
            }
        }
    }

    @Test("Properties of every kind can be asked for, of subclasses, too, and by their Objective-C names")
    func reading() {
        final class Loud: UISlider {}
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let slider = Loud().named("slider", 0, 0, 100, 30, in: window)
            slider.maximumValue = 10
            slider.value = 7
            UISwitch().named("switch", 0, 50, 50, 30, in: window).isOn = true
            let pages = UIPageControl().named("pages", 0, 100, 100, 30, in: window)
            pages.numberOfPages = 3
            pages.currentPage = 2
            let bar = UIProgressView().named("progress", 0, 150, 100, 4, in: window)
            bar.progress = 0.5
            let cell = UITableViewCell().named("cell", 0, 200, 100, 44, in: window)
            cell.accessoryType = .checkmark
            let expected = [
                ("value > 5 AND maximumValue == 10", "slider"), ("isOn == YES", "switch"),
                ("on == YES", "switch"),
                ("currentPage == numberOfPages - 1 AND numberOfPages == 3", "pages"),
                ("progress == 0.5", "progress"),
                ("accessoryType == \(UITableViewCell.AccessoryType.checkmark.rawValue)", "cell"),
                ("hidesForSinglePage == NO AND numberOfPages == 3", "pages"),
                ("accessoryView == nil AND reuseIdentifier == nil AND tag == 9", ""),
            ]
            for (format, names) in expected {
                #expect(FormatTree.find(format, in: window) == names, "\(format)")
            }
        }
        #expect(ViewKeys.name(of: \UISlider.maximumValue) == "maximumValue")
        #expect(ViewKeys.name(of: \Loud.value) == "value")
    }

    @Test("The scan takes public properties of instances, and no others")
    func scanning() {
        let scan = PropertyScan(
            text: """
                /// open class Ghost: UIView { }
                @preconcurrency @MainActor
                open class UIView: UIResponder {
                    open var a = 1
                    public private(set) final lazy var b: Int = { let local = 2; return local }()
                    public static let c = 3
                    open override var d: Int { 4 }
                    open weak var e: UIView? {
                        didSet { var inner = 0 }
                    }
                    var f = 6
                    public final let `default`: [String: Int] = [:]
                    public struct Inner {
                        public var g = 7
                    }
                    open func h() {
                        var local = 8
                    }
                }
                class Hidden: UIView { }
                public class Shown: Hidden {
                    public var text = "open var i = 9 {"
                }
                extension UIView {
                    public var j: Int { 10 }
                    public class var k: Int { 11 }
                }
                public extension Shown {
                    var l: Int { 12 }
                    private var m: Int { 13 }
                }
                """)
        #expect(scan.viewClasses == ["Shown", "UIView"])
        #expect(scan.classes["UIView"]?.properties.sorted() == ["a", "b", "default", "e", "j"])
        #expect(scan.classes["Shown"]?.properties.sorted() == ["l", "text"])
    }
}
