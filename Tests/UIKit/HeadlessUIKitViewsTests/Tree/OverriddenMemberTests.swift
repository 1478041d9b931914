import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Members that applications override, and that the framework then uses.

private final class InsetView: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0) }
}

private final class MarginView: UIView {
    override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        set {}
    }
}

/// A view that calls another one its superview.
private final class ProxyView: UIView {
    weak var owner: UIView?
    override var superview: UIView? { owner ?? super.superview }
    override var window: UIWindow? { owner?.window }
    override var subviews: [UIView] { super.subviews.reversed() }
    override var layer: CALayer {
        super.layer.name = "proxy"
        return super.layer
    }

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let converted = super.convert(point, to: view)
        return CGPoint(x: converted.x + 1000, y: converted.y)
    }

    override func isDescendant(of view: UIView) -> Bool { view === owner || super.isDescendant(of: view) }
    override func viewWithTag(_ tag: Int) -> UIView? { tag == 99 ? self : super.viewWithTag(tag) }
    override func endEditing(_ force: Bool) -> Bool { true }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { .dimmed }
        set {}
    }
}

@MainActor @Suite("Overridden members of views") struct OverriddenMemberTests {
    @Test("A safe area and margins that a class overrides are those that the layout uses")
    func insets() {
        inOwnWorld {
            let view = InsetView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            _ = UIWindow.showing(view)
            #expect(view.layoutMargins.top == 48)
            #expect(view.safeAreaLayoutGuide.layoutFrame.minY == 40)
            let margins = MarginView(frame: view.frame)
            #expect(margins.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 96))
        }
    }

    @Test("The place in the hierarchy can be overridden, as for views that stand for another")
    func hierarchy() {
        inOwnWorld {
            let (owner, proxy, inner) = (UIView(), ProxyView(), UIView())
            let window = UIWindow.showing(owner)
            proxy.owner = owner
            proxy.addSubview(UIView())
            proxy.addSubview(inner)
            let view: UIView = proxy
            #expect(view.superview === owner && view.window === window)
            #expect(view.subviews.first === inner && view.isDescendant(of: owner))
            #expect(view.layer.name == "proxy" && view.tintAdjustmentMode == .dimmed)
            #expect(view.convert(CGPoint(x: 1, y: 2), to: inner) == CGPoint(x: 1001, y: 2))
            #expect(view.viewWithTag(99) === proxy && view.endEditing(false))
        }
    }
}
