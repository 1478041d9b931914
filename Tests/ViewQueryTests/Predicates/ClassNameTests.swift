import FailureReporting
import TestSupport
import Testing
import ViewQuery

class NamedPanel: UIView {
    final class Handle: UIView {}
    enum Parts {
        final class Knob: UIView {}
    }
}

final class WidePanel: NamedPanel {}

private final class HiddenPanel: UIView {
    final class Inner: UIView {}
}

@MainActor
@Suite("Class names in predicates") struct ClassNameTests {
    private func root() -> UIView {
        let root = UIView.tree("root(A b)")
        NamedPanel().named("panel", 0, 0, 1, 1, in: root)
        WidePanel().named("wide", 0, 0, 1, 1, in: root)
        NamedPanel.Handle().named("handle", 0, 0, 1, 1, in: root)
        NamedPanel.Parts.Knob().named("knob", 0, 0, 1, 1, in: root)
        HiddenPanel().named("hidden", 0, 0, 1, 1, in: root)
        HiddenPanel.Inner().named("inner", 0, 0, 1, 1, in: root)
        return root
    }

    @Test(
        "A name stands for the class, with or without its module and outer types",
        arguments: [
            ("UILabel", "A"), ("HeadlessUIKit.UILabel", "A"), ("NamedPanel", "panel wide"),
            ("ViewQueryTests.NamedPanel", "panel wide"), ("WidePanel", "wide"), ("Handle", "handle"),
            ("NamedPanel.Handle", "handle"), ("ViewQueryTests.NamedPanel.Handle", "handle"),
            ("Parts.Knob", "knob"), ("NamedPanel.Parts.Knob", "knob"), ("HiddenPanel", "hidden"),
            ("HiddenPanel.Inner", "inner"), ("Inner", "inner"), ("UIControl", ""), ("UITextField", ""),
        ])
    func names(_ name: String, _ expected: String) {
        let root = root()
        let failures = FailureCollector.failures {
            #expect(allViews(ofClass(name)).inside(root).names == expected)
        }
        #expect(failures.isEmpty)
    }

    @Test("An exact class has no subclasses")
    func exact() {
        let root = root()
        #expect(allViews(ofExactClass("NamedPanel")).inside(root).names == "panel")
        #expect(allViews(ofExactClass("UIView")).inside(root).names == "root b")
        #expect(
            allViews(!ofExactClass("UIView"), !ofClass("NamedPanel")).inside(root).names
                == "A handle knob hidden inner")
    }

    @Test(
        "A class without a view can be named, too",
        arguments: [
            "NamedPanel", "WidePanel", "ViewQueryTests.WidePanel", "NamedPanel.Handle",
            "NamedPanel.Parts.Knob",
            "ViewQueryTests.NamedPanel.Parts.Knob", "UITransitionView", "HeadlessUIKit.UIWindow",
        ])
    func noView(_ name: String) {
        let failures = FailureCollector.failures {
            #expect(allViews(ofClass(name)).inside(UIView()).isEmpty)
        }
        #expect(failures.isEmpty)
    }

    @Test("An unknown name is one failure of its line, with the names that are near")
    func unknown() {
        let root = root()
        let failures = FailureCollector.failures {
            let query = allViews(ofClass("UILable"), onScreen(true)).inside(root)
            #expect(query.isEmpty)
        }
        let line = UInt(#line - 3)
        #expect(
            failures.map(\.text) == [
                #"ofClass("UILable"): no view class is named "UILable". Did you mean UILabel?"#
            ])
        #expect(failures.map(\.site?.line) == [line])
    }

    @Test("Where no name is near, all that are known are listed; wherever the class stands in the predicate")
    func farOff() {
        let known = ViewTree.ownClasses.map { "\($0)" }.sorted().joined(separator: ", ")
        #expect(known.hasSuffix("UIView, UIVisualEffectView, UIWindow"))
        for predicate in [
            ofExactClass("Zebra"), !ofExactClass("Zebra"), onScreen(true) || ofExactClass("Zebra"),
            withParent(ofExactClass("Zebra")), containing(!withParent(ofExactClass("Zebra"))),
        ] {
            let failures = FailureCollector.failures { _ = allViews(predicate).inside(UIView()).count }
            #expect(
                failures.map(\.text) == [
                    #"ofExactClass("Zebra"): no view class is named "Zebra". These are known: \#(known)."#
                ])
        }
    }

    @Test(
        "A text that is not a name is a failure, not a crash",
        arguments: [
            "", ".", "..", "ViewQueryTests.", ".UILabel", "Swift.Int", "Int", "$s4main", "_TtC4main1A", "Ä",
            "a b",
            "ViewQueryTests.A.B.C.D.E.F.G.H.I.J.K", "Int>", "\u{0}", "UILabel\u{0}",
            String(repeating: "x", count: 10_000), "NamedPanel.Parts", "Panel",
        ])
    func nonsense(_ name: String) {
        let failures = FailureCollector.failures { _ = allViews(ofClass(name)).inside(root()).count }
        #expect(failures.count == 1)
    }
}
