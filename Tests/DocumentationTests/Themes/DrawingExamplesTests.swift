import Robot
import Testing

/// The examples of Drawing.
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

    @Test("A text view's layout manager says where characters are")
    func layout() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Buy milk"
        // Example of Drawing.md
        let manager = view.layoutManager
        let milk = NSRange(location: 4, length: 4)
        let word = manager.boundingRect(forGlyphRange: milk, in: view.textContainer)
        let index = manager.characterIndex(
            for: CGPoint(x: word.minX + 1, y: word.midY), in: view.textContainer,
            fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(index == 4)
        // End of example
    }
}
