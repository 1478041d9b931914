import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Predicates on texts") struct TextPredicateTests {
    /// A function that makes a predicate of a text, and what gives a view such a text.
    struct Field: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var predicate: @MainActor @Sendable (TextPattern) -> ViewPredicate
        var satisfying:
            @MainActor @Sendable (@escaping @MainActor @Sendable (String) -> Bool) -> ViewPredicate
        var view: @MainActor @Sendable (String) -> UIView
        var foldsWhiteSpace = false
    }

    nonisolated static let fields = [
        Field(testDescription: "withText", predicate: { withText($0) }, satisfying: { withText($0) }) {
            let label = UILabel()
            label.text = $0
            return label
        },
        Field(
            testDescription: "withLabel", predicate: { withLabel($0) }, satisfying: { withLabel($0) },
            view: {
                let view = UIView()
                view.accessibilityLabel = $0
                return view
            }, foldsWhiteSpace: true),
        Field(
            testDescription: "withLabel by placeholder", predicate: { withLabel($0) },
            satisfying: { withLabel($0) },
            view: {
                let field = UITextField()
                field.placeholder = $0
                field.text = "entry"
                return field
            }, foldsWhiteSpace: true),
        Field(
            testDescription: "withLabel by text", predicate: { withLabel($0) }, satisfying: { withLabel($0) },
            view: {
                let label = UILabel()
                label.text = $0
                label.accessibilityLabel = "elsewhere"
                return label
            }, foldsWhiteSpace: true),
        Field(
            testDescription: "withIdentifier", predicate: { withIdentifier($0) },
            satisfying: { withIdentifier($0) }
        ) {
            let view = UIView()
            view.accessibilityIdentifier = $0
            return view
        },
        Field(testDescription: "withValue", predicate: { withValue($0) }, satisfying: { withValue($0) }) {
            let view = UIView()
            view.accessibilityValue = $0
            return view
        },
        Field(testDescription: "withHint", predicate: { withHint($0) }, satisfying: { withHint($0) }) {
            let view = UIView()
            view.accessibilityHint = $0
            return view
        },
        Field(
            testDescription: "withPlaceholder", predicate: { withPlaceholder($0) },
            satisfying: { withPlaceholder($0) }
        ) {
            let field = UITextField()
            field.placeholder = $0
            field.text = "entry"
            return field
        },
        Field(testDescription: "withTitle", predicate: { withTitle($0) }, satisfying: { withTitle($0) }) {
            let button = UIButton()
            button.setTitle($0, for: .normal)
            for part in button.subviews { part.removeFromSuperview() }
            return button
        },
    ]

    nonisolated static let texts = [
        "Save", "save", "SAVE", "Säve", "Saved", "Unsave", "Save  draft", "Save draft", " Save\n", "Se",
    ]

    struct Case: Sendable {
        var pattern: TextPattern
        var fitting: [String]
        /// Those that match with folded whitespace.
        var folded: [String]?
    }

    nonisolated static let cases = [
        Case(pattern: .exactly("Save"), fitting: ["Save"], folded: ["Save", " Save\n"]),
        Case(
            pattern: .containing("ave"),
            fitting: [
                "Save", "save", "Saved", "Unsave", "Save  draft", "Save draft", " Save\n",
            ]),
        Case(pattern: .containing("e d"), fitting: ["Save draft"], folded: ["Save  draft", "Save draft"]),
        Case(
            pattern: .prefix("Save"), fitting: ["Save", "Saved", "Save  draft", "Save draft"],
            folded: ["Save", "Saved", "Save  draft", "Save draft", " Save\n"]),
        Case(
            pattern: .suffix("ave"), fitting: ["Save", "save", "Unsave"],
            folded: ["Save", "save", "Unsave", " Save\n"]),
        Case(
            pattern: .exactly("save").ignoringCase, fitting: ["Save", "save", "SAVE"],
            folded: ["Save", "save", "SAVE", " Save\n"]),
        Case(
            pattern: .exactly("Save").ignoringDiacritics, fitting: ["Save", "Säve"],
            folded: ["Save", "Säve", " Save\n"]),
        Case(
            pattern: .prefix("sä").ignoringCase.ignoringDiacritics,
            fitting: ["Save", "save", "SAVE", "Säve", "Saved", "Save  draft", "Save draft"],
            folded: ["Save", "save", "SAVE", "Säve", "Saved", "Save  draft", "Save draft", " Save\n"]),
        Case(
            pattern: .exactly(" Save  draft ").foldingWhiteSpace, fitting: ["Save  draft", "Save draft"]),
        Case(
            pattern: .matching(/^S.{1,2}e$/), fitting: ["Save", "Säve"], folded: ["Save", "Säve", " Save\n"]),
        Case(
            pattern: .matching(/^s.ve/).ignoringCase,
            fitting: ["Save", "save", "SAVE", "Säve", "Saved", "Save  draft", "Save draft"],
            folded: ["Save", "save", "SAVE", "Säve", "Saved", "Save  draft", "Save draft", " Save\n"]),
        Case(pattern: .satisfying { $0.count == 2 }, fitting: ["Se"]),
        Case(pattern: .containing(""), fitting: texts),
        Case(pattern: .exactly(""), fitting: []),
    ]

    @Test("Each text-like predicate compares its text in every way", arguments: fields)
    func patterns(_ field: Field) {
        let root = UIView()
        for text in Self.texts { root.addSubview(field.view(text)) }
        root.addSubview(UIView())
        let views = root.subviews
        for item in Self.cases {
            let fitting = field.foldsWhiteSpace ? item.folded ?? item.fitting : item.fitting
            let expected = zip(Self.texts, views).filter { fitting.contains($0.0) }.map(\.1)
            let query = allViews(field.predicate(item.pattern)).inside(root)
            // Asked often enough for an index to take over, where there is one.
            for _ in 0..<3 { #expect(query.views == expected, "\(query)") }
            #expect(allViews(!field.predicate(item.pattern)).inside(root).count == 12 - expected.count)
        }
        #expect(allViews(field.satisfying { $0.hasSuffix("ed") }).inside(root).views == [views[4]])
    }

    @Test("A text-like predicate reads like the code that made it", arguments: fields)
    func descriptions(_ field: Field) {
        let name = field.testDescription.split(separator: " ")[0]
        #expect("\(field.predicate(.exactly("a")))" == #"\#(name)("a")"#)
        #expect("\(field.predicate(.prefix("a").ignoringCase))" == #"\#(name)(.prefix("a").ignoringCase)"#)
        #expect("\(field.predicate(.matching(/a+/)))" == "\(name)(/a+/)")
    }

    @Test("Labels that are not folded by the pattern keep their ends in other predicates")
    func whiteSpace() {
        let root = UIView()
        UILabel().named("two", 0, 0, 1, 1, in: root).text = "Two\n  lines "
        #expect(allViews(withLabel("Two lines")).inside(root).names == "two")
        #expect(allViews(withLabel(" Two  lines")).inside(root).names == "two")
        #expect(allViews(withText("Two lines")).inside(root).names == "")
        #expect(allViews(withText("Two\n  lines ")).inside(root).names == "two")
        #expect(allViews(withLabel("Twolines")).inside(root).names == "")
    }
}
