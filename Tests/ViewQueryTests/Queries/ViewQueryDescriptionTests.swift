import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Descriptions of queries and predicates") struct ViewQueryDescriptionTests {
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

    @Test("Relations, positions, states and the places of queries read like the code, too")
    func further() {
        let card = UIView().named("card", 0, 0, 10, 10)
        let row = UIView().named("row", 0, 0, 10, 10)
        let predicates: [(ViewPredicate, String)] = [
            (withParent(withTag(1)), "withParent(withTag(1))"),
            (withParent(), "withParent(matching())"),
            (withAncestor(withTag(1), withTag(2)), "withAncestor(matching(withTag(1), withTag(2)))"),
            (containing(!withTag(1)), "containing(!withTag(1))"),
            (withSibling(withTag(1) || withTag(2)), "withSibling((withTag(1) || withTag(2)))"),
            (includingSuperviews(enabled(true)), "includingSuperviews(enabled(true))"),
            (withoutRootView(), "withoutRootView()"), (ofClass("UILabel"), #"ofClass("UILabel")"#),
            (ofExactClass("UILabel"), #"ofExactClass("UILabel")"#),
            (leftOf(card), "leftOf(UIView #card)"), (rightOf(card), "rightOf(UIView #card)"),
            (above(theFirstView(withTag(1))), "above(theFirstView(withTag(1)))"),
            (below(allViews().inside(card)), "below(allViews().inside(UIView #card))"),
            (near(card, within: 2.5), "near(UIView #card, within: 2.5)"),
            (near(card, within: .nan), "near(UIView #card, within: nan)"),
            (covering(CGPoint(x: 1, y: 2.5)), "covering((1, 2.5))"),
            (covering(CGPoint(x: 1, y: 2), in: card), "covering((1, 2), in: UIView #card)"),
            (visible(atLeast: 0.75), "visible(atLeast: 0.75)"), (selected(false), "selected(false)"),
            (highlighted(true), "highlighted(true)"), (focused(true), "focused(true)"),
            (hittable(false), "hittable(false)"), (withAccessibility(true), "withAccessibility(true)"),
            (withRole(.button), "withRole(.button)"),
            (withRole(.header, named: "A"), #"withRole(.header, named: "A")"#),
            (
                withRole(.header, named: .prefix("A").ignoringCase),
                #"withRole(.header, named: .prefix("A").ignoringCase)"#
            ),
            (withTraits(.button), "withTraits(.button)"), (withTraits([]), "withTraits([])"),
            (matching(format: "tag == %d", 3), #"matching(format: "tag == %d", 3)"#),
        ]
        for (predicate, text) in predicates { #expect(predicate.description == text) }
        let queries: [(ViewQuery, String)] = [
            (allViews().inAllWindows(), "allViews().inAllWindows()"),
            (allViews().insideOneOf([card, row]), "allViews().insideOneOf([UIView #card, UIView #row])"),
            (allViews().insideOneOf([]), "allViews().insideOneOf([])"),
            (
                allSubviews(withTag(1)).inside(theFirstView(withTag(2)).inAllWindows()),
                "allSubviews(withTag(1)).inside(theFirstView(withTag(2)).inAllWindows())"
            ),
            (theOnlyView(withTag(1)).inside(card), "theOnlyView(withTag(1)).inside(UIView #card)"),
            (theOnlySubview().inside(card), "theOnlySubview().inside(UIView #card)"),
            (
                allViews().inside(card).sortedBy(largestOrigin())[0..<1],
                "allViews().inside(UIView #card).sortedBy(largestOrigin())[0..<1]"
            ),
        ]
        for (query, text) in queries { #expect(query.description == text) }
    }

    @Test("A closure is described by its line")
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

    @Test("A property to sort by is described by its name, or by its line if its name is unknown")
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
