import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Which rows can be deleted and moved follows from what the class of the data source implements.
///
/// Apple: "To enable the swipe-to-delete feature of table views […], you must implement this method"
/// (`tableView(_:commit:forRowAt:)`); "By default, the reordering control is shown if the data source implements the
/// `tableView(_:moveRowAt:to:)` method" (`tableView(_:canMoveRowAt:)`); "If you do not implement this method but you do
/// implement the `collectionView(_:moveItemAt:to:)` method, the collection view allows all items to be reordered"
/// (`collectionView(_:canMoveItemAt:)`).
@MainActor @Suite("Deleting and moving by implemented methods") struct ImplementedMethodTests {
    /// What the user can do with a row of a data source: delete it by a swipe, or as assistive technology, or drag it.
    private func offers(_ source: any UITableViewDataSource) -> String {
        TableStage.run { stage in
            stage.table.delegate = nil
            stage.table.dataSource = source
            stage.settle()
            var offers: [String] = []
            stage.drag(from: stage.middle(0), by: CGVector(dx: -120, dy: 0))
            stage.lapse(400)
            if stage.table.swipe != nil { offers.append("swipe") }
            stage.table.closeSwipe()
            let cell = stage.table.cellForRow(at: stage.path(0))
            offers += (cell?.rowActions ?? []).map(\.name)
            stage.table.setEditing(true, animated: false)
            stage.settle()
            stage.table.visit { view in
                if view is UITableViewCellReorderControl, !view.isHidden { offers.append("move") }
                return offers.last == "move" ? .stop : .into
            }
            return offers.joined(separator: " ")
        }
    }

    @Test(
        "A row can be deleted and moved if its data source's class, or a superclass, implements the methods")
    func tables() {
        let cases: [(any UITableViewDataSource, String)] = [
            (PlainRows(), ""), (DeletingRows(), "swipe Delete"), (HeirOfDeletingRows(), "swipe Delete"),
            (GenericRows<Int>(), "swipe Delete"), (ExtendedRows(), "swipe Delete move"),
            (MovingRows(), "move"), (NamesakeRows(), ""), (BareController(), ""),
            (DeletingController(), "swipe Delete"), (ProtocolRows(), ""),
        ]
        for (source, expected) in cases { #expect(offers(source) == expected, "\(type(of: source))") }
    }

    @Test("What the data source and the delegate refuse is not offered, whatever is implemented")
    func refusals() {
        #expect(offers(RefusingRows()) == "")
    }

    @Test("Items can be moved if the data source's class implements the method that moves them")
    func collections() {
        inOwnWorld {
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
            let window = UIWindow()
            window.addSubview(view)
            window.makeKeyAndVisible()
            let cases: [(any UICollectionViewDataSource, Bool)] = [
                (PlainItems(), false), (MovingItems(), true), (FixedItems(), false),
            ]
            for (source, isMovable) in cases {
                view.dataSource = source
                view.layoutIfNeeded()
                #expect(
                    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) == isMovable,
                    "\(type(of: source))")
                view.cancelInteractiveMovement()
            }
        }
    }
}

private class PlainRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private class DeletingRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private final class HeirOfDeletingRows: DeletingRows {}

private final class GenericRows<Row>: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private final class ExtendedRows {}

extension ExtendedRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

private final class MovingRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// Has methods whose names are only like the ones of the protocol.
private final class NamesakeRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forItemAt: IndexPath)
    {}

    func commit(_ style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
}

private final class RefusingRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

private class BareController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private final class DeletingController: BareController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

/// A method of a protocol's extension, which Objective-C does not see.
private protocol Deleting: UITableViewDataSource {}

extension Deleting {
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private final class ProtocolRows: Deleting {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private class PlainItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
}

private class MovingItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

private final class FixedItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
