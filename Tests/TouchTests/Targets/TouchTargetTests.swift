import FailureReporting
import TestSupport
import Testing
import Touch

/// Where each kind of target is touched.
@MainActor
@Suite("Kinds of targets") struct TouchTargetTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var place: String
        var target: @MainActor @Sendable (WatchedView) -> any TouchTarget

        init(
            _ name: String, _ place: String,
            _ target: @escaping @MainActor @Sendable (WatchedView) -> any TouchTarget
        ) {
            testDescription = name
            self.place = place
            self.target = target
        }
    }

    // The view is at (100, 100) and 200 by 100 points large.
    nonisolated static let cases = [
        Case("a view", "(100, 50)") { $0 },
        Case("a query", "(100, 50)") { _ in allViews(withIdentifier("v")) },
        Case("a point", "(10, 20)") { _ in CGPoint(x: 110, y: 120) },
        Case("a rectangle", "(50, 10)") { _ in CGRect(x: 100, y: 100, width: 100, height: 20) },
        Case("a point of a view", "(3, 4)") { $0.point(CGPoint(x: 3, y: 4)) },
        Case("a part of a view", "(15, 15)") { $0.rect(CGRect(x: 10, y: 10, width: 10, height: 10)) },
        Case("a part that is only partly in the window", "(150, 50)") {
            $0.frame.origin.x = 200
            return $0.rect(CGRect(x: 100, y: 0, width: 100, height: 100))
        },
        Case("a unit offset", "(50, 75)") { $0.offset(unit: CGPoint(x: 0.25, y: 0.75)) },
        Case("an offset", "(90, 60)") { $0.offset(by: CGVector(dx: -10, dy: 10)) },
        Case("an offset in a part", "(0, 100)".replacing("100", with: "99.5")) {
            $0.rect(CGRect(x: 0, y: 50, width: 50, height: 50)).anchor(.bottomLeft)
        },
        Case("a query's view at an anchor", "(199.5, 0)") { _ in
            theFirstView(withIdentifier("v")).anchor(.topRight)
        },
        Case("a place", "(100, 50)") { $0.touchPlaces(for: "")[0] },
        Case("an accessibility element", "(100, 50)") {
            $0.isAccessibilityElement = true
            return AccessibleElement($0) ?? $0
        },
        Case("an accessibility element at an offset", "(101, 50)") {
            $0.isAccessibilityElement = true
            return AccessibleElement($0)?.offset(by: CGVector(dx: 1, dy: 0)) ?? $0
        },
        Case("a part of a view as assistive technology sees it", "(20, 30)") {
            let part = UIAccessibilityElement(accessibilityContainer: $0)
            part.accessibilityLabel = "part"
            part.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 20, height: 20)
            $0.accessibilityElements = [part]
            return theFirstElement(withName("part"))
        },
        Case("a point of such a part", "(12, 23)") {
            let part = UIAccessibilityElement(accessibilityContainer: $0)
            part.accessibilityLabel = "part"
            part.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 20, height: 20)
            $0.accessibilityElements = [part]
            return theFirstElement(withName("part")).point(CGPoint(x: 2, y: 3))
        },
        Case("a custom type", "(0, 0)") { Page(view: $0) },
    ]

    private struct Page: TouchTarget {
        var view: UIView
        func touchPlaces(for gesture: String) -> [TouchPlace] {
            view.anchor(.topLeft).touchPlaces(for: gesture)
        }
    }

    @Test("Everything that can be touched is touched at its place", arguments: cases)
    func places(_ item: Case) {
        withWatchedView { view, log in
            tapOn(item.target(view))
            #expect(log.lines == ["0 began \(item.place)", "0 ended \(item.place)"])
        }
    }

    @Test("A controller is touched in its view")
    func controllers() {
        inOwnApplication { window, log in
            let controller = UIViewController()
            controller.view = WatchedView(.zero, log)
            window.rootViewController = controller
            tapOn(controller)
            longPressOn(controller.view, duration: .zero)
            #expect(log.lines.count == 4)
            #expect(log.lines.first == "0 began (195, 422)")
        }
    }

    @Test(
        "Anchors are just inside",
        arguments: [
            (TouchAnchor.topLeft, "(0, 0)"), (.top, "(100, 0)"), (.topRight, "(199.5, 0)"),
            (.left, "(0, 50)"),
            (.center, "(100, 50)"), (.right, "(199.5, 50)"), (.bottomLeft, "(0, 99.5)"),
            (.bottom, "(100, 99.5)"),
            (.bottomRight, "(199.5, 99.5)"),
        ])
    func anchors(_ anchor: TouchAnchor, _ place: String) {
        withWatchedView { view, log in
            tapOn(view.anchor(anchor))
            #expect(log.lines.first == "0 began \(place)")
        }
    }

    @Test("What is chosen must be there: a covered anchor is a failure, and so is a point outside")
    func chosen() {
        withWatchedView { view, log in
            let cover = UIView().named("cover", 90, 90, 50, 50, in: view.superview)
            let clip = UIView().named("clip", 0, 0, 250, 250, in: view.superview)
            view.superview?.sendSubviewToBack(clip)
            clip.clipsToBounds = true
            let texts = firstLines {
                tapOn(view.anchor(.topLeft))
                tapOn(view.offset(unit: CGPoint(x: 2, y: 0.5)))
                tapOn(view.point(CGPoint(x: -99, y: 0)))
                tapOn(view.point(CGPoint(x: 500, y: 0)))
                tapOn(view.offset(unit: CGPoint(x: CGFloat.nan, y: 0)))
                tapOn(view.rect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)))
                tapOn(view.rect(.zero))
                clip.addSubview(view)
                tapOn(view.anchor(.right))
                tapOn(view.rect(CGRect(x: 160, y: 0, width: 10, height: 10)))
            }
            #expect(
                texts == [
                    "tapOn cannot touch WatchedView #v: it is covered by UIView #cover at (90 90; 50 50) of the window.",
                    "tapOn cannot touch WatchedView #v: the point (500, 150) of the screen is outside its window.",
                    "tapOn cannot touch WatchedView #v: it does not contain the point, so the touch would go to UIView #clip.",
                    "tapOn cannot touch WatchedView #v: the point (600, 100) of the screen is outside its window.",
                    "tapOn cannot touch (nan, 0) of WatchedView #v: that is not a point.",
                    "tapOn cannot touch (nan, 0.5) of WatchedView #v: that is not a point.",
                    "tapOn cannot touch WatchedView #v: it has no size, at (100 100; 200 100).",
                    "tapOn cannot touch WatchedView #v: the point (299.5, 150) of the screen is outside UIView #clip, which clips it.",
                    "tapOn cannot touch WatchedView #v: it is outside UIView #clip, which clips it, at (100 100; 200 100).",
                ])
            #expect(log.lines.isEmpty)
            withExtendedLifetime(cover) {}
        }
    }
}
