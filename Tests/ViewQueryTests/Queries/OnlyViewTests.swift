import FailureReporting
import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Queries for the only view") struct OnlyViewTests {
    private let root = UIView.tree("root(A b(A c))")

    private var several: ViewQuery { theOnlyView(withText("A")).inside(root) }
    private let listing = """
        theOnlyView(withText("A")).inside(UIView #root) found 2 views, wanted one. A query for each:
          UILabel "A" #A (0 0; 10 10) in UIView #root: add withParent(withIdentifier("root"))
          UILabel "A" #A (0 0; 10 10) in UIView #b: add withParent(withIdentifier("b"))
        """

    @Test("The only view is found like any, with no failure")
    func one() {
        let query = theOnlyView(withIdentifier("c")).inside(root)
        let failures = failureTexts {
            #expect(query.names == "c")
            #expect(query[0] === root["c"])
            #expect(query.first === root["c"])
            #expect(query.viewsToActOn(for: "tapOn").count == 1)
            #expect(theOnlySubview(withIdentifier("root")).inside(UIView().holding(root)).count == 1)
        }
        #expect(failures.isEmpty)
    }

    @Test("Several are listed, in one failure for each question")
    func many() {
        #expect(failureTexts { _ = (several.isEmpty) } == [listing])
        #expect(failureTexts { _ = (several.count == 0) } == [listing])
        #expect(failureTexts { _ = (several.first == nil) } == [listing])
        #expect(failureTexts { _ = several[0] } == [listing])
        #expect(failureTexts { _ = (Array(several).isEmpty) } == [listing])
        #expect(failureTexts { for _ in several {} } == [listing])
        #expect(failureTexts { several.forEach { _ in } } == [listing])
        #expect(failureTexts { _ = (several.map(\.tag).isEmpty) } == [listing])
        #expect(
            failureTexts { _ = (several.viewsToActOn(for: "tapOn").isEmpty) } == [
                listing.replacing(
                    "theOnlyView(withText(\"A\")).inside(UIView #root) found",
                    with: "tapOn(theOnlyView(withText(\"A\")).inside(UIView #root)) found")
            ])
    }

    @Test("A failure of a query for the only view is at the line that asked, and no view is one, too")
    func none() {
        let recorded = FailureCollector.failures {
            let query = theOnlyView(withText("B")).inside(root)
            #expect(query.isEmpty)
        }
        #expect(recorded.map(\.site?.line) == [UInt(#line - 3)])
        #expect(
            recorded.map(\.text).first?.hasPrefix(
                "theOnlyView(withText(\"B\")).inside(UIView #root) found no view.") == true)
        #expect(
            failureTexts { _ = theOnlyView(withText("B")).inside(root).viewsToActOn(for: "tapOn") }.count == 1
        )
        #expect(failureTexts { _ = theOnlySubview(withIdentifier("root")).inside(root).first }.count == 1)
    }

    @Test("What makes no sense about a query is said once, though the report looks again")
    func saidOnce() {
        for (query, count) in [
            (theFirstView(ofClass("Nobody")), 2), (theFirstView(matching(format: "nobody == 1")), 2),
            (theFirstView(leftOf(theOnlyView(withText("A")).inside(root))), 2),
            (theOnlyView(ofClass("Nobody")), 2), (theFirstView(withText("B")), 1),
        ] {
            let texts = failureTexts { _ = query.inside(root).viewsToActOn(for: "tapOn") }
            #expect(texts.count == count, "\(texts)")
        }
    }

    @Test("A slice of views keeps to what is there, and one out of range is a failure")
    func slices() {
        let query = allSubviews().inside(root)
        #expect(query.names == "A b A c")
        #expect(query[1..<3].names == "b A")
        #expect(query[1...].names == "b A c")
        #expect(query[..<2].names == "A b")
        #expect(query[2...2].names == "A")
        #expect(query[1..<3].startIndex == 1)
        #expect(query[1..<3][2] === root["b"].subviews[0])
        #expect(query[1..<4][2..<3].names == "A")
        #expect("\(query[1..<3])" == "allSubviews().inside(UIView #root)[1..<3]")
        #expect(query.prefix(2).names == "A b")
        #expect(query.suffix(2).names == "A c")
        #expect(query.dropFirst(3).names == "c")
        #expect(query.dropLast(3).names == "A")
        #expect(query.sortedBy(smallestOrigin().reversed)[0..<2].names == "A b")
        #expect(theFirstSubview().inside(root)[0..<1].names == "A")
        #expect(query[4..<4].isEmpty)
        let later = query[2..<4]
        root["c"].removeFromSuperview()
        #expect(later.names == "A")
        root.addSubview(UIView().named("d", 0, 0, 1, 1))
        #expect(later.names == "A d")
    }

    @Test(
        "Positions that are not there are told",
        arguments: [
            (2..<9, "2..<9"), (5..<6, "5..<6"), (-1..<2, "-1..<2"), (0..<Int.max, "0..<9223372036854775807"),
            (Int.min..<Int.max, "-9223372036854775808..<9223372036854775807"), (-5..<(-2), "-5..<-2"),
        ])
    func outOfRange(_ range: Range<Int>, _ text: String) {
        let query = allSubviews().inside(root)
        let expected = "allSubviews().inside(UIView #root)[\(text)] is out of range: the query finds 4 views."
        #expect(failureTexts { _ = (query[range].count <= 4) } == [expected])
        #expect(
            failureTexts { _ = query[1..<3][0] } == [
                "allSubviews().inside(UIView #root)[1..<3][0] is out of range: the query finds 2 views, from 1 on."
            ])
        #expect(failureTexts { _ = query[1..<3][.min] }.count == 1)
    }

    @Test("A position in a result without views says why there are none")
    func noneAtAll() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.text = "Cancel"
        root.addSubview(label)
        let query = allViews(withText("Cancle")).inside(root)
        let lines = failureTexts { _ = query[0] }.first?.components(separatedBy: "\n") ?? []
        #expect(
            lines.first
                == #"allViews(withText("Cancle")).inside(UIView #root)[0] is out of range: the query finds 0 views."#
        )
        #expect(lines.contains(#"Nearest: UILabel "Cancel": text is "Cancel", wanted "Cancle"."#))
        #expect(lines.contains("The view hierarchy:"))
        let elements = allElements(withName("Cancle")).inside(root)
        let others = failureTexts { _ = elements[0] }.first?.components(separatedBy: "\n") ?? []
        #expect(others.first?.hasSuffix("[0] is out of range: the query finds 0 elements.") == true)
        #expect(others.count > 2, "\(others)")
    }
}

extension UIView {
    fileprivate func holding(_ view: UIView) -> UIView {
        addSubview(view)
        return self
    }
}
