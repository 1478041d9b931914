import TestSupport
import Testing

@testable import ViewQuery

/// What a failed expectation prints of views and queries.
@MainActor
@Suite("Reflection of views and queries") struct ReflectionTests {
    @Test("Reflection looks into no view, no query, and nothing that remembers views")
    func wholes() {
        let root = UIView()
        root.addSubview(UIView())
        let query = allViews(withIdentifier("x")).inside(root)
        for _ in 0..<20 { _ = allViews(withIdentifier("x")).inside(root).count }
        let cache = TreeCache.ofTree(at: root)
        let values: [Any?] = [
            root, UIViewController(), UIApplication.shared, query, allElements(), cache, cache.index,
            cache.order(of: root),
        ]
        for value in values {
            guard let value else {
                Issue.record("The search has left nothing behind to look into.")
                continue
            }
            #expect(Mirror(reflecting: value).children.isEmpty, "\(type(of: value))")
        }
    }

    @Test("A query that outlives its tree can be dumped")
    func outlivesTree() {
        var root: UIView? = UIView().named("root", 0, 0, 1, 1)
        root?.addSubview(UIView())
        let query = allViews().inside(allViews(withIdentifier("root")).inside(root ?? UIView()))
        #expect(query.count == 2)
        root = nil
        var text = ""
        dump(query, to: &text)
        #expect(text == "- allViews().inside(allViews(withIdentifier(\"root\")).inside(UIView #root))\n")
    }

    @Test("A query for elements that outlives them can be dumped")
    func elementsOutliveTree() {
        let root = UIView()
        root.addSubview(UILabel())
        let query = allElements().inside(root)
        #expect(query.count == 1)
        #expect(query.count == 1)
        root.subviews[0].removeFromSuperview()
        var text = ""
        dump(query, to: &text)
        #expect(text == "- allElements().inside(UIView)\n")
        #expect(query.isEmpty)
    }
}
