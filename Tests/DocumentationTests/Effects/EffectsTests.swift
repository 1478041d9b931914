import Foundation
import TestSupport
import Testing

/// What does nothing says so, in one wording, and stands in a list of Limits.md.
@Suite("What has no effect") struct EffectsTests {
    private static let page = PackageSources.package
        .appendingPathComponent("Sources/Robot/Robot.docc/Limits.md")

    /// The files of all modules, read once.
    private static let scans: [(path: String, scan: MemberScan)] = {
        let folder = PackageSources.package.appendingPathComponent("Sources")
        let paths = (try? PackageSources.swiftFiles(below: folder)) ?? []
        return paths.compactMap { path in
            let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return text.map { (path, MemberScan($0)) }
        }
    }()

    @Test("A public member that does nothing says so in its documentation")
    func silence() {
        let protocols = Self.scans.reduce(into: Set<String>()) { $0.formUnion($1.scan.protocols) }
        var hollow = 0
        for (path, scan) in Self.scans {
            for member in scan.members where member.doesNothing {
                hollow += 1
                guard member.isSilent(protocols: protocols) else { continue }
                Issue.record(
                    """
                    \(path): \(member.title) does nothing. Let it work, remove it, or document it with \
                    "\(DeclaredMember.marker)"; with "… \(DeclaredMember.hook)" if it is there to be overridden.
                    """)
            }
        }
        #expect(hollow > 250)
    }

    @Test(
        "There is one wording for it",
        arguments: [
            "only stored", "stored only", "changes nothing here", "not drawn here", "not moved here",
            "does not matter here", "nothing calls it here",
        ])
    func wording(_ phrase: String) {
        for (path, scan) in Self.scans {
            for member in scan.members where member.documentation.contains(phrase) {
                Issue.record("\(path): \(member.title) says \"\(phrase)\", not \"\(DeclaredMember.marker)\"")
            }
        }
    }

    @Test("The list of Limits.md is what the documentation says; with ROBOT_WRITE_LIMITS it is written")
    func list() throws {
        let text = EffectsText(members: Self.scans.flatMap(\.scan.members))
        var page = try String(contentsOf: Self.page, encoding: .utf8)
        if ProcessInfo.processInfo.environment["ROBOT_WRITE_LIMITS"] != nil {
            page = try #require(text.written(into: page))
            try page.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(
            text.written(into: page) == page,
            "Limits.md is out of date: ROBOT_WRITE_LIMITS=1 swift test --filter EffectsTests")
        #expect(text.count > 150)
    }

    @Test("The scan finds public members, their documentation, and what does nothing")
    func scanning() {
        let scan = MemberScan(
            """
            /// A view.
            @MainActor
            open class View: Base {
                /// Runs; does nothing unless overridden.
                open func run<T>(_ first: T, in second: (Int, Int) -> Int, third: [Int: Int] = [:]) {}
                /// A size.
                /// It has no effect here.
                public final var size = 1 {
                    didSet { local() }
                }
                func hidden() {}
                /// A name.
                public class var name: String {
                    get { "" }
                    set {}
                }
                public init(frame: Int) {}
                private struct Hidden {
                    public func inner() {}
                }
                /// Options. It has no effect here.
                public struct Options {
                    public static let all = Self()
                }
            }

            public protocol Told {
                /// Tells.
                func tell(
                    _ view: View
                )
            }

            extension Told {
                /// Does nothing.
                public func tell(
                    _ view: View
                ) {}
            }

            public extension View {
                func shown()
                    -> Int
                {
                    1
                }
            }
            """)
        #expect(
            scan.members.map(\.title) == [
                "View.run(_:in:third:)", "View.size", "View.name", "View.init(frame:)", "View.Options",
                "View.Options.all", "Told.tell(_:)", "Told.tell(_:)", "View.shown()",
            ])
        #expect(
            scan.members.filter(\.doesNothing).map(\.title) == [
                "View.run(_:in:third:)", "View.name", "Told.tell(_:)",
            ])
        #expect(scan.members.filter { $0.isSilent(protocols: scan.protocols) }.map(\.title) == ["View.name"])
        #expect(scan.members.filter(\.isMarked).map(\.title) == ["View.size", "View.Options"])
        #expect(
            EffectsText(members: scan.members).table == """
                | Type | What has no effect |
                |---|---|
                | `View` | `size` |
                | `View.Options` | all of it |
                """)
    }
}
