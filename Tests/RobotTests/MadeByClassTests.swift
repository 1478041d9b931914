import Foundation
import HeadlessUIKit
import Robot
import Testing

/// Objects that the framework makes of classes that it learns of when the program runs.
///
/// They are made by methods that the optimizer must leave alone, so these tests matter in release builds.
@MainActor @Suite("Objects made by their class", .robot) struct MadeByClassTests {
    private final class Glow: CALayer {}

    private final class GlowingView: UIView {
        override class var layerClass: AnyClass { Glow.self }
        var origin = "init()"

        override init(frame: CGRect) {
            super.init(frame: frame)
            origin = "init(frame:)"
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Row: UITableViewCell {}
    private final class Header: UITableViewHeaderFooterView {}
    private final class Tile: UICollectionViewCell { var color = "red" }

    @Test("A layer is of its view's class, and so is the copy in the middle of an animation")
    func layers() {
        let window = UIWindow.createWindowForTesting()
        let (plain, glowing) = (UIView(), GlowingView())
        window.addSubview(plain)
        window.addSubview(glowing)
        #expect(type(of: plain.layer) == CALayer.self)
        #expect(type(of: glowing.layer) == Glow.self)
        UIView.animate(withDuration: 1) { glowing.alpha = 0 }
        TimeLapse.advance(by: .milliseconds(500))
        #expect(glowing.layer.presentation() is Glow)
        TimeLapse.waitForAnimationsToFinish()
    }

    @Test("A view is made with its own init(frame:)")
    func views() {
        let type: UIView.Type = GlowingView.self
        let view = type.instance(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((view as? GlowingView)?.origin == "init(frame:)")
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Cells and headers are of the classes that were registered")
    func cells() {
        let table = UITableView()
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        #expect(table.dequeueReusableCell(withIdentifier: "row") is Row)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") is Header)
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(Tile.self, forCellWithReuseIdentifier: "tile")
        let tile = grid.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
        #expect((tile as? Tile)?.color == "red")
    }

    @Test("Controllers, cells, headers and segues are made with their own initializers")
    func others() {
        final class Screen: UIViewController {}
        let screenType: UIViewController.Type = Screen.self
        let screen = screenType.instance(nibName: "Form", bundle: nil)
        #expect(screen is Screen && screen.nibName == "Form")
        let rowType: UITableViewCell.Type = Row.self
        let row = rowType.instance(style: .subtitle, reuseIdentifier: "row")
        #expect(row is Row && row.reuseIdentifier == "row" && row.detailTextLabel != nil)
        let headerType: UITableViewHeaderFooterView.Type = Header.self
        #expect(headerType.instance(reuseIdentifier: "header").reuseIdentifier == "header")
        final class Jump: UIStoryboardSegue {}
        let segueType: UIStoryboardSegue.Type = Jump.self
        let segue = segueType.instance(identifier: "jump", source: screen, destination: screen)
        #expect(segue is Jump && segue.identifier == "jump" && segue.source === screen)
    }

    // Apple's documentation of NSObject: its description() of a class gives the name of the class.
    @Test("The description of a class is its name, with the module for classes that are not UIKit's")
    func classDescriptions() {
        #expect(UIView.description() == "UIView" && UITableViewCell.description() == "UITableViewCell")
        #expect(Row.description() == String(reflecting: Row.self))
    }

    @Test("An object is of the class that generic code is for")
    func objects() {
        final class Delegate: NSObject { let number = 7 }
        func make<Object: NSObject>(_ type: Object.Type) -> Object { type.init(madeByClass: ()) }
        #expect(make(Delegate.self).number == 7)
    }
}
