import TestSupport
import Testing

@testable import ViewQuery

/// Views for a format each: `page` holds a header, a form with controls, and a list of three rows.
@MainActor
enum FormatTree {
    static func build(in page: UIView = UIView()) -> UIView {
        page.named("page", 0, 0, 320, 480)
        page.tag = 1
        let header = UIView().named("header", 0, 0, 320, 60, in: page)
        header.backgroundColor = .red
        let title = UILabel().named("title", 10, 10, 100, 20, in: header)
        title.text = "Ärger im Büro"
        title.numberOfLines = 2
        let form = UIView().named("form", 0, 60, 320, 200, in: page)
        form.alpha = 0.5
        let name = UITextField().named("name", 10, 10, 300, 40, in: form)
        name.placeholder = "Name"
        name.text = "ada@example.com"
        let save = UIButton().named("save", 10, 60, 100, 44, in: form)
        save.setTitle("Save", for: .normal)
        save.isEnabled = false
        save.imageView?.accessibilityIdentifier = "save.image"
        save.titleLabel?.accessibilityIdentifier = "save.title"
        let list = UIView().named("list", 0, 260, 320, 200, in: page)
        for row in 1...3 {
            let view = UILabel().named("row\(row)", 0, CGFloat(row * 20), 320, 20, in: list)
            view.tag = row
            view.text = "Row \(row)"
            view.isHidden = row == 3
        }
        return page
    }

    /// The names of the views for which a format holds, or what is wrong with it.
    static func find(
        _ format: String, _ arguments: [(any Sendable)?] = [], in root: UIView
    ) -> String {
        find(ViewFormat(format, arguments), in: root)
    }

    static func find(_ format: ViewFormat, in root: UIView) -> String {
        var names: [String] = []
        do throws(ViewFormatError) {
            var pending = [root]
            while let view = pending.popLast() {
                if try format.holds(for: view, variables: ["rootView": root]) {
                    names.append(view.accessibilityIdentifier ?? "?")
                }
                pending += view.subviews.reversed()
            }
            return names.joined(separator: " ")
        } catch {
            return error.description
        }
    }
}

