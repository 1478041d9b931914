import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// Scrolling in each direction, with a keyboard, and in small places.
@MainActor @Suite("Scrolling elements", .robot) struct ScrollableTests {
    private let window = UIWindow.createWindowForTesting()
    private let scrollView = ScrollView()

    private func showContent(y: CGFloat = 60, width: CGFloat = 300, height: CGFloat = 600) -> UIScrollView {
        let view = window.add(UIScrollView(), y: y, width: width, height: height)
        view.contentSize = CGSize(width: 3000, height: 3000)
        view.contentOffset = CGPoint(x: 1000, y: 1000)
        return view
    }

    @Test(
        "Scrolling in each direction shows more of that side",
        arguments: [
            (ElementAttributes.Direction.upwards, 0, -1), (.downwards, 0, 1), (.left, -1, 0), (.right, 1, 0),
            (.from(.bottom.offset(dx: 0, dy: -0.1), to: .top), 0, 1),
            (.from(.topThird, to: .bottomThird), 0, -1),
            (.from(.rightThird, to: .left), 1, 0), (.from(.middle, to: .middle), 0, 0),
        ] as [(ElementAttributes.Direction, CGFloat, CGFloat)])
    func directions(direction: ElementAttributes.Direction, horizontal: CGFloat, vertical: CGFloat) {
        let view = showContent()
        scrollView.scroll(direction)
        let moved = CGPoint(x: view.contentOffset.x - 1000, y: view.contentOffset.y - 1000)
        #expect(moved.x.sign(horizontal) && moved.y.sign(vertical), "\(moved)")
    }

    @Test(
        "A small scroll view is scrolled, too", arguments: [ElementAttributes.Direction.upwards, .downwards])
    func small(direction: ElementAttributes.Direction) {
        let view = showContent(width: 60, height: 80)
        scrollView.scroll(direction)
        #expect(direction == .downwards ? view.contentOffset.y > 1000 : view.contentOffset.y < 1000)
    }

    @Test("With a keyboard the drag begins above it", arguments: [60, 300, 400] as [CGFloat])
    func keyboardShown(y: CGFloat) {
        let view = showContent(y: y, height: 844 - y)
        let field = window.add(UITextField(), "field", y: 20, height: 30)
        TextField(id: "field").tap()
        #expect(keyboard.determine(.visible, timeout: 0))
        scrollView.scroll(.downwards)
        #expect(view.contentOffset.y > 1000)
        #expect(field.isFirstResponder && field.text == "")
    }

    @Test("A drag may begin at the top of the keyboard in a scroll view that fills the screen")
    func keyboardTop() {
        let view = window.add(UIScrollView(frame: window.bounds), y: 0, width: 390, height: 844)
        view.contentSize = CGSize(width: 390, height: 3000)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        field.accessibilityIdentifier = "field"
        view.addSubview(field)
        TextField(id: "field").tap()
        scrollView.scroll(.from(keyboard.topCoordinate.offset(dx: 0, dy: -0.01), to: .top))
        #expect(view.contentOffset.y > 200)
    }

    @Test("A place that is not a point is a failure")
    func invalid() {
        _ = showContent()
        let texts = firstLines { scrollView.scroll(.from(.middle, to: CGVector(dx: CGFloat.nan, dy: 0))) }
        #expect(texts.count == 1 && texts[0].hasSuffix("is not a point."), "\(texts)")
    }

    @Test("A scroll view that is not there, or is covered, is a failure")
    func missing() {
        #expect(
            firstLines(2) { scrollView.scroll(.downwards) } == [
                """
                Failed awaiting element to be exists with timeout 30.0: ScrollView does not exist.
                There is no element of type .scrollView.
                """
            ])
        let view = showContent()
        window.add(UIView(), "cover", y: 60, width: 300, height: 600)
        let scrollable: any Scrollable = scrollView
        #expect(
            firstLines { scrollable.scroll(.upwards) } == [
                "Failed awaiting element to be hittable with timeout 30.0: ScrollView is not hittable: it is covered by UIView #cover at (20 60; 300 600) of the window."
            ])
        #expect(view.contentOffset.y == 1000)
    }
}

extension CGFloat {
    /// Whether the number is positive, negative or 0, as another one is.
    fileprivate func sign(_ other: CGFloat) -> Bool {
        other == 0 ? magnitude < 1 : (self > 0) == (other > 0) && self != 0
    }
}
