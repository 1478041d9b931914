import FailureReporting
import TestSupport
import Testing
import ViewQuery

/// Conditions and queries that are nested without an end, such as by a loop: they would end the process.
@MainActor
@Suite("Deeply nested conditions and queries") struct DeepQueryTests {
    private func text(_ kind: String) -> String {
        """
        A \(kind) is nested more than 250 levels deep; it finds nothing.
        Something wraps it again and again, such as a loop or a recursion.
        """
    }

    private func wrapped(_ times: Int, _ wrap: (ViewPredicate) -> ViewPredicate) -> ViewPredicate {
        var predicate = withIdentifier("root")
        for _ in 0..<times { predicate = wrap(predicate) }
        return predicate
    }

    @Test("A condition around a condition, 5,000 times, is one failure, and finds nothing", arguments: 0..<9)
    func conditions(kind: Int) {
        let root = UIView()
        root.accessibilityIdentifier = "root"
        let failures = failureTexts {
            let predicate = wrapped(5_000) { inner in
                switch kind {
                case 0: withParent(inner)
                case 1: containing(inner)
                case 2: withSibling(inner, withTag(0))
                case 3: includingSuperviews(inner)
                case 4: !(inner && withTag(0))
                case 5: (inner || withTag(1)) && withTag(0)
                case 6: matching(inner)
                case 7: leftOf(theFirstView(inner))
                default: withAncestor(inner)
                }
            }
            #expect(allViews(predicate).inside(root).isEmpty)
            #expect("\(predicate)".count < 10_000)
        }
        #expect(failures == [text("condition")])
    }

    @Test("A query inside a query, 5,000 times, is one failure, and finds nothing")
    func queries() {
        let root = UIView()
        let failures = failureTexts {
            var query = allViews().inside(root)
            for _ in 0..<5_000 { query = allViews().inside(query) }
            #expect(query.isEmpty)
        }
        #expect(failures == [text("query")])
    }

    @Test("A condition on elements around another, 5,000 times, is one failure, and finds nothing")
    func elements() {
        let failures = failureTexts {
            var predicate: ElementPredicate = withTraits(.button) && withHint("a")
            for _ in 0..<5_000 { predicate = !(predicate && withHint("a")) || withHint("b") }
            #expect(allElements(predicate).inside(UIView()).elements.isEmpty)
        }
        #expect(failures == [text("condition on elements")])
    }

    @Test("Long chains are no nesting, and some levels are found through")
    func chains() {
        let root = UIView()
        root.accessibilityIdentifier = "root"
        var innermost = root
        for _ in 0..<90 {
            let view = UIView()
            innermost.addSubview(view)
            innermost = view
        }
        let failures = failureTexts {
            var (all, any) = (withTag(0), withTag(1))
            for _ in 0..<300 { (all, any) = (all && withTag(0), any || withTag(0)) }
            #expect(allViews(all, any).inside(root).count == 91)
            #expect(theOnlyView(wrapped(90) { withParent($0) }).inside(root).first === innermost)
        }
        #expect(failures == [])
    }
}
