import FailureReporting
import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Queries as collections") struct ViewQueryCollectionTests {
    private func query(in root: UIView) -> ViewQuery {
        for index in 1...4 { UIView().named("v\(index)", 0, 0, 10, 10, in: root).tag = index }
        return allSubviews().inside(root)
    }

    @Test("A query is a collection of the views that it finds")
    func collection() {
        let root = UIView()
        let views = query(in: root)
        #expect(views.count == 4)
        #expect(!views.isEmpty)
        #expect(views.startIndex == 0)
        #expect(views.endIndex == 4)
        #expect(views.indices == 0..<4)
        #expect(views.first === root.subviews[0])
        #expect(views.last === root.subviews[3])
        #expect(views[2] === root.subviews[2])
        #expect(views.map(\.tag) == [1, 2, 3, 4])
        #expect(views.filter { $0.tag > 2 }.names == "v3 v4")
        #expect(views.compactMap(\.accessibilityIdentifier) == ["v1", "v2", "v3", "v4"])
        #expect(views.reversed().names == "v4 v3 v2 v1")
        #expect(views.suffix(2).names == "v3 v4")
        #expect(views.prefix(1).names == "v1")
        #expect(views.suffix(9).count == 4)
        #expect(views.dropFirst(9).isEmpty)
        #expect(views[1..<3].names == "v2 v3")
        #expect(Array(views).names == "v1 v2 v3 v4")
        #expect(views.views.names == "v1 v2 v3 v4")
        #expect(views.contains { $0.tag == 4 })
        #expect(views.firstIndex { $0.tag == 3 } == 2)
        #expect(views.reduce(0) { $0 + $1.tag } == 10)
        #expect(views.enumerated().map { "\($0)\($1.tag)" } == ["01", "12", "23", "34"])
        #expect(zip(views, views.dropFirst()).map { $0.tag * $1.tag } == [2, 6, 12])
    }

    @Test("An empty query is an empty collection")
    func empty() {
        let views = allSubviews().inside(UIView())
        #expect(views.isEmpty)
        #expect(views.first == nil)
        #expect(views.last == nil)
        #expect(views.indices == 0..<0)
        #expect(views.map(\.tag).isEmpty)
        #expect(Array(views).isEmpty)
        #expect(views.reversed().isEmpty)
        #expect(views.suffix(3).isEmpty)
    }

    @Test("Iterating continues with the views found at its beginning")
    func mutationOnTheWay() {
        let root = UIView()
        let views = query(in: root)
        var visited = ""
        for view in views {
            visited += view.accessibilityIdentifier ?? ""
            root.subviews.last?.removeFromSuperview()
        }
        #expect(visited == "v1v2v3v4")
        #expect(views.isEmpty)
    }

    @Test("`map` lets errors of its own type out")
    func typedThrows() {
        struct Stop: Error {}
        let views = query(in: UIView())
        #expect(throws: Stop.self) { try views.map { _ throws(Stop) -> Int in throw Stop() } }
    }

    @Test("An index out of range is a failure and no crash", arguments: [-1, 4, .max])
    func outOfRange(_ index: Int) {
        let root = UIView().named("root", 0, 0, 10, 10)
        let views = query(in: root)
        let failures = FailureCollector.failures { _ = views[index] }
        #expect(
            failures.map(\.text) == [
                "allSubviews().inside(UIView #root)[\(index)] is out of range: the query finds 4 views."
            ])
    }
}
