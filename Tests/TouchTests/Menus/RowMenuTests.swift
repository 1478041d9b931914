import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

@testable import HeadlessLists
@testable import HeadlessUIKitCore

@MainActor
@Suite("Context menus of rows and items") struct RowMenuTests {
    /// What there is to ask for menus, and to be told of them.
    @MainActor
    private final class Names: UITableViewDataSource, UITableViewDelegate {
        let log: EventLog
        let names = ["Ada", "Bob", "Cy"]
        var hasMenu = true
        var preview: UIViewController?
        var whenAsked: (@MainActor () -> Void)?
        var whenTold: (@MainActor () -> Void)?

        init(_ log: EventLog) {
            self.log = log
        }

        func configuration(_ name: String) -> UIContextMenuConfiguration? {
            guard hasMenu else { return nil }
            let (log, preview) = (log, preview)
            return UIContextMenuConfiguration(
                identifier: NSString(string: name), previewProvider: { preview },
                actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Call") { _ in log.add("call \(name)") }])
                })
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            log.add("highlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            log.add("unhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.add("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.add("menu of \(indexPath.row) at \(point.shortText)")
            whenAsked?()
            return configuration(names[indexPath.row])
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.add("will display \(configuration.identifier)")
            whenTold?()
        }
        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.add("preview of \(configuration.identifier)")
        }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.add("will end \(configuration.identifier)")
        }
    }

    private func table(_ body: (UITableView, Names, EventLog) -> Void) {
        inOwnApplication { window, log in
            let names = Names(log)
            let table = UITableView(frame: window.bounds).named("t", 0, 100, 390, 600, in: window)
            table.rowHeight = 50
            table.dataSource = names
            table.delegate = names
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            body(table, names, log)
        }
    }

    private func row(_ index: Int, of table: UITableView) -> UIView {
        table.cellForRow(at: IndexPath(row: index, section: 0)) ?? UIView()
    }

    @Test("A press on a row shows its menu, beside the row, and selects nothing")
    func pressed() {
        table { table, _, log in
            longPressOn(row(1, of: table))
            #expect(
                log.lines == [
                    "highlight 1", "menu of 1 at (195, 75)", "will display Bob", "unhighlight 1",
                ])
            #expect(table.contextMenuInteraction?.menuAppearance == .compact)
            UIApplication.shared.commit()
            let line = theFirstView(withLabel("Call")).first
            #expect((line?.convert(line?.bounds ?? .zero, to: nil).minY ?? 0) >= 200)
            tapOn(theFirstView(withLabel("Call")))
            #expect(log.lines.suffix(2) == ["will end Bob", "call Bob"])
            #expect(table.indexPathForSelectedRow == nil)
            tapOn(row(1, of: table))
            #expect(log.lines.suffix(3) == ["highlight 1", "unhighlight 1", "select 1"])
        }
    }

    @Test("A row without a menu is selected by however long a press")
    func without() {
        table { table, names, log in
            names.hasMenu = false
            longPressOn(row(0, of: table))
            #expect(
                log.lines == ["highlight 0", "menu of 0 at (195, 25)", "unhighlight 0", "select 0"])
            #expect(table.contextMenuInteraction?.menuAppearance == .unknown)
        }
    }

    @Test("There is no menu below the rows, beside a swiped row, and without a delegate")
    func nowhere() {
        table { table, names, log in
            longPressOn(table.offset(by: CGVector(dx: -95, dy: 100)))
            swipeLeftOn(row(0, of: table))
            longPressOn(row(2, of: table))
            #expect(log.lines.filter { $0.hasPrefix("menu") } == [])
            #expect(table.swipe == nil)
            longPressOn(row(2, of: table))
            #expect(log.lines.last == "unhighlight 2")
            tapOn(theFirstView(withLabel("Call")))
            table.delegate = nil
            #expect(table.contextMenuInteraction == nil && table.interactions.isEmpty)
            let count = log.lines.count
            longPressOn(row(2, of: table))
            #expect(log.lines.count == count && table.indexPathForSelectedRow?.row == 2)
            table.delegate = names
            #expect(table.interactions.count == 1)
        }
    }

    @Test("A click with the secondary button shows the menu; a tap on its preview calls the delegate")
    func clicked() {
        table { table, names, log in
            names.preview = UIViewController()
            names.preview?.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            tapOn(row(2, of: table), with: .pointer(buttons: .secondary))
            #expect(table.contextMenuInteraction?.menuAppearance == .rich)
            tapOn(theFirstView(satisfying { [weak view = names.preview?.view] in $0 === view }))
            #expect(log.lines.suffix(2) == ["preview of Cy", "will end Cy"])
            #expect(!log.lines.contains("select 2"))
        }
    }

    @Test("An open menu goes with its table, and nothing is kept alive")
    func gone() {
        weak var left: UITableView?
        weak var menus: RowMenus?
        table { table, names, log in
            longPressOn(row(0, of: table))
            left = table
            menus = table.rowMenus
            #expect(table.window?.subviews.count == 2)
            let window = table.window
            table.removeFromSuperview()
            #expect(window?.subviews.isEmpty == true && log.lines.last == "will end Ada")
            TimeLapse.advance(by: .seconds(1))
        }
        #expect(left == nil && menus == nil)
    }

    @Test(
        "A table that goes while its delegate is asked or told leaves no menu behind",
        arguments: [true, false])
    func reentrant(whenAsked: Bool) {
        table { table, names, log in
            let window = table.window
            let cell = row(0, of: table)
            let leave = { @MainActor in table.removeFromSuperview() }
            if whenAsked { names.whenAsked = leave } else { names.whenTold = leave }
            longPressOn(cell)
            #expect(window?.subviews.isEmpty == true)
            #expect(log.lines.contains("will end Ada") != whenAsked)
            #expect(table.contextMenuInteraction?.menuAppearance == .unknown)
            TimeLapse.advance(by: .seconds(1))
        }
    }

    // MARK: Collection views

    /// A controller of items, each with its menu or all with one.
    private final class Items: UICollectionViewController {
        var asked: [String] = []
        var takesSeveral = true
        var told: [String] = []

        private func configuration(_ name: String) -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(
                identifier: NSString(string: name),
                actionProvider: { [weak self] _ in
                    UIMenu(children: [UIAction(title: "Print") { _ in self?.told.append("print \(name)") }])
                })
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 4 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { told.append("select \(indexPath.item)") }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append("\(indexPaths.map(\.item)) at \(point.shortText)")
            guard takesSeveral else {
                return super.collectionView(
                    collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
            }
            return configuration("\(indexPaths.map(\.item))")
        }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration("item \(indexPath.item)") }
        override func collectionView(
            _ collectionView: UICollectionView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { told.append("will display \(configuration.identifier)") }
        override func collectionView(
            _ collectionView: UICollectionView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { told.append("will end \(configuration.identifier)") }

        func cell(_ item: Int) -> UIView {
            UIApplication.shared.commit()
            return collectionView.cellForItem(at: IndexPath(item: item, section: 0)) ?? UIView()
        }
    }

    private func items(_ body: (Items) -> Void) {
        inOwnApplication { window, _ in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 100)
            layout.minimumLineSpacing = 0
            let items = Items(collectionViewLayout: layout)
            items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            items.collectionView.contentInsetAdjustmentBehavior = .never
            window.rootViewController = items
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            body(items)
        }
    }

    @Test("A press on an item asks for it alone, on a selected one for all that are; elsewhere for none")
    func several() {
        items { items in
            longPressOn(items.cell(1))
            tapOn(theFirstView(withLabel("Print")))
            items.collectionView.allowsMultipleSelection = true
            for item in [3, 0] {
                items.collectionView.selectItem(
                    at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
            }
            longPressOn(items.cell(3))
            tapOn(theFirstView(withLabel("Print")))
            longPressOn(items.cell(2))
            tapOn(theFirstView(withLabel("Print")))
            longPressOn(items.collectionView.offset(by: CGVector(dx: -95, dy: 178)))
            tapOn(theFirstView(withLabel("Print")))
            #expect(
                items.asked == [
                    "[1] at (195, 150)", "[0, 3] at (195, 350)", "[2] at (195, 250)", "[] at (100, 600)",
                ])
            #expect(
                items.told == [
                    "will display [1]", "will end [1]", "print [1]", "will display [0, 3]",
                    "will end [0, 3]", "print [0, 3]", "will display [2]", "will end [2]", "print [2]",
                    "will display []", "will end []", "print []",
                ])
        }
    }

    @Test("Where nothing is said of several, the pressed item's menu is shown")
    func older() {
        items { items in
            items.takesSeveral = false
            longPressOn(items.cell(1))
            tapOn(theFirstView(withLabel("Print")))
            #expect(items.told == ["will display item 1", "will end item 1", "print item 1"])
            longPressOn(items.collectionView.offset(by: CGVector(dx: -95, dy: 178)))
            #expect(items.collectionView.contextMenuInteraction?.menuAppearance == .unknown)
        }
    }
}
