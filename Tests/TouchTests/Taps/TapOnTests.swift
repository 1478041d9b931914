import FailureReporting
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Tapping views and queries") struct TapOnTests {
    @Test("A tap goes to the application as events, and so to the view: down and up in its middle")
    func events() {
        let log = EventLog()
        UIApplication.withShared(LoggingApplication(log)) {
            let window = UIWindow.createWindowForTesting()
            let view = TouchedView(CGRect(x: 100, y: 200, width: 50, height: 20), log)
            window.addSubview(view)
            tapOn(view)
        }
        #expect(
            log.lines == [
                "event began (125, 210)", "began (25, 10)", "event ended (125, 210)", "ended (25, 10)",
            ])
    }

    @Test("A button is pressed, with all its events in order")
    func buttonEvents() {
        inOwnApplication { window, log in
            let button = UIButton().named("b", 0, 0, 100, 40, in: window)
            let events: [(String, UIControl.Event)] = [
                ("touchDown", .touchDown), ("touchUpInside", .touchUpInside),
                ("touchUpOutside", .touchUpOutside),
                ("touchCancel", .touchCancel), ("primaryAction", .primaryActionTriggered),
                ("dragInside", .touchDragInside),
            ]
            for (name, event) in events { button.addAction(UIAction { _ in log.add(name) }, for: event) }
            tapOn(button)
            #expect(log.lines == ["touchDown", "touchUpInside", "primaryAction"])
        }
    }

    @Test("Every view of a query is tapped, in its order")
    func queries() {
        inOwnApplication { window, log in
            for (index, name) in ["a", "b", "c"].enumerated() {
                let button = UIButton().named(name, 0, 100 - 50 * CGFloat(index), 100, 40, in: window)
                _ = button.logged(log)
            }
            tapOn(allViews(ofClass(UIButton.self)))
            tapOn(allViews(ofClass(UIButton.self)).sortedBy(smallestOrigin()))
            tapOn(theFirstView(ofClass(UIButton.self)))
            #expect(log.lines.map { $0.suffix(1) }.joined() == "abc" + "cba" + "a")
        }
    }

    @Test("The views of a query are those found before the first tap; one gone by then is a failure")
    func queryOfVanishingViews() {
        inOwnApplication { window, log in
            for name in ["a", "b"] {
                let button = UIButton().named(name, 0, name == "a" ? 0 : 50, 100, 40, in: window).logged(log)
                button.addAction(
                    UIAction { _ in window.subviews.last?.removeFromSuperview() }, for: .touchUpInside)
            }
            let failures = FailureCollector.failures { tapOn(allViews(ofClass(UIButton.self))) }
            #expect(log.lines == ["pressed a"])
            #expect(
                failures.map { $0.text.prefix(52) } == [
                    "tapOn cannot touch UIButton #b: it was removed from "
                ])
        }
    }

    @Test("A query that finds nothing is a failure that says so at the line of the tap")
    func noMatch() {
        inOwnApplication { window, _ in
            let line = #line + 1
            let failures = FailureCollector.failures { tapOn(theFirstView(withLabel("Cancel"))) }
            #expect(
                failures.map(\.text) == [
                    """
                    tapOn(theFirstView(withLabel("Cancel"))) found no view.
                    UIWindow (0 0; 390 844) is empty: it has no rootViewController and no subviews.
                    Looked at 1 view in the key window, UIWindow (0 0; 390 844).
                    The view hierarchy:
                      UIWindow (0 0; 390 844)
                    """
                ])
            #expect(failures.map { $0.site?.description } == ["TapOnTests.swift:\(line)"])
        }
    }

    @Test("A label or an image view passes the tap on to its superview")
    func passesOn() {
        inOwnApplication { window, log in
            let button = UIButton().named("b", 0, 0, 100, 40, in: window).logged(log)
            button.setTitle("Save", for: .normal)
            tapOn(theFirstView(withText("Save")))
            let picture = UIImageView().named("p", 0, 0, 100, 40, in: button)
            tapOn(picture)
            let view = TouchedView(CGRect(x: 0, y: 100, width: 100, height: 40), log)
            window.addSubview(view)
            tapOn(UILabel().named("l", 0, 0, 20, 20, in: view))
            #expect(log.lines == ["pressed b", "pressed b", "began (10, 10)", "ended (10, 10)"])
        }
    }

    @Test("A label in a container without interaction passes the tap on to what that is in, if it wants it")
    func passesOnFromContainer() {
        inOwnApplication { window, log in
            let button = UIButton().named("b", 0, 0, 100, 40, in: window).logged(log)
            let content = UIView().named("content", 0, 0, 100, 40, in: button)
            content.isUserInteractionEnabled = false
            tapOn(UILabel().named("l", 0, 0, 100, 40, in: content))
            #expect(log.lines == ["pressed b"])

            let form = UIView().named("form", 0, 100, 100, 40, in: window)
            form.isUserInteractionEnabled = false
            let label = UILabel().named("m", 0, 0, 100, 40, in: form)
            let inner = UIButton().named("c", 0, 0, 20, 20, in: content)
            let texts = FailureCollector.failures {
                tapOn(label)
                tapOn(inner)
            }.map { $0.text.prefix { !$0.isNewline } }
            #expect(
                texts == [
                    "tapOn cannot touch UILabel #m: user interaction is disabled for its superview UIView #form.",
                    "tapOn cannot touch UIButton #c: user interaction is disabled for its superview UIView #content.",
                ])
            #expect(UIApplication.shared.activeTouches.isEmpty)
            #expect(log.lines == ["pressed b"])
        }
    }

    @Test("A label in something that wants no touch is a failure, and the touch is taken back")
    func nobodyWantsIt() {
        inOwnApplication { window, _ in
            let card = UIView().named("card", 0, 0, 100, 100, in: window)
            let label = UILabel().named("l", 0, 0, 20, 20, in: card)
            let texts = FailureCollector.failures { tapOn(label) }.map(\.text)
            #expect(
                texts == [
                    """
                    tapOn cannot touch UILabel #l: its isUserInteractionEnabled is false, and none of its ancestors \
                    handles touches.
                    The view hierarchy:
                      UIWindow (0 0; 390 844)
                        UIView #card (0 0; 100 100)
                          UILabel #l (0 0; 20 20)  <-- target
                    """
                ])
            #expect(UIApplication.shared.activeTouches.isEmpty)
        }
    }

    @Test("A view in front that is inside the one to tap on gets the tap, as under a finger")
    func ownSubviews() {
        inOwnApplication { window, log in
            let button = UIButton().named("outer", 0, 0, 100, 40, in: window).logged(log)
            let overlay = UIView().named("overlay", 0, 0, 100, 40, in: button)
            overlay.isUserInteractionEnabled = false
            tapOn(button)
            #expect(log.take() == "pressed outer")
            overlay.isUserInteractionEnabled = true
            #expect(failureTexts { tapOn(button) }.count == 1 && log.lines.isEmpty)
            overlay.addSubview(UIButton().named("inner", 25, 0, 50, 40).logged(log))
            tapOn(button)
            #expect(log.lines == ["pressed inner"])
        }
    }

    @Test("What can be seen of a partly clipped view is where it is touched")
    func partlyClipped() {
        inOwnApplication { window, log in
            let clipper = UIView().named("clipper", 100, 100, 100, 100, in: window)
            clipper.clipsToBounds = true
            let view = TouchedView(CGRect(x: -80, y: 60, width: 100, height: 80), log)
            clipper.addSubview(view)
            tapOn(view)
            let onEdge = TouchedView(CGRect(x: 380, y: 300, width: 100, height: 20), log)
            window.addSubview(onEdge)
            tapOn(onEdge)
            #expect(log.lines == ["began (90, 20)", "ended (90, 20)", "began (5, 10)", "ended (5, 10)"])
        }
    }

    @Test("Scrolled, turned and scaled views are touched in their middle")
    func transforms() {
        inOwnApplication { window, log in
            let list = UIView().named("list", 0, 100, 300, 300, in: window)
            list.bounds.origin.y = 1000
            list.transform = CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 0.5, y: 2)
            let view = TouchedView(CGRect(x: 100, y: 1100, width: 60, height: 40), log)
            list.addSubview(view)
            tapOn(view)
            #expect(log.lines == ["began (30, 20)", "ended (30, 20)"])
        }
    }

    @Test("Layout that is pending is done before the touch")
    func pendingLayout() {
        inOwnApplication { window, log in
            final class Row: UIView {
                override func layoutSubviews() { subviews[0].frame = bounds }
            }
            let row = Row().named("row", 0, 0, 100, 40, in: window)
            row.addSubview(UIButton().named("b", 0, 0, 0, 0).logged(log))
            tapOn(row.subviews[0])
            #expect(log.lines == ["pressed b"])
        }
    }
}
