import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch

/// The verb for drag and drop, and fingers that do the same.
@MainActor @Suite("Drag and drop by touch") struct DragAndDropTests {
    /// A card and a basket with interactions, on a device.
    @MainActor
    struct Stage {
        let log = EventLog()
        let window = UIWindow.createWindowForTesting()
        let card: UIView
        let basket: UIView
        let source: DragRecorder
        let target: DragRecorder
        let drag: UIDragInteraction

        init() {
            card = UIView().named("card", 50, 100, 100, 100, in: window)
            basket = UIView().named("basket", 50, 400, 200, 200, in: window)
            source = DragRecorder(log)
            target = DragRecorder(log, "basket")
            drag = UIDragInteraction(delegate: source)
            card.addInteraction(drag)
            basket.addInteraction(UIDropInteraction(delegate: target))
        }

        static func use(on device: DeviceProfile = .iPad, _ body: (Stage) throws -> Void) rethrows {
            try UIApplication.withShared(UIApplication(device: device)) {
                try body(Stage())
                #expect(UIApplication.shared.activeTouches.isEmpty && UIApplication.shared.drags.isEmpty)
                UIApplication.shared.closeWindows()
            }
        }
    }

    @Test("`press(forDuration:thenDragTo:)` lifts, drags and drops, and waits until the items are loaded")
    func verb() {
        Stage.use { stage in
            var loaded: [String] = []
            stage.target.onDrop = { $0.loadObjects(ofClass: String.self) { loaded = $0 } }
            dragAndDrop(stage.card, to: stage.basket)
            #expect(loaded == ["Milk"])
            #expect(stage.log.lines.first == "itemsForBeginning (50, 50)")
            #expect(stage.log.lines.last == "sessionDidTransferItems")
            #expect(stage.log.lines.contains("willAnimateLift end"))
            _ = stage.log.take()
            stage.card.dragAndDrop(to: stage.basket, lapse: .none)
            #expect(stage.log.lines.last == "basket willAnimateDrop Milk")
        }
    }

