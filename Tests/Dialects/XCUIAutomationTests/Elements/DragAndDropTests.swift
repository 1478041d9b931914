import Robot
import TestSupport
import Testing
import XCUIAutomation

/// A screen whose card can be dragged into a basket.
private final class CardViewController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate
{
    private let basket = UILabel(frame: CGRect(x: 50, y: 500, width: 200, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        let card = UILabel(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        card.text = "Card"
        basket.text = "Basket"
        for label in [card, basket] {
            label.isUserInteractionEnabled = true
            view.addSubview(label)
        }
        let drag = UIDragInteraction(delegate: self)
        drag.isEnabled = true
        card.addInteraction(drag)
        basket.addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider(object: "Dropped" as NSString))] }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: String.self) { [basket] in basket.text = $0.joined() }
    }
}

@MainActor @Suite("Drag and drop by elements", .robot) struct DragAndDropTests {
    @Test("A press that then drags lifts what can be dragged and drops it", arguments: [0.5, 0.1])
    func press(_ duration: Double) {
        UIWindow.createWindowForTesting().rootViewController = CardViewController()
        let app = XCUIApplication()
        app.staticTexts["Card"].press(forDuration: duration, thenDragTo: app.staticTexts["Basket"])
        #expect(app.staticTexts["Dropped"].exists == (duration >= 0.5))
    }
}
