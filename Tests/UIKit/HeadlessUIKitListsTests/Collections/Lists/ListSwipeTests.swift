import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Items of lists that are swiped aside, for what that uncovers.
@MainActor
@Suite("Swipe actions of list items") struct ListSwipeTests {
    /// A list of items, with something to do at both sides of each.
    @MainActor
    private final class Swiped {
        let stage: CollectionStage
        var lines: [String] = []
        var finish: [@MainActor (Bool) -> Void] = []
        /// The items that nothing can be done with.
        var locked: Set<IndexPath> = []

        init(_ stage: CollectionStage) {
            self.stage = stage
        }

        func action(_ name: String, _ path: IndexPath) -> UIContextualAction {
            UIContextualAction(style: .normal, title: name) { [weak self] _, _, done in
                self?.lines.append("\(name) \(path.shortText)")
                self?.finish.append(done)
            }
        }

        var layout: UICollectionViewLayout {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
                guard let self, !locked.contains(path) else { return nil }
                return UISwipeActionsConfiguration(actions: [action("Bin", path), action("Flag", path)])
            }
            configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
                guard let self else { return nil }
                return UISwipeActionsConfiguration(actions: path.item == 2 ? [] : [action("Pin", path)])
            }
            return UICollectionViewCompositionalLayout.list(using: configuration)
        }

        func drag(_ item: Int, _ way: CGFloat, _ down: CGFloat = 0, rest: Int = 0) {
            let start = CGPoint(x: way < 0 ? 290 : 10, y: 122 + CGFloat(item) * 44)
            let finger = Finger(down: start)
            for step in 1...5 {
                stage.lapse(20)
                let part = CGFloat(step) / 5
                finger.move(to: CGPoint(x: start.x + way * part, y: start.y + down * part))
            }
            stage.lapse(rest)
            finger.lift()
            stage.settle()
        }

        func button(_ name: String) -> UIView? {
            var found: UIView?
            stage.view.visit { view in
                if view is UIButton, view.accessibilityLabel == name { found = view }
                return found == nil ? .into : .stop
            }
            return found
        }

        func tap(_ name: String) {
            stage.view.layoutIfNeeded()
            guard let button = button(name) else {
                lines.append("no \(name)")
                return
            }
            Finger.tap(button.convertToScreen(button.bounds.center))
            stage.settle()
        }

        var aside: [CGFloat] { stage.view.visibleCells.map(\.frame.minX) }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private func run(_ body: @MainActor (Swiped) throws -> Void) rethrows {
        try CollectionStage.run([names(4)], isShown: false) { stage in
            let swiped = Swiped(stage)
            stage.view.collectionViewLayout = swiped.layout
            stage.show()
            _ = stage.log.take()
            stage.log.heard = ["didSelect"]
            try body(swiped)
        }
    }

    @Test("A swipe reveals the configuration's actions, and the item closes when one is done")
    func actions() throws {
        try run { list in
            list.drag(1, -120)
            #expect(list.aside == [0, -148, 0, 0])
            let flag = try #require(list.button("Flag"))
            let bin = try #require(list.button("Bin"))
            #expect(
                bin.convert(bin.bounds, to: list.stage.view)
                    == CGRect(x: 226, y: 44, width: 74, height: 44))
            #expect(
                flag.convert(flag.bounds, to: list.stage.view) == CGRect(x: 152, y: 44, width: 74, height: 44)
            )
            #expect(
                list.stage.view.visibleCells.map(\.configurationState.isSwiped) == [
                    false, true, false, false,
                ])
            list.tap("Flag")
            #expect(list.take() == ["Flag 0·1"] && list.aside == [0, -148, 0, 0])
            list.finish.popLast()?(true)
            list.stage.settle()
            #expect(list.aside == [0, 0, 0, 0] && list.button("Flag") == nil)
            #expect(!list.stage.view.visibleCells[1].configurationState.isSwiped)
            list.drag(0, 120)
            #expect(list.aside == [74, 0, 0, 0])
            list.tap("Pin")
            #expect(list.take() == ["Pin 0·0"] && list.stage.log.take() == [])
        }
    }

    @Test("A full swipe performs the first action immediately, which may delete the item")
    func fullSwipe() {
        run { list in
            list.drag(1, -270)
            #expect(list.take() == ["Bin 0·1"])
            list.stage.log.sections = [["i0", "i2", "i3"]]
            list.stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            #expect(list.stage.view.swipe == nil)
            list.finish.popLast()?(true)
            list.stage.settle()
            #expect(list.stage.faults == [] && list.aside == [0, 0, 0] && list.button("Bin") == nil)
        }
    }

    @Test("A swiped item stays open wherever it moves, and closes when it is reloaded")
    func followed() {
        run { list in
            list.drag(1, -120)
            list.stage.log.sections = [["new"] + list.stage.log.sections[0]]
            list.stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            list.stage.settle()
            #expect(list.aside == [0, 0, -148, 0, 0])
            #expect(list.button("Flag").map { $0.convert($0.bounds, to: list.stage.view).minY } == 88)
            list.stage.view.reloadItems(at: [IndexPath(item: 2, section: 0)])
            list.stage.settle()
            #expect(list.stage.faults == [] && list.stage.view.swipe == nil)
            list.drag(0, -120)
            list.stage.view.reloadData()
            list.stage.settle()
            #expect(list.stage.faults == [] && list.button("Flag") == nil)
        }
    }

    @Test("A touch elsewhere only closes a swiped item; so do a drag, another swipe, and editing")
    func goesBack() {
        run { list in
            let (view, flag) = (list.stage.view, { list.button("Flag") })
            list.drag(1, -120)
            Finger.tap(CGPoint(x: 20, y: 122 + 3 * 44))
            list.stage.settle()
            #expect(list.aside == [0, 0, 0, 0] && list.stage.log.take() == [] && flag() == nil)
            Finger.tap(CGPoint(x: 20, y: 122 + 3 * 44))
            list.stage.settle()
            #expect(list.stage.log.take() == ["didSelect 0·3"])
            list.drag(1, -120)
            list.drag(0, -120)
            #expect(list.aside == [-148, 0, 0, 0])
            list.drag(0, -20, rest: 300)
            #expect(list.aside == [-148, 0, 0, 0])
            view.isEditing = true
            list.stage.settle()
            #expect(list.aside == [0, 0, 0, 0] && flag() == nil)
            list.drag(0, -120)
            #expect(list.aside == [0, 0, 0, 0] && view.swipe == nil)
            view.isEditing = false
            list.drag(0, -120)
            view.setCollectionViewLayout(CollectionStage.rows(height: 50), animated: false)
            list.stage.settle()
            #expect(view.swipe == nil && list.stage.faults == [])
            list.drag(0, -120)
            #expect(view.swipe == nil)
        }
    }

    @Test("Items without actions cannot be swiped, whether the configuration is missing or empty")
    func nothingOffered() {
        run { list in
            list.locked = [IndexPath(item: 0, section: 0)]
            list.drag(0, -120)
            list.drag(2, 120)
            #expect(list.stage.view.swipe == nil && list.aside == [0, 0, 0, 0])
            #expect(list.take() == [])
        }
        let plain = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        CollectionStage.run([names(4)], layout: plain) { stage in
            #expect(stage.view.swipeRecognizer == nil)
        }
    }
}
