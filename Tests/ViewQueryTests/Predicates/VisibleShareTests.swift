import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Visible shares") struct VisibleShareTests {
    /// A view of 100×100 in a window, and what is put around it.
    @MainActor
    struct Scene {
        let window: UIWindow
        let box: UIView
        let view: UIView

        /// Puts an opaque view into another.
        @discardableResult
        func cover(
            _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil
        ) -> UIView {
            let cover = UIView().named("cover", x, y, width, height, in: superview ?? box)
            cover.backgroundColor = .black
            return cover
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var percent: Double
        var change: @MainActor @Sendable (Scene) -> Void

        init(
            _ description: String, _ percent: Double, _ change: @escaping @MainActor @Sendable (Scene) -> Void
        ) {
            testDescription = description
            self.percent = percent
            self.change = change
        }
    }

    @MainActor
    private static func picture(withHole hasHole: Bool) -> UIImage? {
        UIImage(
            rgba: [255, 0, 0, 255, 255, 0, 0, hasHole ? 0 : 255], width: 2, height: 1, scale: 1)
    }

    nonisolated static let cases = [
        Case("alone", 100) { _ in },
        Case("half transparent itself", 100) { $0.view.alpha = 0.5 },
        Case("hidden", 0) { $0.view.isHidden = true },
        Case("in a hidden view", 0) { $0.box.isHidden = true },
        Case("transparent", 0) { $0.view.alpha = 0 },
        Case("of no size", 0) { $0.view.frame.size = .zero },
        Case("half off screen", 50) { $0.box.frame.origin.x = 390 - 50 },
        Case("off screen", 0) { $0.box.frame.origin.x = 390 },
        Case("clipped to a quarter", 25) {
            $0.box.frame.size = CGSize(width: 50, height: 50)
            $0.box.clipsToBounds = true
        },
        Case("outside a view that does not clip", 100) { $0.box.frame.size = .zero },
        Case("clipped to nothing at all", 0) {
            $0.box.frame.size = .zero
            $0.box.clipsToBounds = true
        },
        Case("clipped to a line", 0) {
            $0.box.frame.size = CGSize(width: 0, height: 100)
            $0.box.clipsToBounds = true
        },
        Case("clipped by itself", 100) { $0.view.clipsToBounds = true },
        Case("scrolled half away", 50) {
            $0.box.clipsToBounds = true
            $0.box.bounds.origin.y = 50
        },
        Case("covered by half", 50) { $0.cover(0, 0, 50, 100) },
        Case("covered wholly", 0) { $0.cover(-10, -10, 300, 300) },
        Case("covered twice at one place", 75) {
            $0.cover(0, 0, 25, 100)
            $0.cover(0, 0, 25, 100)
        },
        Case("covered at two places", 50) {
            $0.cover(0, 0, 25, 100)
            $0.cover(75, 0, 25, 100)
        },
        Case("a hole between four covers", 1) {
            $0.cover(0, 0, 100, 45)
            $0.cover(0, 55, 100, 45)
            $0.cover(0, 45, 45, 10)
            $0.cover(55, 45, 45, 10)
        },
        Case("behind what lets it through", 100) { $0.cover(0, 0, 100, 100).backgroundColor = nil },
        Case("behind what is half transparent", 100) { $0.cover(0, 0, 50, 100).alpha = 0.5 },
        Case("behind a half transparent colour", 100) {
            $0.cover(0, 0, 50, 100).backgroundColor = .black.withAlphaComponent(0.5)
        },
        Case("behind what is hidden", 100) { $0.cover(0, 0, 50, 100).isHidden = true },
        Case("behind what is in something hidden", 100) {
            let cover = $0.cover(0, 0, 50, 100)
            $0.cover(0, 0, 100, 100, in: cover)
            cover.isHidden = true
        },
        Case("behind what is in something half transparent", 100) {
            let cover = $0.cover(0, 0, 50, 100)
            $0.cover(0, 0, 100, 100, in: cover)
            cover.alpha = 0.5
        },
        Case("behind a line, and half", 50) {
            $0.cover(30, 0, 0, 100)
            $0.cover(0, 0, 50, 100)
        },
        Case("behind a point, and half", 50) {
            $0.cover(30, 30, 0, 0)
            $0.cover(0, 0, 50, 100)
        },
        Case("behind what sticks out of a view of no size", 50) {
            let cover = $0.cover(0, 0, 0, 0)
            $0.cover(0, 0, 50, 100, in: cover)
        },
        Case("behind what is clipped", 90) {
            let clipper = UIView().named("clipper", 0, 0, 10, 100, in: $0.box)
            clipper.clipsToBounds = true
            $0.cover(0, 0, 100, 100, in: clipper)
        },
        Case("behind what is clipped to nothing", 100) {
            let clipper = UIView().named("clipper", 0, 0, 0, 0, in: $0.box)
            clipper.clipsToBounds = true
            $0.cover(0, 0, 100, 100, in: clipper)
        },
        Case("behind a square on its corner", 50) {
            let cover = $0.cover(0, 0, 100, 100)
            let side = 0.5.squareRoot()
            cover.transform = CGAffineTransform(
                a: side * side, b: side * side, c: -side * side, d: side * side, tx: 0, ty: 0)
        },
        Case("behind a mirrored one", 50) {
            $0.cover(0, 0, 50, 100).transform = CGAffineTransform(scaleX: -1, y: 1)
        },
        Case("turned itself, half covered", 50) {
            $0.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            $0.cover(0, 50, 100, 50)
        },
        Case("in front of others", 100) {
            $0.cover(0, 0, 100, 100)
            $0.box.bringSubviewToFront($0.view)
        },
        Case("what is in it is a part of it", 100) { $0.cover(0, 0, 100, 100, in: $0.view) },
        Case("behind a view in front of its superview", 60) {
            $0.cover(0, 0, 40, 844, in: $0.window)
        },
        Case("behind a text", 100) {
            UILabel().named("text", 0, 0, 100, 100, in: $0.box).text = "Text"
        },
        Case("behind a picture", 50) {
            UIImageView().named("picture", 0, 0, 50, 100, in: $0.box).image = picture(withHole: false)
        },
        Case("behind a picture with a hole", 100) {
            UIImageView().named("picture", 0, 0, 50, 100, in: $0.box).image = picture(withHole: true)
        },
        Case("behind another window", 0) { _ in
            UIWindow.createWindowForTesting().backgroundColor = .black
        },
        Case("behind a window that lets it through but for half", 50) {
            let front = UIWindow.createWindowForTesting()
            $0.cover(0, 0, 50, 844, in: front)
        },
        Case("in front of another window", 100) {
            UIWindow.createWindowForTesting().backgroundColor = .black
            $0.window.isHidden = true
            $0.window.makeKeyAndVisible()
        },
    ]

    @Test("A view's visible share is what is left of its area", arguments: cases)
    func share(_ item: Case) {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let box = UIView().named("box", 0, 0, 100, 100, in: window)
            let view = UIView().named("view", 0, 0, 100, 100, in: box)
            item.change(Scene(window: window, box: box, view: view))
            let share = item.percent / 100
            let isNamed = withIdentifier("view")
            #expect(allViews(isNamed, visible(atLeast: share - 1e-9)).inside(window).count == 1)
            #expect(allViews(isNamed, visible(atLeast: share + 1e-9)).inside(window).count == 0)
        }
    }

    @Test("A view's visible share is between 0 and 1")
    func limits() {
        inOwnApplication {
            let window = SampleTree.build()
            for share in [0, -1, -Double.infinity] {
                #expect(allViews(visible(atLeast: share)).names == SampleTree.names)
            }
            for share in [1.001, .infinity, .nan] {
                #expect(allViews(visible(atLeast: share)).isEmpty)
                #expect(allViews(!visible(atLeast: share)).names == SampleTree.names)
            }
            #expect(
                allViews(visible(atLeast: 0.001)).names
                    == "window header title form email save save.title fancy inAside scroller row")
            #expect(allViews(visible(atLeast: 1)).inside(window).contains { $0 === window })
        }
    }

    @Test("A view in no window is seen in its root")
    func noWindow() {
        let root = UIView().named("root", 500, 500, 100, 100)
        UIView().named("half", 50, 0, 100, 100, in: root)
        #expect(allViews(visible(atLeast: 0.5)).inside(root).names == "root half")
        #expect(allViews(visible(atLeast: 0.51)).inside(root).names == "root")
    }
}
