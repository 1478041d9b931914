import FailureReporting
import Foundation
import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Failures of element queries") struct ElementFailureTests {
    /// The failures of acting on what a query finds.
    private func texts(_ query: ElementQuery) -> [String] {
        FailureCollector.failures { #expect(query.elementsToActOn(for: "tapOn").isEmpty) }.map(\.text)
    }

    /// A window with a toolbar of buttons, a link in a chart, and a title.
    @discardableResult
    private func build() -> UIWindow {
        let window = UIWindow.createWindowForTesting()
        let toolbar = UIView().named("toolbar", 0, 0, 390, 44, in: window)
        for (index, title) in ["Save as", "Cancel"].enumerated() {
            UIButton().named(title.lowercased(), CGFloat(index) * 50, 0, 44, 44, in: toolbar)
                .setTitle(title, for: .normal)
        }
        let chart = UIView().named("chart", 0, 100, 300, 200, in: window)
        let link = chart.element("Save", .link)
        link.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 40, height: 20)
        chart.accessibilityElements = [link]
        UILabel().named("title", 0, 300, 100, 20, in: window).text = "Save"
        return window
    }

    @Test("Without a window there is nothing to look at")
    func noWindow() {
        inOwnApplication {
            #expect(
                texts(theOnlyElement(withRole(.button))) == [
                    """
                    tapOn(theOnlyElement(withRole(.button))) found no element: there is no key window. \
                    Show one first, such as UIWindow.createWindowForTesting(showing: controller).
                    """
                ])
            #expect(
                texts(allElements().inAllWindows()) == [
                    """
                    tapOn(allElements().inAllWindows()) found no element: no window is shown. \
                    Show one first, such as UIWindow.createWindowForTesting(showing: controller).
                    """
                ])
        }
    }

    @Test(
        "Finding none names those with the role and those with the name, nearest first, at the caller's line")
    func none() {
        inOwnApplication {
            build()
            let line = #line + 2
            let failures = FailureCollector.failures {
                #expect(theOnlyElement(withRole(.button, named: "Save")).isEmpty)
            }
            #expect(
                failures.map(\.text) == [
                    """
                    theOnlyElement(withRole(.button, named: "Save")) found no element.
                    Nearest: button "Save as" #save as: name is "Save as", wanted "Save".
                    Also near:
                      link "Save" in UIView #chart: role is .link, wanted .button
                      staticText "Save" #title: role is .staticText, wanted .button
                    All with the role .button: "Save as", "Cancel".
                    Try: theOnlyElement(withRole(.button, named: "Save as"))
                    Assistive technology sees 4 elements in the key window, UIWindow (0 0; 390 844).
                    What assistive technology sees:
                      button "Save as" #save as  <-- nearest miss
                      button "Cancel" #cancel
                      link "Save"  <-- nearest miss
                      staticText "Save" #title  <-- nearest miss
                    """
                ])
            #expect(failures.map { $0.site?.description } == ["ElementFailureTests.swift:\(line)"])
        }
    }

    @Test("Each condition of a failed element query says what is missing")
    func shortfalls() {
        inOwnApplication {
            build()
            let cases: [(ElementQuery, String)] = [
                (
                    theOnlyElement(withName("Cancel"), withTraits([.selected, .header])),
                    #"button "Cancel" #cancel: traits are .button, wanted [.selected, .header]"#
                ),
                (
                    theOnlyElement(withName("Cancel"), withValue("3"), withHint(.containing("x"))),
                    #"button "Cancel" #cancel: it has no value, wanted "3"; it has no hint, wanted .containing("x")"#
                ),
                (
                    theOnlyElement(withIdentifier("cancle")),
                    #"button "Cancel" #cancel: identifier is "cancel", wanted "cancle""#
                ),
                (
                    theOnlyElement(withRole(.link), !withName("Save")),
                    #"link "Save" in UIView #chart: it matches withName("Save")"#
                ),
                (
                    theOnlyElement(withRole(.link), withName("a") || withName("b")),
                    #"link "Save" in UIView #chart: it does not match (withName("a") || withName("b"))"#
                ),
            ]
            for (query, line) in cases {
                let lines = texts(query).joined().split(separator: "\n")
                #expect(lines[1] == "Nearest: \(line).", "\(lines)")
            }
        }
    }

    @Test("Views that are there but that assistive technology does not see are named with the reason")
    func unseen() {
        inOwnApplication {
            let cases: [(String, (UIView, UIButton) -> Void)] = [
                ("it is hidden", { _, button in button.isHidden = true }),
                ("its superview UIView #form has alpha 0", { form, _ in form.alpha = 0 }),
                (
                    "its superview UIView #form hides its accessibility elements",
                    { form, _ in form.accessibilityElementsHidden = true }
                ),
                (
                    "it is inside UIView #form, which is one element",
                    { form, _ in form.isAccessibilityElement = true }
                ),
                (
                    "UIView #form leaves it out of its accessibilityElements",
                    { form, _ in form.accessibilityElements = [] }
                ),
                (
                    "UIView #sheet is modal",
                    { form, _ in UIView().named("sheet", 0, 0, 1, 1, in: form).accessibilityViewIsModal = true
                    }
                ),
                (
                    "it is not an accessibility element",
                    { _, button in button.isAccessibilityElement = false }
                ),
            ]
            for (reason, change) in cases {
                let form = UIView().named("form", 0, 0, 100, 100, in: UIWindow.createWindowForTesting())
                let button = UIButton().named("save", 0, 0, 44, 44, in: form)
                button.accessibilityLabel = "Save"
                change(form, button)
                let text = texts(theOnlyElement(withRole(.button, named: "Save"))).joined()
                let unseen =
                    "UIButton \"Save\" #save is there, but assistive technology does not see it: \(reason)."
                #expect(text.split(separator: "\n")[1] == unseen)
                #expect(
                    text.contains("Try: theFirstView(withIdentifier(\"save\"))") == !button
                        .isAccessibilityElement)
                #expect(text.contains("other #form") == form.isAccessibilityElement)
            }
        }
    }

    @Test("Where nothing can be seen at all, the text says why")
    func nothing() {
        inOwnApplication {
            let window = build()
            let toolbar = window.subviews[0]
            toolbar.isHidden = true
            #expect(
                texts(theFirstElement(withRole(.link)).inside(toolbar)) == [
                    """
                    tapOn(theFirstElement(withRole(.link)).inside(UIView #toolbar)) found no element.
                    Assistive technology sees 0 elements in UIView #toolbar (0 0; 390 44): it is hidden.
                    """
                ])
        }
    }

    @Test("Several where one is wanted are all named, and none is taken")
    func several() {
        inOwnApplication {
            let window = build()
            #expect(
                texts(theOnlyElement(withName("Save"))) == [
                    """
                    tapOn(theOnlyElement(withName("Save"))) found 2 elements, wanted one. A query for each:
                      link "Save" in UIView #chart (5 105; 40 20): theOnlyElement(withRole(.link, named: "Save"))
                      staticText "Save" #title (0 300; 100 20): theOnlyElement(withIdentifier("title"))
                    """
                ])
            window.subviews[1].removeFromSuperview()
            #expect(theOnlyElement(withName("Save")).first?.role == .staticText)
            #expect(theFirstElement(withRole(.button)).first?.label == "Save as")

            for index in 0..<14 { UIView().named("", 0, 0, 1, 1, in: window).seen(as: "\(index)", .header) }
            let text = texts(theOnlyElement(withRole(.header))).joined()
            #expect(
                text.contains("found 14 elements, wanted one. A query for each:\n  header \"0\" (0 0; 1 1): ")
            )
            #expect(text.contains("\n  header \"7\" (0 0; 1 1): "))
            #expect(text.hasSuffix("\n  … and 6 more"))
        }
    }

    @Test("A slice of elements keeps to what is there, and one out of range is a failure")
    func slices() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let labels = ["a", "b", "c", "d"].map { UIView().seen(as: $0) }
            for label in labels { window.addSubview(label) }
            @MainActor func names(_ query: ElementQuery) -> String { query.map { $0.label ?? "-" }.joined() }
            let query = allElements(withName(.matching(/[a-e]/)))
            #expect(names(query[1..<3]) == "bc")
            #expect(names(query[1...]) == "bcd")
            #expect(names(query[..<2]) == "ab")
            #expect(names(query[1..<4][2..<3]) == "c")
            #expect(names(query.prefix(3)) == "abc")
            #expect(names(query.dropFirst(3)) == "d")
            #expect(query[1..<3].startIndex == 1)
            #expect(query[1..<3][2].label == "c")
            #expect(names(query[4...]) == "")
            #expect(names(query[1..<3].inside(window)) == "bc")
            let later = query[2..<4]
            labels[2].isHidden = true
            #expect(names(later) == "d")
            window.addSubview(UIView().seen(as: "e"))
            #expect(names(later) == "de")
            let code = "allElements(withName(/[a-e]/))"
            var found: [String] = []
            let texts = failureTexts {
                found = [names(query[2..<9]), names(query[7...]), names(query[-1...0])]
                _ = query[1..<3][0]
            }
            #expect(found == ["de", "", "a"])
            #expect(
                texts == [
                    "\(code)[2..<9] is out of range: the query finds 4 elements.",
                    "\(code)[7..<7] is out of range: the query finds 4 elements.",
                    "\(code)[-1..<1] is out of range: the query finds 4 elements.",
                    "\(code)[1..<3][0] is out of range: the query finds 2 elements, from 1 on.",
                ])
            #expect(failureTexts { _ = theOnlyElement(withName("x"))[0..<1] }.count == 1)
            window.subviews.last?.removeFromSuperview()
            let text = failureTexts { _ = query[3..<4].elementsToActOn(for: "tapOn") }
            #expect(text.last?.contains("Without [3..<4] it finds 3 elements.") ?? false, "\(text)")
        }
    }

    @Test("An index out of range is a failure, and the element one that is nowhere")
    func outOfRange() {
        inOwnApplication {
            build()
            var element: AccessibleElement?
            let failures = FailureCollector.failures {
                element = allElements(withRole(.link))[1]
                _ = allElements(withRole(.link))[-1]
            }
            #expect(
                failures.map(\.text) == [
                    "allElements(withRole(.link))[1] is out of range: the query finds 1 element.",
                    "allElements(withRole(.link))[-1] is out of range: the query finds 1 element.",
                ])
            #expect(element?.label == nil)
            #expect(element?.role == .other)
        }
    }
}
