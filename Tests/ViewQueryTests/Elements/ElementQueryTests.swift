import Foundation
import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Element queries") struct ElementQueryTests {
    /// A toolbar with buttons, a chart that draws its bars, and a field, in the key window.
    private func build() -> (window: UIWindow, toolbar: UIView, chart: UIView) {
        let window = UIWindow.createWindowForTesting()
        let toolbar = UIView().named("toolbar", 0, 0, 390, 44, in: window)
        for title in ["Save", "Save  all\n", "Undo"] {
            let button = UIButton().named(title.lowercased(), 0, 0, 44, 44, in: toolbar)
            button.setTitle(title, for: .normal)
            button.isEnabled = title != "Undo"
        }
        let chart = UIView().named("chart", 10, 100, 300, 200, in: window)
        chart.accessibilityElements = (1...3).map { month in
            let bar = chart.element("Month \(month)", month == 2 ? [.image, .selected] : .image)
            bar.accessibilityIdentifier = "bar\(month)"
            bar.accessibilityValue = "\(month * 10) units"
            bar.accessibilityHint = "Shows the days"
            bar.accessibilityFrameInContainerSpace = CGRect(x: month * 100 - 100, y: 0, width: 50, height: 80)
            return bar
        }
        let field = UITextField().named("name", 0, 400, 100, 30, in: window)
        field.placeholder = "Name"
        return (window, toolbar, chart)
    }

    @Test("Each condition of an element query finds what meets it")
    func conditions() {
        inOwnApplication {
            _ = build()
            let cases: [(ElementQuery, String)] = [
                (allElements(), "Save|Save  all\n|Undo|Month 1|Month 2|Month 3|-"),
                (allElements(withRole(.button)), "Save|Save  all\n|Undo"),
                (allElements(withRole(.button, named: "Save")), "Save"),
                (allElements(withRole(.button, named: " Save all ")), "Save  all\n"),
                (allElements(withRole(.button, named: .prefix("save").ignoringCase)), "Save|Save  all\n"),
                (allElements(withRole(.image, named: "Save")), ""),
                (allElements(withName("Undo")), "Undo"),
                (allElements(withName(.matching(/Month [12]/))), "Month 1|Month 2"),
                (allElements(withValue("20 units")), "Month 2"),
                (allElements(withValue("Name")), "-"),
                (allElements(withHint(.containing("days"))), "Month 1|Month 2|Month 3"),
                (allElements(withIdentifier("bar3")), "Month 3"),
                (allElements(withIdentifier(" bar3")), ""),
                (allElements(withTraits(.notEnabled)), "Undo"),
                (allElements(withTraits([.image, .selected])), "Month 2"),
                (allElements(withRole(.button), !withTraits(.notEnabled)), "Save|Save  all\n"),
                (allElements(withName("Undo") || withRole(.image) && withTraits(.selected)), "Undo|Month 2"),
                (allElements(satisfying { $0.frame.width == 50 }), "Month 1|Month 2|Month 3"),
                (theFirstElement(withRole(.image)), "Month 1"),
                (theFirstElement(withRole(.link)), ""),
                (theOnlyElement(withRole(.image), withTraits(.selected)), "Month 2"),
            ]
            for (query, expected) in cases {
                #expect(query.map { $0.label ?? "-" }.joined(separator: "|") == expected, "\(query)")
            }
        }
    }

    @Test("An element tells what its object tells, and where it is")
    func element() throws {
        try inOwnApplication {
            let (_, toolbar, chart) = build()
            let bar = try #require(theFirstElement(withIdentifier("bar2")).first)
            #expect(bar.view === chart)
            #expect(!bar.isView)
            #expect(bar.object === chart.accessibilityElement(at: 1) as? UIAccessibilityElement)
            #expect(bar.label == "Month 2")
            #expect(bar.value == "20 units")
            #expect(bar.hint == "Shows the days")
            #expect(bar.traits == [.image, .selected])
            #expect(bar.frame == CGRect(x: 110, y: 100, width: 50, height: 80))
            #expect(bar.activationPoint == CGPoint(x: 135, y: 140))
            #expect(bar.description == #"image "Month 2" #bar2 in UIView #chart"#)

            let save = try #require(theFirstElement(withName("Save")).first)
            #expect(save.isView)
            #expect(save.view === toolbar.subviews[0])
            #expect(save.description == #"button "Save" #save"#)
            #expect(save == AccessibleElement(toolbar.subviews[0]))
            #expect(save != bar)
            toolbar.isHidden = true
            #expect(AccessibleElement(toolbar.subviews[0]) == nil)
            #expect(AccessibleElement(toolbar) == nil)
        }
    }

    @Test("A query is live, and keeps its result for as long as nothing changes")
    func live() {
        inOwnApplication {
            let (window, _, chart) = build()
            let images = allElements(withRole(.image))
            let asked = Counter()
            let counting = allElements(
                withRole(.image),
                satisfying { _ in
                    asked.count += 1
                    return true
                })
            #expect(images.count == 3)
            let bar = chart.accessibilityElement(at: 0) as? UIAccessibilityElement
            bar?.accessibilityTraits = .link
            #expect(images.labels == "Month 2 Month 3")
            bar?.accessibilityTraits = .image
            chart.accessibilityElements = bar.map { [$0] }
            #expect(images.labels == "Month 1")
            #expect(images[0].value == "10 units")
            bar?.accessibilityValue = "0"
            #expect(images[0].value == "0")
            chart.accessibilityElements = nil
            #expect(images.isEmpty)
            #expect(images.first == nil)
            #expect(images.last == nil)
            UIImageView().named("p", 0, 0, 10, 10, in: window).isAccessibilityElement = true
            #expect(images.count == 1)
            _ = (counting.count, counting.count)
            #expect(asked.count == 2, "conditions with code are asked each time")
            window.isHidden = true
            #expect(images.isEmpty)
        }
    }

    @MainActor private final class Counter {
        var count = 0
    }

    @Test("Queries read like the code that makes them")
    func descriptions() {
        inOwnApplication {
            let (_, toolbar, _) = build()
            let line = #line + 1
            let custom = allElements(satisfying { $0.isView })
            let cases: [(ElementQuery, String)] = [
                (allElements(), "allElements()"),
                (
                    theOnlyElement(withRole(.button, named: "Save")),
                    #"theOnlyElement(withRole(.button, named: "Save"))"#
                ),
                (
                    theFirstElement(withRole(.tab), withTraits(.selected)).inAllWindows(),
                    "theFirstElement(withRole(.tab), withTraits(.selected)).inAllWindows()"
                ),
                (
                    allElements(withName(.prefix("S").ignoringCase), withValue("1")).inside(toolbar),
                    #"allElements(withName(.prefix("S").ignoringCase), withValue("1")).inside(UIView #toolbar)"#
                ),
                (
                    allElements(withHint(/a+/), withIdentifier("x"), !withTraits([.header, .button])),
                    #"allElements(withHint(/a+/), withIdentifier("x"), !withTraits([.button, .header]))"#
                ),
                (
                    allElements(withName("a") && withName("b") || !(withName("c"))),
                    #"allElements(((withName("a") && withName("b")) || !withName("c")))"#
                ),
                (
                    allElements(withTraits(UIAccessibilityTraits(rawValue: 1 << 60 | 1))),
                    "allElements(withTraits([.button, .unknown(1 << 60)]))"
                ),
                (allElements(withTraits(.none)), "allElements(withTraits([]))"),
                (custom, "allElements(satisfying { … } at ElementQueryTests.swift:\(line))"),
            ]
            for (query, text) in cases { #expect(query.description == text) }
        }
    }

    @Test("Conditions with namesakes for views are those for views where nothing says which is meant")
    func namesakes() {
        let identifier = withIdentifier("x")
        let code = satisfying { $0.tag == 3 }
        #expect(type(of: identifier) == ViewPredicate.self)
        #expect(type(of: code) == ViewPredicate.self)
        #expect(allViews(identifier, code).isEmpty)
    }

    @Test("A view is asked by itself whether it has a role and a name")
    func seenViews() {
        inOwnApplication {
            let (_, toolbar, _) = build()
            let all = toolbar.subviews[1]
            #expect(allViews(withRole(.button)).views.contains(all))
            #expect(allViews(withRole(.button, named: "Save all")).views.contains(all))
            #expect(!allViews(withRole(.button, named: "Save")).views.contains(all))
            #expect(!allViews(withRole(.link)).views.contains(all))
            #expect(!allViews(withRole(.other)).views.contains(toolbar))
            toolbar.alpha = 0
            #expect(!allViews(withRole(.button)).views.contains(all))
        }
    }
}
