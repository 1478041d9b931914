import HeadlessUIKit
import Testing

@MainActor @Suite("The accessibility path") struct AccessibilityPathTests {
    private let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 40))

    @Test("A view's rectangle is that of its path, unless one is set")
    func view() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.accessibilityPath == nil)
        view.accessibilityPath = path
        #expect(view.accessibilityPath?.bounds == path.bounds)
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        view.accessibilityFrame = CGRect(x: 0, y: 0, width: 5, height: 5)
        #expect(view.accessibilityFrame == CGRect(x: 0, y: 0, width: 5, height: 5))
        view.accessibilityPath = nil
        #expect(view.accessibilityPath == nil)
    }

    @Test("An accessibility element that is not a view has the rectangle of its path, unless one is set")
    func element() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        #expect(element.accessibilityFrame == .zero)
        element.accessibilityPath = path
        #expect(element.accessibilityFrame == path.bounds)
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 5, height: 5)
        #expect(element.accessibilityFrame.size == CGSize(width: 5, height: 5))
    }
}
