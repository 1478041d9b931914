import Robot
import Testing

/// The examples of Touching, with what comes of them.
@MainActor @Suite("Examples of touching", .robot) struct TouchingExamplesTests {
    private let window = UIWindow.createWindowForTesting()
    private let log = GestureLog()

    /// A view in the window that takes touches.
    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        window.addSubview(view)
        return view
    }

    @Test("Gestures on views are recognized")
    func gestures() {
        let (map, pin, card) = (view(0, 0, 390, 300), view(0, 300, 100, 100), view(0, 400, 200, 100))
        let (basket, canvas) = (view(250, 400, 100, 100), view(0, 600, 100, 100))
        map.isMultipleTouchEnabled = true
        let doubleTap = log.named("double tap", UITapGestureRecognizer())
        doubleTap.numberOfTapsRequired = 2
        map.addGestureRecognizer(doubleTap)
        map.addGestureRecognizer(log.named("pinch", UIPinchGestureRecognizer()))
        pin.addGestureRecognizer(log.named("press", UILongPressGestureRecognizer()))
        let swipe = log.named("swipe", UISwipeGestureRecognizer())
        swipe.direction = .left
        card.addGestureRecognizer(swipe)
        canvas.addGestureRecognizer(log.named("tap", UITapGestureRecognizer()))

        // Example of Touching.md
        tapOn(map.anchor(.bottomRight))
        doubleTapOn(map)
        longPressOn(pin, duration: .seconds(1))
        swipeLeftOn(card)
        drag(card, onto: basket)
        pinchOn(map, scale: 2)
        tapOn(canvas, with: .pencil(force: 2))
        // End of example
        #expect(log.ends == ["double tap", "press", "swipe", "pinch", "tap"])
        #expect(canvas.isHittable)
    }

    /// Lets views be dragged, and takes what is dropped on them.
    private final class Shelf: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        private(set) var drops: [String] = []

        func add(to view: UIView, draggingFrom isSource: Bool, named name: String) {
            view.accessibilityIdentifier = name
            guard isSource else { return view.addInteraction(UIDropInteraction(delegate: self)) }
            let interaction = UIDragInteraction(delegate: self)
            interaction.isEnabled = true
            view.addInteraction(interaction)
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .copy) }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            drops.append(interaction.view?.accessibilityIdentifier ?? "")
        }
    }

    @Test("Cards and texts are dragged and dropped")
    func dragging() {
        let (card, basket, folder) = (view(0, 0, 100, 100), view(0, 200, 100, 100), view(0, 400, 100, 100))
        let shelf = Shelf()
        shelf.add(to: card, draggingFrom: true, named: "card")
        shelf.add(to: basket, draggingFrom: false, named: "basket")
        shelf.add(to: folder, draggingFrom: false, named: "folder")
        for (text, y) in [("Milk", 500.0), ("Shopping", 600.0)] {
            let label = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 40))
            label.text = text
            label.isUserInteractionEnabled = true
            window.addSubview(label)
            shelf.add(to: label, draggingFrom: text == "Milk", named: text)
        }

        // Example of Touching.md
        dragAndDrop(card, to: basket)
        dragAndDrop(theFirstView(withText("Milk")), to: theFirstView(withText("Shopping")))  // rows of lists
        card.dragAndDrop(to: folder, rest: .seconds(1), lapse: .none)  // rests on a spring-loaded view
        // End of example
        #expect(shelf.drops == ["basket", "Shopping", "folder"])

        for case let interaction as UIDragInteraction in card.interactions { interaction.isEnabled = false }
        expectFailure(
            // Example of Touching.md
            """
            dragAndDrop lifted nothing: isEnabled of the drag interaction of UIView #card is false, as it is on \
            iPhone unless set.
            """
            // End of example
        ) { dragAndDrop(card, to: basket) }
    }

    @Test("A link in text is tapped")
    func link() {
        let text = NSMutableAttributedString(string: "Read the Terms, please.")
        text.addAttribute(.link, value: "https://example.com/terms", range: NSRange(location: 9, length: 5))
        let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        textView.isEditable = false
        textView.attributedText = text
        window.addSubview(textView)
        // Example of Touching.md
        tapOn(theFirstElement(withRole(.link, named: "Terms")))
        #expect(SimulatedDevice.current.openedURLs.last?.absoluteString == "https://example.com/terms")
        // End of example
        #expect(allElements(withRole(.link)).count == 1)
    }

    @Test("Gestures are called as methods of views")
    func methods() {
        let save = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        save.setTitle("Save", for: .normal)
        var saves = 0
        save.addAction(UIAction { _ in saves += 1 }, for: .touchUpInside)
        window.addSubview(save)
        let row = view(0, 50, 390, 44)
        row.accessibilityIdentifier = "row"
        let swipe = log.named("swipe", UISwipeGestureRecognizer())
        swipe.direction = .left
        row.addGestureRecognizer(swipe)
        let size = UISegmentedControl(items: ["Small", "Large"])
        size.frame = CGRect(x: 0, y: 100, width: 390, height: 40)
        size.accessibilityIdentifier = "size"
        window.addSubview(size)
        let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 500))
        list.contentSize = CGSize(width: 390, height: 2000)
        window.addSubview(list)
        let label = UILabel(frame: CGRect(x: 0, y: 1900, width: 390, height: 44))
        label.text = "Row 40"
        list.addSubview(label)

        // Example of Touching.md
        theFirstView(withLabel("Save")).tap()
        allViews(withIdentifier("row")).swipeLeft()
        theFirstView(withText("Row 40")).scrollIntoView()
        theFirstView(withIdentifier("size")).select(segment: "Large")
        // End of example
        #expect(saves == 1)
        #expect(log.ends == ["swipe"])
        #expect(list.contentOffset.y > 0)
        #expect(size.selectedSegmentIndex == 1)
        OrderPage().select("Small")
        #expect(size.selectedSegmentIndex == 0)
    }

    @Test("Places in a view are tapped")
    func places() {
        let map = view(0, 100, 390, 300)
        map.addGestureRecognizer(log.named("tap", UITapGestureRecognizer()))
        // Example of Touching.md
        tapOn(map.offset(unit: CGPoint(x: 0.25, y: 0.5)))  // a quarter of the width from the left
        tapOn(map.offset(by: CGVector(dx: 0, dy: -40)))  // 40 points above the middle
        tapOn(map.point(CGPoint(x: 10, y: 10)))  // in the view's coordinates
        tapOn(map.rect(CGRect(x: 0, y: 0, width: 50, height: 50)))  // in the middle of a part
        // End of example
        #expect(log.ends == ["tap", "tap", "tap", "tap"])
    }

    @Test("Content is scrolled to what is touched")
    func scrolling() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 44 * 50)
        window.addSubview(list)
        let row = UIButton(frame: CGRect(x: 0, y: 44 * 40, width: 390, height: 44))
        row.setTitle("Row 40", for: .normal)
        var taps = 0
        row.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        list.addSubview(row)

        // Example of Touching.md
        tapOn(theFirstView(withText("Row 40")).scrolledIntoView)  // works with every gesture
        tapStatusBar()
        TimeLapse.waitForAnimationsToFinish()
        scrollIntoView(theFirstView(withText("Row 40")))
        // End of example
        #expect(taps == 1)
        #expect(theFirstView(withText("Row 40"), visible(atLeast: 1)).count == 1)
    }

    @Test("A view that moves is touched on request")
    func moving() {
        let card = view(0, 0, 100, 200)
        // Example of Touching.md
        UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) { card.center.y = 600 }
        tapOn(card.whileMoving())
        // End of example
        #expect(card.center.y == 600)
    }

    @Test("A finger is moved by hand")
    func fingers() {
        let canvas = view(0, 400, 390, 200)
        canvas.addGestureRecognizer(log.named("pan", UIPanGestureRecognizer()))
        // Example of Touching.md
        let finger = SyntheticTouch(at: CGPoint(x: 195, y: 450))
        finger.begin()
        finger.move(to: CGPoint(x: 195, y: 500))
        finger.end()
        // End of example
        #expect(log.ends == ["pan"])
    }
}

// Example of Touching.md
@MainActor struct OrderPage {
    private var size: ViewQuery { theFirstView(withIdentifier("size")) }

    func select(_ name: String) { size.select(segment: name) }
}
// End of example

/// The gestures that have ended, by the names of their recognizers.
@MainActor
private final class GestureLog {
    private(set) var ends: [String] = []

    func named<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer {
        recognizer.addTarget(self, action: GestureLog.note)
        recognizer.name = name
        return recognizer
    }

    func note(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .ended { ends.append(recognizer.name ?? "") }
    }
}