@MainActor
@Suite("View formats") struct ViewFormatTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var format: String
        var arguments: [(any Sendable)?]
        var expected: String
        var testDescription: String { ViewFormat(format, arguments).description }

        init(_ format: String, _ arguments: (any Sendable)?..., finds expected: String) {
            self.format = format
            self.arguments = arguments
            self.expected = expected
        }
    }

    nonisolated static let rows = "row1 row2 row3"
    nonisolated static let all = "page header title form name save save.image save.title list row1 row2 row3"

    nonisolated static let comparisons = [
        Case("subviews[SIZE] > %@", 2, finds: "page list"),
        Case("subviews[size] >= %d", 2, finds: "page form save list"),
        Case("text BEGINSWITH[cd] %@ AND alpha > 0.5", "a", finds: "title name"),
        Case("text BEGINSWITH[cd] %@ AND alpha > 0.5", "Ä", finds: "title name"),
        Case("text BEGINSWITH 'A'", finds: ""),
        Case("text BEGINSWITH[c] 'A'", finds: "name"),
        Case("text BEGINSWITH[d] 'A'", finds: "title"),
        Case("text beginswith 'A\\u0308'", finds: "title"),
        Case("text BEGINSWITH[n] 'A\\u0308'", finds: ""),
        Case("text BEGINSWITH[n] 'Ä'", finds: "title"),
        Case("text ENDSWITH '.com'", finds: "name"),
        Case("text ENDSWITH[C] 'BÜRO'", finds: "title"),
        Case("text CONTAINS 'im'", finds: "title"),
        Case("text CONTAINS ''", finds: "title name save.title row1 row2 row3"),
        Case("text LIKE 'Row ?'", finds: rows),
        Case("text LIKE '*w*2'", finds: "row2"),
        Case("text LIKE 'Row \\\\?'", finds: ""),
        Case("text LIKE[cd] 'arger*BURO'", finds: "title"),
        Case("text MATCHES 'Row [12]'", finds: "row1 row2"),
        Case("text MATCHES 'Ro'", finds: ""),
        Case("text MATCHES 'Row 1|Row'", finds: "row1"),
        Case("text MATCHES 'Row|Row 1'", finds: "row1"),
        Case("text MATCHES[c] 'ROW \\\\d'", finds: rows),
        Case("text MATCHES[d] 'Arger.*'", finds: "title"),
        Case("text MATCHES[d] 'Ärger.*'", finds: "title"),
        Case("'a\\\\' LIKE 'a\\\\' AND tag == 3", finds: "row3"),
        Case("text MATCHES accessibilityValue", finds: "name"),
        Case("tag = 3", finds: "row3"),
        Case("tag == 1.0", finds: "page row1"),
        Case("tag != 0", finds: "page row1 row2 row3"),
        Case("tag <> 0 && tag < 3", finds: "page row1 row2"),
        Case("tag => 2", finds: "row2 row3"),
        Case("tag > 0 AND tag =< 2", finds: "page row1 row2"),
        Case("3 == tag", finds: "row3"),
        Case("tag == 0x3", finds: "row3"),
        Case("tag == 0b11 OR tag == 0o2", finds: "row2 row3"),
        Case("tag == '3'", finds: ""),
        Case("text >= 'Row 2' AND text < 'S'", finds: "row2 row3"),
        Case("text ==[c] 'row 1'", finds: "row1"),
        Case("tag BETWEEN {2, 3}", finds: "row2 row3"),
        Case("tag BETWEEN %@", [2, 5], finds: "row2 row3"),
        Case("frame.size.width BETWEEN {100, 110}", finds: "title save"),
        Case("tag IN {1, 3}", finds: "page row1 row3"),
        Case("tag IN %@", Set([2, 3]), finds: "row2 row3"),
        Case("text IN %@", ["Row 1", "Save"], finds: "save.title row1"),
        Case("text IN[c] {'ROW 1'}", finds: "row1"),
        Case("text IN 'Row 1, Row 2'", finds: "row1 row2"),
        Case("{'Row 1', 'Row 3'} CONTAINS text", finds: "row1 row3"),
    ]

    nonisolated static let logic = [
        Case("TRUEPREDICATE", finds: all),
        Case("falsepredicate", finds: ""),
        Case("tag == 1 OR tag == 2 AND text != nil", finds: "page row1 row2"),
        Case("(tag == 1 OR tag == 2) AND text != nil", finds: "row1 row2"),
        Case("NOT tag == 0 AND NOT hidden == YES", finds: "page row1 row2"),
        Case("!(tag == 0 || isHidden == TRUE)", finds: "page row1 row2"),
        Case("NOT NOT NOT tag == 0", finds: "page row1 row2 row3"),
        Case("((((tag == 3))))", finds: "row3"),
        Case("tag == 1 || text LIKE 'Row*' && tag > 2", finds: "page row1 row3"),
        Case("text == nil AND tag == 0", finds: "header form save save.image list"),
        Case("text == NULL && tag == 0 && currentTitle == Nil", finds: "header form save.image list"),
        Case("text < 'a' OR text >= 'a' OR text == nil", finds: all),
        Case("isEnabled == NO", finds: "save"),
        Case("enabled == NO", finds: "save"),
        Case("enabled != YES", finds: "page header form save save.image list"),
        Case("enabled == 0", finds: "save"),
        Case("hidden == YES", finds: "save.image row3"),
    ]

    nonisolated static let paths = [
        Case("ANY subviews.tag == 3", finds: "list"),
        Case("SOME subviews.tag == 3", finds: "list"),
        Case("ALL subviews.tag > 0 AND subviews.@count > 0", finds: "list"),
        Case("NONE subviews.tag == 0 AND subviews.count != 0", finds: "list"),
        Case("NOT ANY subviews.hidden == NO AND subviews[SIZE] == 1", finds: ""),
        Case("ANY subviews.text CONTAINS[c] 'ROW'", finds: "list"),
        Case("ANY superview.subviews.tag == 3", finds: rows),
        Case("superview.tag == 1", finds: "header form list"),
        Case("superview == $rootView", finds: "header form list"),
        Case("$rootView.tag == tag", finds: "page row1"),
        Case("self == %@", nil, finds: ""),
        Case("SELF.tag == 3", finds: "row3"),
        Case("self.self.tag == 3", finds: "row3"),
        Case("self == superview.subviews[FIRST]", finds: "header title name save.image row1"),
        Case("self == superview.subviews[LAST]", finds: "title save save.title list row3"),
        Case("self == superview.subviews[1]", finds: "form save save.title row2"),
        Case("self == superview.subviews[1 + 1]", finds: "list row3"),
        Case("subviews[7] != nil", finds: ""),
        Case("subviews[FIRST].subviews[0].tag >= 0", finds: "page"),
        Case("subviews.@max.tag == 3", finds: "list"),
        Case("subviews.@min.tag == 1", finds: "list"),
        Case("subviews.@sum.tag == 6", finds: "list"),
        Case("subviews.@avg.tag == 2", finds: "list"),
        Case("subviews.@unionOfObjects.text == {'Row 1', 'Row 2', 'Row 3'}", finds: "list"),
        Case("subviews.@distinctUnionOfObjects.frame.size.width == {320}", finds: "page list"),
        Case("count(subviews.@unionOfArrays.subviews) == 6", finds: "page"),
        Case("count(subviews.@distinctUnionOfArrays.superview.subviews) == 3", finds: "page list"),
        Case("SUBQUERY(subviews, $v, $v.tag >= 2).@count == 2", finds: "list"),
        Case("SUBQUERY(subviews, $v, ANY $v.subviews.tag == 3)[FIRST].tag == 0", finds: "page"),
        Case(
            "SUBQUERY(subviews, $v, SUBQUERY($v.subviews, $v, TRUEPREDICATE)[SIZE] == 3 AND $v.tag == 0)[SIZE] == 1",
            finds: "page"),
        Case("ALL superview.subviews.tag == 77", finds: "page"),
        Case("NONE superview.subviews.tag >= 0", finds: "page"),
        Case("ANY superview.subviews.tag >= 0 AND tag == 1", finds: "row1"),
        Case("count(subviews.@unionOfObjects.text) == 1", finds: "header form save"),
        Case("subviews.@max.text == 'Row 3'", finds: "list"),
        Case("subviews.@avg.numberOfLines == 2", finds: "header"),
        Case("SUBQUERY(subviews, $v, $v.tag > tag)[SIZE] > 0", finds: "list"),
        Case("text.length == 5", finds: rows),
        Case("text.uppercaseString == 'SAVE'", finds: "save.title"),
        Case("tag.stringValue == '2'", finds: "row2"),
        Case("%K == %@", "tag", 3, finds: "row3"),
        Case("%K > %f", "frame.size.height", 199, finds: "page form list"),
        Case("superview.%K == 1", "tag", finds: "header form list"),
        Case("%K == 3", "subviews.@count", finds: "page list"),
        Case("#tag == 3", finds: "row3"),
        Case("frame.origin.x == 10 AND bounds.size.height == 20", finds: "title"),
        Case("frame.maxY == 60", finds: "header row2"),
        Case("frame == %@", CGRect(x: 0, y: 60, width: 320, height: 20), finds: "row3"),
        Case("center.y == 30", finds: "header name row1"),
    ]

    nonisolated static let values = [
        Case("tag + 1 == 4", finds: "row3"),
        Case("tag * 2 + 1 == 7", finds: "row3"),
        Case("1 + tag * 2 == 7", finds: "row3"),
        Case("(1 + tag) * 2 == 8", finds: "row3"),
        Case("2 ** tag == 8", finds: "row3"),
        Case("2 ** tag ** 2 == 512", finds: "row3"),
        Case("2 * tag ** 2 == 18", finds: "row3"),
        Case("10 - tag - 2 == 5", finds: "row3"),
        Case("7 / 2 == tag", finds: "row3"),
        Case("7 / 2.0 == tag + 0.5", finds: "row3"),
        Case("2 ** (2 - tag) == 0.5", finds: "row3"),
        Case("-tag == -3", finds: "row3"),
        Case("-%@ > 9e18 AND tag == 3", Int.min, finds: "row3"),
        Case("median({10, 1, tag}) == 3 AND median({1, 10, tag, 4}) == 3.5", finds: "row3"),
        Case("stddev({2, 4, 4, 4, 5, 5, 7, 9}) == 2 AND average({}) == nil AND tag == 3", finds: "row3"),
        Case("trunc(-1.5) == -1 AND sqrt(tag * 3) == 3 AND exp(0) == 1 AND tag > 2", finds: "row3"),
        Case("ln(1) == 0 AND log(100) == 2 AND onesComplement(tag) == -4", finds: "row3"),
        Case("add:to:(tag, 1) == 4 AND from:subtract:(tag, 1) == 2", finds: "row3"),
        Case("multiply:by:(tag, 2) == 6 AND divide:by:(tag, 2) == 1", finds: "row3"),
        Case("raise:toPower:(tag, 2) == 9 AND modulus:by:(tag, 0) != 0", finds: "row3"),
        Case("modulus:by:(tag, 2.5) == 0.5", finds: "row3"),
        Case("bitwiseOr:with:(tag, 4) == 7 AND bitwiseXor:with:(tag, 1) == 2", finds: "row3"),
        Case("leftshift:by:(tag, 2) == 12 AND rightshift:by:(tag, 1) == 1", finds: "row3"),
        Case("leftshift:by:(tag, 100) == 0 AND min({tag, 2}) == 2 AND tag > 2", finds: "row3"),
        Case("sum(nil) == 0 AND abs(nil) == nil AND uppercase(nil) == nil AND tag == 3", finds: "row3"),
        Case(
            "alpha.integerValue == 0 AND alpha.stringValue == '0.5' AND alpha.boolValue == YES", finds: "form"
        ),
        Case("'12 apples'.integerValue == 12 AND '1.5'.doubleValue == 1.5 AND tag == 3", finds: "row3"),
        Case("text.isEmpty == NO AND text.capitalizedString == 'Ada@Example.Com'", finds: "name"),
        Case("text.count == 13 AND text.lowercaseString BEGINSWITH 'ä'", finds: "title"),
        Case("transform.a == 1 AND transform.isIdentity == YES AND tag == 3", finds: "row3"),
        Case("- -tag == 3", finds: "row3"),
        Case("-tag ** 2 == 9", finds: "row3"),
        Case("tag / 0 > 1000", finds: "page row1 row2 row3"),
        Case("tag - 9223372036854775807 - 5 < -9e18 AND tag == 3", finds: "row3"),
        Case("accessibilityHint + 1 == 1", finds: ""),
        Case("abs(-tag) == 3", finds: "row3"),
        Case("abs:(0 - tag) == 3", finds: "row3"),
        Case("modulus:by:(tag, 2) == 0 AND tag > 0", finds: "row2"),
        Case("bitwiseAnd:with:(tag, 2) == 2", finds: "row2 row3"),
        Case("sum(subviews.tag) == 6", finds: "list"),
        Case("max(tag, 2) == 3", finds: "row3"),
        Case("average({tag, 5}) == 4", finds: "row3"),
        Case("count(subviews) == 3", finds: "page list"),
        Case("uppercase(text) == 'ROW 3'", finds: "row3"),
        Case("length(text) == 5 AND lowercase(text) CONTAINS '3'", finds: "row3"),
        Case("floor(alpha) == 0 AND ceiling(alpha) == 1", finds: "form"),
        Case("className == 'UIButton'", finds: "save"),
        Case("class == %@", UIButton.self, finds: "save"),
        Case("backgroundColor == %@", UIColor.red, finds: "header"),
        Case("bitwiseAnd:with:(accessibilityTraits, 1) == 1", finds: "save"),
        Case("state == 2", finds: "save"),
        Case("hidden == %@", true, finds: "save.image row3"),
        Case("alpha == %@", 0.5, finds: "form"),
        Case("alpha == %@", Float(0.5), finds: "form"),
        Case("tag == %ld AND tag == %u", 3, UInt8(3), finds: "row3"),
        Case("tag == %@", NSNumber(value: 3), finds: "row3"),
        Case("text == %@", "Row 1".prefix(5), finds: "row1"),
        Case("text == \"Row\\u00201\"", finds: "row1"),
        Case("text == %@ AND tag == 0", nil, finds: "header form save save.image list"),
        Case("currentTitle == 'Save' AND titleLabel.text == currentTitle", finds: "save"),
        Case("font.pointSize == 17 AND tag == 2", finds: "row2"),
    ]

    @Test(
        "A format finds just the views for which it holds", arguments: comparisons + logic + paths + values)
    func finds(_ item: Case) {
        inOwnApplication {
            #expect(FormatTree.find(item.format, item.arguments, in: FormatTree.build()) == item.expected)
        }
    }

    @Test("A format compares with views that it is given")
    func views() {
        inOwnApplication {
            let page = FormatTree.build()
            let list = page.subviews[2]
            #expect(FormatTree.find("superview == %@", [list], in: page) == "row1 row2 row3")
            #expect(FormatTree.find("self IN %@", [[list, page]], in: page) == "page list")
            #expect(FormatTree.find("ANY subviews == %@", [list], in: page) == "page")
        }
    }

    @Test("A chain may be as long as it likes, nesting up to a hundred levels")
    func longFormats() {
        inOwnApplication {
            let view = UIView()
            view.accessibilityIdentifier = "view"
            let count = Rounds.of(20_000, share: 5)
            let long = Array(repeating: "tag == 0", count: count)
            #expect(FormatTree.find(long.joined(separator: " AND "), in: view) == "view")
            #expect(FormatTree.find(long.joined(separator: " OR "), in: view) == "view")
            #expect(
                FormatTree.find(String(repeating: "NOT ", count: count + 1) + "tag == 1", in: view) == "view")
            #expect(FormatTree.find(String(repeating: "-", count: count) + "tag == 0", in: view) == "view")
            let sum = Array(repeating: "1", count: count).joined(separator: "+")
            #expect(FormatTree.find("tag + \(sum) == \(count)", in: view) == "view")
            let path = Array(repeating: "superview", count: count).joined(separator: ".")
            #expect(FormatTree.find("\(path) == nil", in: view) == "view")
            let gathering = Array(repeating: "@max", count: 100).joined(separator: ".")
            #expect(FormatTree.find("subviews.\(gathering).tag == nil", in: view) == "view")
            #expect(
                FormatTree.find("subviews.\(gathering).@max.tag == nil", in: view)
                    .contains("more than 100 levels deep"))
            for (open, close) in [("(", ")"), ("abs(", ")")] {
                func nested(_ count: Int) -> String {
                    String(repeating: open, count: count) + "tag" + String(repeating: close, count: count)
                        + " == 0"
                }
                #expect(FormatTree.find(nested(100), in: view) == "view")
                #expect(FormatTree.find(nested(101), in: view).contains("more than 100 levels deep"))
                #expect(FormatTree.find(nested(100_000), in: view).contains("more than 100 levels deep"))
            }
        }
    }

    @Test("A format is read on any thread, however small its stack")
    func otherThreads() async {
        let nested = String(repeating: "SUBQUERY(subviews, $v, ANY ", count: 100)
        let format = nested + "tag == 0" + String(repeating: ")[SIZE] == 0", count: 100)
        #expect(await Task.detached { ViewFormat(format).failure }.value == nil)
    }

    @Test("A format that leads to too many values, or tries too many ways to match, is given up")
    func tooMuchWork() {
        inOwnApplication {
            let root = UIView()
            for _ in 0..<50 { root.addSubview(UIView()) }
            let path = Array(repeating: "superview.subviews", count: 8).joined(separator: ".")
            let many = ViewFormat("ANY subviews.\(path) == nil")
            #expect(
                throws: ViewFormatError.unanswerable(
                    predicate: many.description, view: "UIView",
                    reason: "it leads to more than 200000 values")
            ) {
                try many.holds(for: root)
            }
            let deep = UIView()
            var innermost = deep
            for _ in 0..<300 {
                let view = UIView()
                innermost.addSubview(view)
                innermost = view
            }
            func nested(_ count: Int) -> ViewFormat {
                ViewFormat(Array(repeating: "subviews", count: count).joined(separator: ".") + ".tag != nil")
            }
            #expect(throws: Never.self) { try nested(100).holds(for: deep) }
            #expect(
                throws: ViewFormatError.unanswerable(
                    predicate: nested(200).description, view: "UIView",
                    reason: "its lists are nested more than 100 levels deep")
            ) {
                try nested(200).holds(for: deep)
            }
            let label = UILabel()
            label.text = String(repeating: "a", count: 60)
            let slow = ViewFormat("text MATCHES '(a+)+b'")
            #expect(
                throws: ViewFormatError.unanswerable(
                    predicate: slow.description, view: label.summary,
                    reason:
                        "there are too many ways in which \"(a+)+b\" could match, and none was found in time")
            ) {
                try slow.holds(for: label)
            }
        }
    }

    @Test("A format is described as the code that makes it")
    func descriptions() {
        #expect(
            ViewFormat("subviews[SIZE] > %@", [2]).description
                == #"matching(format: "subviews[SIZE] > %@", 2)"#)
        let frame = CGRect(x: 0, y: 1.5, width: 2, height: 3)
        #expect(
            ViewFormat(
                "frame == %@ AND frame.size != %@ AND center == %@", [frame, frame.size, CGPoint.zero]
            )
            .description == """
                matching(format: "frame == %@ AND frame.size != %@ AND center == %@", \
                CGRect(x: 0, y: 1.5, width: 2, height: 3), CGSize(width: 2, height: 3), CGPoint(x: 0, y: 0))
                """)
        let numbers = Set(1...9)
        #expect(
            ViewFormat("tag IN %@", [numbers]).description
                == #"matching(format: "tag IN %@", [1, 2, 3, 4, 5, 6, 7, 8, 9])"#)
        let list: [any Sendable] = [1, "b", [2.5]]
        let other = ViewFormat("a == %@ AND b IN %@ AND c = %@ AND d = %@", ["Ä\"", list, nil, UILabel.self])
        #expect(
            other.description
                == #"matching(format: "a == %@ AND b IN %@ AND c = %@ AND d = %@", "Ä\"", [1, "b", [2.5]], "#
                + "nil, UILabel.self)")
    }

    @Test("A format tells whether its answer may change without the tree telling")
    func unseenChanges() {
        func flags(_ format: String) -> [Bool] {
            let format = ViewFormat(format)
            return [format.mayChangeUnseen, format.mayAskForeignCode]
        }
        ViewKeys.register("isFancy", of: FancyLabel.self) { _ in true }
        #expect(flags("text == 'a' AND subviews[SIZE] > 2 AND frame.size.width > 2") == [false, false])
        #expect(flags("ANY subviews.firstResponder == YES") == [true, false])
        #expect(flags("SUBQUERY(subviews, $v, $v.isFancy == YES)[0] == nil") == [true, true])
        #expect(flags("font.pointSize == 17") == [true, false])
        #expect(flags("a ==") == [false, false])
    }
}
