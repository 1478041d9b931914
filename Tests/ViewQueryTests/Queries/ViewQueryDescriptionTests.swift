import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite struct ViewQueryDescriptionTests {
    @Test("A query reads like the code that made it")
    func queries() {
        let card = UIView().named("card", 0, 0, 10, 10)
        let label = FancyLabel().named("l", 0, 0, 10, 10)
        label.text = "Two\nlines"
        let queries: [(ViewQuery, String)] = [
            (allViews(), "allViews()"),
            (allSubviews(withText("Save")), #"allSubviews(withText("Save"))"#),
            (
                theFirstView(withLabel("Cancel"), ofClass(UIButton.self)),
                #"theFirstView(withLabel("Cancel"), ofClass(UIButton.self))"#
            ),
            (
                theFirstSubview(ofExactClass(FancyLabel.self)),
                "theFirstSubview(ofExactClass(FancyLabel.self))"
            ),
            (
                allViews(matching(onScreen(true), withVisibility(false))),
                "allViews(onScreen(true), withVisibility(false))"
            ),
            (allViews().inside(card), "allViews().inside(UIView #card)"),
            (allViews().inside(label), #"allViews().inside(FancyLabel "Two lines" #l)"#),
            (
                allViews().inside(card).sortedBy(by(\.tag), largestSize()),
                #"allViews().inside(UIView #card).sortedBy(by(\.tag), largestSize())"#
            ),
            (
                allViews().sortedBy(smallestOrigin().reversed),
                "allViews().sortedBy(smallestOrigin().reversed)"
            ),
            (allViews().sortedBy(), "allViews()"),
        ]
        for (query, text) in queries { #expect(query.description == text) }
    }

    @Test("A predicate reads like the code that made it")
    func predicates() {
        let predicates: [(ViewPredicate, String)] = [
            (withText("Say \"hi\"\n\\"), #"withText("Say \"hi\"\n\\")"#),
            (withLabel("Straße 🎉"), #"withLabel("Straße 🎉")"#),
            (withIdentifier("a.b"), #"withIdentifier("a.b")"#),
            (onScreenAndVisible(true), "onScreenAndVisible(true)"),
            (!onScreen(true), "!onScreen(true)"),
            (!(!onScreen(true)), "onScreen(true)"),
            (withText("a") && onScreen(true), #"matching(withText("a"), onScreen(true))"#),
            (
                withText("a") && (onScreen(true) && onScreen(false)),
                #"matching(withText("a"), onScreen(true), onScreen(false))"#
            ),
            (
                withText("a") || withText("b") || withText("c"),
                #"(withText("a") || withText("b") || withText("c"))"#
            ),
            (!(withText("a") || withText("b")), #"!(withText("a") || withText("b"))"#),
            (!(withText("a") && withText("b")), #"!matching(withText("a"), withText("b"))"#),
            (
                onScreen(true) && (withText("a") || withText("b")),
                #"matching(onScreen(true), (withText("a") || withText("b")))"#
            ),
            (matching(), "matching()"),
            (matching(withText("a")), #"matching(withText("a"))"#),
        ]
        for (predicate, text) in predicates { #expect(predicate.description == text) }
    }

    @Test("A closure is told by its line")
    func closures() {
        let line = #line + 1
        let query = allViews(onScreen(true), satisfying { $0.tag == 3 })
        #expect(
            query.description
                == "allViews(onScreen(true), satisfying { … } at ViewQueryDescriptionTests.swift:\(line))")
        let trailing = theFirstView { $0.tag == 3 }
        let trailingLine = #line - 1
        #expect(
            trailing.description
                == "theFirstView(satisfying { … } at ViewQueryDescriptionTests.swift:\(trailingLine))")
    }

    @Test("A property to sort by is told by its name, or by its line if it is an unusual one")
    func properties() {
        let line = #line + 1
        let unusual = by(\.layoutMargin)
        #expect(unusual.description == "by(\\.… at ViewQueryDescriptionTests.swift:\(line))")
        #expect(
            unusual.reversed.description == "by(\\.… at ViewQueryDescriptionTests.swift:\(line)).reversed")
        let usual = [
            by(\.tag), by(\.alpha), by(\.frame.origin.x), by(\.frame.origin.y), by(\.frame.size.width),
            by(\.frame.size.height), by(\.subviews.count),
        ]
        #expect(
            usual.map(\.description).joined(separator: " ") == #"""
                by(\.tag) by(\.alpha) by(\.frame.origin.x) by(\.frame.origin.y) by(\.frame.size.width) \#
                by(\.frame.size.height) by(\.subviews.count)
                """#)
    }
}

extension UIView {
    fileprivate var layoutMargin: Int { 8 }
}
