import TestSupport
import Testing
import ViewQuery

private final class Row {
    let title: String
    init(_ title: String) { self.title = title }
}

private class ListView: UIView {
    var rows: [Row] = []
    var kind: String { "list" }
    var worldlyRows: Int { rows.count }
}

private final class GridView: ListView {
    var columns = 2
}

private final class PlainLabel: UILabel {}

@MainActor
@Suite("Registered keys of formats") struct ViewKeysTests {
    private func find(_ format: String, in view: UIView) -> String {
        FormatTree.find(format, in: view)
    }

    @Test("A class's own keys are read like the framework's, and its subclasses have them too")
    func ownKeys() {
        inOwnApplication {
            ViewKeys.register("rowCount", of: ListView.self) { $0.rows.count }
            ViewKeys.register("rows", \ListView.rows)
            ViewKeys.register("rowTitle", \Row.title)
            ViewKeys.register("columns", \GridView.columns)
            let root = UIView().named("root", 0, 0, 10, 10)
            let list = ListView().named("list", 0, 0, 10, 10, in: root)
            let grid = GridView().named("grid", 0, 0, 10, 10, in: root)
            list.rows = [Row("a"), Row("b")]
            grid.rows = [Row("c")]
            #expect(find("rowCount > 0", in: root) == "list grid")
            #expect(find("ANY rows.rowTitle == 'b'", in: root) == "list")
            #expect(find("rows[0].rowTitle == 'c'", in: root) == "grid")
            #expect(find("columns == 2", in: root) == "grid")
            #expect(find("columns == nil", in: root) == "root list")
        }
    }

    @Test("What one test registers is not there for the next, which can register it otherwise")
    func worlds() {
        for number in 1...2 {
            inOwnApplication {
                let list = ListView().named("list", 0, 0, 10, 10)
                #expect(ViewKeys.name(of: \ListView.worldlyRows) == nil)
                #expect(find("worldly == 1", in: list).contains("worldly"))
                ViewKeys.register("worldly", of: ListView.self) { _ in number }
                ViewKeys.register("worldlyRows", \ListView.worldlyRows)
                #expect(find("worldly == \(number) AND worldlyRows == 0", in: list) == "list")
                #expect(ViewKeys.name(of: \ListView.worldlyRows) == "worldlyRows")
            }
        }
    }

    @Test("A subclass's key wins, and registering one again replaces it")
    func replacing() {
        inOwnApplication {
            let list = ListView().named("list", 0, 0, 10, 10)
            GridView().named("grid", 0, 0, 10, 10, in: list)
            ViewKeys.register("nature", of: GridView.self) { _ in "grid" }
            ViewKeys.register("nature", of: ListView.self) { $0.kind }
            #expect(find("nature == 'list'", in: list) == "list")
            #expect(find("nature == 'grid'", in: list) == "grid")
            ViewKeys.register("nature", of: ListView.self) { _ in "other" }
            #expect(find("nature == 'other'", in: list) == "list")
            ViewKeys.register("alpha", of: GridView.self) { _ in 7 }
            #expect(find("alpha == 7", in: list) == "grid")
        }
    }

    @Test("What a key reads may be of any type")
    func types() {
        enum Mood: String { case good }
        struct Version: Comparable {
            var number: Int
            static func < (lhs: Version, rhs: Version) -> Bool { lhs.number < rhs.number }
        }
        inOwnApplication {
            let list = ListView().named("list", 0, 0, 10, 10)
            ViewKeys.register("mood", of: ListView.self) { _ in Mood.good }
            ViewKeys.register("version", of: ListView.self) { _ in Version(number: 3) }
            ViewKeys.register("nextVersion", of: ListView.self) { _ in Version(number: 4) }
            ViewKeys.register("maybe", of: ListView.self) { _ -> Int?? in .some(nil) }
            ViewKeys.register("byte", of: ListView.self) { _ in UInt8(3) }
            ViewKeys.register("letter", of: ListView.self) { _ in Character("a") }
            ViewKeys.register("mixed", of: ListView.self) { _ -> [Any] in [1, "a", [2]] }
            ViewKeys.register("huge", of: ListView.self) { _ in UInt64.max }
            ViewKeys.register("bridged", of: ListView.self) { _ in NSArray(array: [NSString("a"), NSNull()]) }
            let format = """
                bridged == {'a', NULL} AND mood == 'good' AND version < nextVersion AND version != nextVersion AND maybe == nil AND byte == 3 \
                AND letter BEGINSWITH 'a' AND mixed == {1, 'a', {2}} AND huge > 18e18
                """
            #expect(find(format, in: list) == "list")
            #expect(
                find("mood.x == 1", in: list)
                    == #"matching(format: "mood.x == 1") has no answer for ListView #list: "#
                    + #"a text has no key "x". It has: boolValue, capitalizedString, count, doubleValue, "#
                    + "integerValue, isEmpty, length, lowercaseString, uppercaseString")
        }
    }

    @Test("A property's name is known from its class, and the framework's from any subclass")
    func names() {
        ViewKeys.register("rows", \ListView.rows)
        #expect(ViewKeys.name(of: \ListView.rows) == "rows")
        #expect(ViewKeys.name(of: \GridView.columns.description) == nil)
        #expect(ViewKeys.name(of: \UIView.tag) == "tag")
        #expect(ViewKeys.name(of: \UIView.isHidden) == "isHidden")
        #expect(ViewKeys.name(of: \UILabel.text) == "text")
        #expect(ViewKeys.name(of: \UITextView.isEditable) == "isEditable")
        #expect(ViewKeys.name(of: \UIButton.isEnabled) == "isEnabled")
        #expect(ViewKeys.name(of: \UIButton.tag) == "tag")
        #expect(ViewKeys.name(of: \PlainLabel.text) == "text")
        #expect(ViewKeys.name(of: \PlainLabel.alpha) == "alpha")
        #expect(ViewKeys.name(of: \GridView.frame) == "frame")
        #expect(ViewKeys.name(of: \UIView.frame.size) == "frame.size")
        #expect(ViewKeys.name(of: \UIView.frame.isEmpty) == nil)
    }
}
