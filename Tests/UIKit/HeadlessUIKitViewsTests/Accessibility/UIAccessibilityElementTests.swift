import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("UIAccessibilityElement") struct UIAccessibilityElementTests {
    @Test(
        "A new element is an accessibility element without other properties, and does not keep its container")
    func defaults() {
        var view: UIView? = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: view as Any)
        #expect(element.accessibilityContainer === view)
        #expect(element.isAccessibilityElement)
        #expect(element.accessibilityLabel == nil)
        #expect(element.accessibilityIdentifier == nil)
        #expect(element.accessibilityValue == nil)
        #expect(element.accessibilityHint == nil)
        #expect(element.accessibilityTraits == .none)
        #expect(element.accessibilityFrame == .zero)
        #expect(element.accessibilityFrameInContainerSpace == .zero)
        #expect(element.accessibilityActivationPoint == .zero)
        #expect(!element.accessibilityElementsHidden)
        #expect(!element.accessibilityViewIsModal)
        #expect(element.accessibilityElements == nil)
        view = nil
        #expect(element.accessibilityContainer == nil)
    }

    @Test("A frame in the container's space moves with the container, one on the screen does not")
    func frames() {
        let root = UIView()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        root.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 10, height: 10)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 10, height: 10))
        #expect(element.accessibilityActivationPoint == CGPoint(x: 16, y: 27))
        view.bounds.origin.y = 2
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(element.accessibilityFrame == CGRect(x: -38, y: -30, width: 20, height: 20))

        element.accessibilityFrame = CGRect(x: 5, y: 5, width: 2, height: 2)
        view.transform = .identity
        #expect(element.accessibilityFrame == CGRect(x: 5, y: 5, width: 2, height: 2))
        #expect(element.accessibilityFrameInContainerSpace == .zero)
        element.accessibilityActivationPoint = CGPoint(x: 1, y: 1)
        #expect(element.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
    }

    @Test("In an element in a view, the view's coordinates count; in a loop or in nothing, the screen's")
    func nestedFrames() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let outer = UIAccessibilityElement(accessibilityContainer: view)
        let inner = UIAccessibilityElement(accessibilityContainer: outer)
        inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 10, height: 10)
        #expect(inner.accessibilityFrame == CGRect(x: 1, y: 2, width: 10, height: 10))
        let root = UIView()
        root.addSubview(view)
        #expect(inner.accessibilityFrame == CGRect(x: 11, y: 22, width: 10, height: 10))
        outer.accessibilityContainer = inner
        #expect(inner.accessibilityFrame == CGRect(x: 1, y: 2, width: 10, height: 10))
        let stranger = NSObject()
        inner.accessibilityContainer = stranger
        #expect(inner.accessibilityFrame == CGRect(x: 1, y: 2, width: 10, height: 10))
    }
}
