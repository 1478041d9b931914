import HeadlessUIKit
import Testing

/// Apple's documentation of `UIView.layoutSublayers(of:)`: called to lay out the view's layer, it calls `layoutSubviews`.
@MainActor
@Suite("Layout of a view's sublayers") struct LayoutSublayersTests {
    private final class GradientView: UIView {
        let gradient = CALayer()
        var log: [String] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.addSublayer(gradient)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSublayers(of layer: CALayer) {
            log.append("before")
            super.layoutSublayers(of: layer)
            log.append("after")
            if layer === self.layer { gradient.frame = layer.bounds }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("subviews")
        }
    }

    private final class PlainView: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
    }

    @Test("A view that overrides it gets its own layer in each layout, and lays out its subviews by super")
    func overriding() {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.layoutIfNeeded()
        #expect(view.log == ["before", "subviews", "after"])
        #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
        view.frame.size.width = 60
        view.layoutIfNeeded()
        #expect(view.gradient.frame.width == 60)
        view.log = []
        view.layoutSublayers(of: view.gradient)
        #expect(view.log == ["before", "after"])
    }

    @Test("A view that does not override it lays out its subviews once")
    func plain() {
        let view = PlainView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.layoutSublayers(of: view.layer)
        #expect(view.count == 2)
    }
}
