import Robot
import Testing

/// The example of Drawing.
@MainActor @Suite("Examples of drawing", .robot) struct DrawingExamplesTests {
    private final class MeterView: UIView {
        var level: CGFloat = 0 {
            didSet { setNeedsDisplay() }
        }

        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(
                CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
        }
    }

    @Test("A view's drawing is read as text")
    func meter() {
        let window = UIWindow.createWindowForTesting()

        // Example of Drawing.md
        let view = MeterView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        view.level = 0.25
        window.addSubview(view)
        TimeLapse.advance(by: .zero)
        #expect(view.layer.drawing?.description == "fill rect (0 0; 25 10) color #FF0000")
        // End of example
    }
}