    @Test("A finger that presses long and moves does the same", arguments: 0..<4)
    func fingers(_ way: Int) {
        Stage.use { stage in
            let hold = Duration.milliseconds(600)
            switch way {
            case 0: drag(stage.card, onto: stage.basket, hold: hold)
            case 1: dragOn(stage.card, to: stage.basket, hold: hold)
            case 2: dragOn(stage.card, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 350), hold: hold)
            default:
                let finger = SyntheticTouch(at: CGPoint(x: 100, y: 150))
                finger.begin()
                finger.stay(for: hold)
                finger.move(to: CGPoint(x: 100, y: 450), over: .milliseconds(200))
                finger.end()
            }
            #expect(stage.log.lines.contains("basket performDrop [\"Milk\"]"))
        }
    }

    @Test("A view that leaves its window while its items are dragged does not end the gesture")
    func sourceRemoved() {
        Stage.use { stage in
            Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) { _ in
                MainActor.assumeIsolated { stage.card.removeFromSuperview() }
            }
            dragAndDrop(stage.card, to: stage.basket)
            #expect(stage.log.lines.contains("basket performDrop [\"Milk\"]"))
        }
    }

    @Test("A press on a view with a context menu opens it, and dragging closes it")
    func menu() {
        final class Menus: UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Delete") { _ in }])
                })
            }
        }
        Stage.use { stage in
            let menus = Menus()
            let interaction = UIContextMenuInteraction(delegate: menus)
            stage.card.addInteraction(interaction)
            longPressOn(stage.card)
            #expect(allViews(withText("Delete")).count == 1)
            interaction.dismissMenu()
            TimeLapse.waitForAnimationsToFinish()
            _ = stage.log.take()
            dragAndDrop(stage.card, to: stage.basket)
            #expect(allViews(withText("Delete")).isEmpty)
            #expect(stage.log.lines.contains("basket performDrop [\"Milk\"]"))
        }
    }

    // MARK: Failures

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var change: @MainActor @Sendable (Stage) -> Void
        var hold = Duration.milliseconds(600)
    }

    nonisolated static let cases = [
        Case(
            testDescription: "no drag interaction",
            text: "dragAndDrop lifted nothing: neither UIView #card nor an ancestor has a drag interaction.",
            change: { $0.card.removeInteraction($0.drag) }),
        Case(
            testDescription: "disabled",
            text: "dragAndDrop lifted nothing: isEnabled of the drag interaction of UIView #card is false.",
            change: { $0.drag.isEnabled = false }),
        Case(
            testDescription: "no items",
            text: "dragAndDrop lifted nothing: the delegate of UIView #card returned no items from"
                + " dragInteraction(_:itemsForBeginning:).",
            change: { $0.source.texts = [] }),
        Case(
            testDescription: "too short a press",
            text:
                "dragAndDrop lifted nothing: the finger moved after 0.2 s, and items are lifted after 0.5 s.",
            change: { _ in }, hold: .milliseconds(200)),
        Case(
            testDescription: "no drop interaction",
            text: "dragAndDrop dragged UIView #card to UIView #basket, but nothing was dropped: neither"
                + " UIView #basket nor an ancestor has a drop interaction.",
            change: { $0.basket.interactions = [] }),
        Case(
            testDescription: "cannot handle",
            text:
                "dragAndDrop dragged UIView #card to UIView #basket, but nothing was dropped: UIView #basket"
                + " cannot handle it: dropInteraction(_:canHandle:) returned false.",
            change: { $0.target.handles = false }),
        Case(
            testDescription: "cancel",
            text:
                "dragAndDrop dragged UIView #card to UIView #basket, but nothing was dropped: UIView #basket"
                + " does not take it: dropInteraction(_:sessionDidUpdate:) proposes .cancel.",
            change: { $0.target.operation = .cancel }),
        Case(
            testDescription: "forbidden",
            text:
                "dragAndDrop dragged UIView #card to UIView #basket, but nothing was dropped: UIView #basket"
                + " forbids it: dropInteraction(_:sessionDidUpdate:) proposes .forbidden.",
            change: { $0.target.operation = .forbidden }),
        Case(
            testDescription: "no move allowed",
            text:
                "dragAndDrop dragged UIView #card to UIView #basket, but nothing was dropped: UIView #basket"
                + " proposes to move it, and the drag's session allows no move operation.",
            change: {
                $0.target.operation = .move
                $0.source.allowsMoving = false
            }),
    ]

    @Test("A failure says why nothing was lifted, or why the drop was refused", arguments: cases)
    func failures(_ item: Case) {
        Stage.use { stage in
            item.change(stage)
            let failures = FailureCollector.failures {
                dragAndDrop(stage.card, to: stage.basket, hold: item.hold)
            }
            #expect(failures.map(\.text) == [item.text])
            #expect(failures.first?.site.map { "\($0.fileID)" } == "TouchTests/DragAndDropTests.swift")
        }
    }

    @Test("On iPhone the failure says that interactions are disabled there")
    func phone() {
        Stage.use(on: .iPhone16) { stage in
            #expect(
                failureTexts { dragAndDrop(stage.card, to: stage.basket) } == [
                    "dragAndDrop lifted nothing: isEnabled of the drag interaction of UIView #card is false, as it is"
                        + " on iPhone unless set."
                ])
        }
    }

    @Test("In lists the failure names the delegate or the property that is missing")
    func lists() {
        final class Source: NSObject, UITableViewDataSource, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.accessibilityIdentifier = "row"
                return cell
            }
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
                at indexPath: IndexPath
            ) -> [UIDragItem] { [] }
        }
        Stage.use(on: .iPhone16) { stage in
            let source = Source()
            let table = UITableView().named("table", 200, 100, 150, 200, in: stage.window)
            table.dataSource = source
            let row = theFirstView(withIdentifier("row"))
            @MainActor func text() -> String { failureTexts { dragAndDrop(row, to: stage.basket) }.joined() }
            #expect(
                text()
                    == "dragAndDrop lifted nothing: neither UITableViewCell #row nor an ancestor has a drag"
                    + " interaction; dragDelegate of UITableView #table is nil.")
            table.dragDelegate = source
            #expect(
                text() == "dragAndDrop lifted nothing: dragInteractionEnabled of the drag interaction of"
                    + " UITableView #table is false, as it is on iPhone unless set.")
            table.dragInteractionEnabled = true
            #expect(
                text()
                    == "dragAndDrop lifted nothing: the delegate of UITableView #table returned no items from"
                    + " tableView(_:itemsForBeginning:at:).")
            stage.drag.isEnabled = true
            #expect(
                failureTexts { dragAndDrop(stage.card, to: row) } == [
                    "dragAndDrop dragged UIView #card to UITableViewCell #row, but nothing was dropped: UITableView"
                        + " #table takes only rows of its own: its dropDelegate is nil."
                ])
        }
    }

    @Test("A destination that cannot be touched is a failure before the finger comes down")
    func hiddenDestination() {
        Stage.use { stage in
            stage.basket.isHidden = true
            let lines = firstLines { dragAndDrop(stage.card, to: stage.basket) }
            #expect(lines == ["dragAndDrop cannot touch UIView #basket: it is hidden."])
            #expect(stage.log.take() == "")
        }
    }

    @Test("Text is dropped into fields and text views where the finger is, and their delegates are asked")
    func text() {
        final class Careful: NSObject, UITextFieldDelegate {
            var allows = true
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool { allows }
        }
        Stage.use { stage in
            let (field, careful) = (
                UITextField().named("field", 300, 100, 200, 40, in: stage.window), Careful()
            )
            field.text = "Bread"
            field.delegate = careful
            dragAndDrop(stage.card, to: field.anchor(.right))
            #expect(field.text == "BreadMilk" && field.isFirstResponder)
            dragAndDrop(stage.card, to: field.anchor(.left))
            #expect(field.text == "MilkBreadMilk")
            careful.allows = false
            dragAndDrop(stage.card, to: field)
            #expect(field.text == "MilkBreadMilk")
            let notes = UITextView().named("notes", 300, 200, 200, 100, in: stage.window)
            dragAndDrop(stage.card, to: notes)
            #expect(notes.text == "Milk")
            notes.isEditable = false
            #expect(
                failureTexts { dragAndDrop(stage.card, to: notes) } == [
                    "dragAndDrop dragged UIView #card to UITextView \"Milk\" #notes, but nothing was dropped: UITextView"
                        + " \"Milk\" #notes takes only text, and only where text can be edited."
                ])
        }
    }
}
