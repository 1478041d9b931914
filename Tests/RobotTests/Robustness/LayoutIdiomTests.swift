import Foundation
import Robot
import TestSupport
import Testing

/// What applications do in `layoutSubviews` and `viewDidLayoutSubviews`, which is run as often as the system likes.
@MainActor @Suite("Common patterns of layout", .robot) struct LayoutIdiomTests {
    private func show(_ parts: LayoutParts) -> UIViewController {
        let controller = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = controller
        controller.view.addSubview(parts)
        return controller
    }

    @Test(
        "Layout in layoutSubviews, by frames or by constraints, ends after few passes",
        arguments: LayoutIdiom.all, [false, true])
    func layoutSubviews(_ idiom: LayoutIdiom, byConstraints: Bool) {
        let parts = LayoutParts(placing: byConstraints)
        parts.change = idiom.change
        let controller = show(parts)
        controller.view.layoutIfNeeded()
        #expect(parts.layouts <= 4)
        (parts.layouts, parts.frame.size.width) = (0, 240)
        controller.view.layoutIfNeeded()
        #expect((1...4).contains(parts.layouts))
    }

    private final class Screen: UIViewController {
        var change: (@MainActor (LayoutParts) -> Void)?
        var layouts = 0
        var parts: LayoutParts { view as? LayoutParts ?? LayoutParts(placing: false) }
        let placing: Bool

        init(placing: Bool) {
            self.placing = placing
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func loadView() { view = LayoutParts(placing: placing) }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            change?(parts)
        }
    }

    @Test(
        "Layout in viewDidLayoutSubviews ends after few passes", arguments: LayoutIdiom.all, [false, true])
    func viewDidLayoutSubviews(_ idiom: LayoutIdiom, byConstraints: Bool) {
        let screen = Screen(placing: byConstraints)
        screen.change = idiom.change
        UIWindow.createWindowForTesting().rootViewController = UINavigationController(
            rootViewController: screen)
        TimeLapse.runUntilIdle()
        #expect((1...6).contains(screen.layouts))
        screen.layouts = 0
        SimulatedDevice.current.rotate(to: .landscapeLeft)
        TimeLapse.runUntilIdle()
        #expect((1...6).contains(screen.layouts))
    }

    private final class IconButton: UIButton {
        override func layoutSubviews() {
            super.layoutSubviews()
            imageView?.contentMode = .scaleAspectFit
            titleEdgeInsets.left = bounds.width / 10
            setTitleColor(.red, for: .normal)
            setTitle("Icon", for: .normal)
            setImage(UIImage(systemName: "star"), for: .normal)
            titleLabel?.font = .boldSystemFont(ofSize: 12)
        }
    }
    private final class WrappingLabel: UILabel {
        override func layoutSubviews() {
            preferredMaxLayoutWidth = bounds.width
            font = .systemFont(ofSize: 15)
            text = "A text that wraps in so few points"
            super.layoutSubviews()
        }
    }
    private final class RoundImage: UIImageView {
        override func layoutSubviews() {
            super.layoutSubviews()
            image = UIImage(systemName: "star")
            layer.cornerRadius = bounds.width / 2
        }
    }
    private final class Cell: UITableViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            imageView?.image = UIImage(systemName: "star")
            textLabel?.font = .boldSystemFont(ofSize: 15)
            textLabel?.text = nil
            textLabel?.text = "Row"
            detailTextLabel?.attributedText = NSAttributedString(string: "Detail")
            contentView.bringSubviewToFront(contentView.subviews[0])
        }
    }

    @Test("What a view sets of itself in its own layout, the same each time, is no reason for another")
    func itself() {
        let views = [IconButton(type: .custom), WrappingLabel(), RoundImage(image: nil)]
        let controller = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = controller
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 0, y: 100 * (index + 1), width: 100, height: 44)
            controller.view.addSubview(view)
        }
        shouldSee(theFirstView(withText("Icon")))
    }

    @Test(
        "What a cell sets of its parts in its own layout is no reason for another", .serialized,
        arguments: [UITableView.Style.plain, .grouped])
    func cell(_ style: UITableView.Style) {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                Cell(style: .subtitle, reuseIdentifier: nil)
            }
        }
        let source = Source()
        let controller = UITableViewController(style: style)
        controller.tableView.dataSource = source
        UIWindow.createWindowForTesting().rootViewController = controller
        shouldSee(theFirstView(withText("Row")))
    }

    @Test("A table header that a controller measures after layout settles")
    func measuredHeader() {
        final class Screen: UITableViewController {
            var layouts = 0
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                layouts += 1
                guard let header = tableView.tableHeaderView else { return }
                let height = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
                header.frame.size.height = height
                tableView.tableHeaderView = header
            }
        }
        let screen = Screen(style: .plain)
        let label = UILabel()
        label.text = "Header"
        let header = UIView()
        header.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
        ])
        screen.tableView.tableHeaderView = header
        UIWindow.createWindowForTesting().rootViewController = screen
        shouldSee(theFirstView(withText("Header")))
        #expect(header.frame.height > 30)
        #expect(screen.layouts <= 4)
    }

    // A collection view controller's view is the superview of the collection view in UIKit, which does not lay out
    // because the collection view does.
    @Test(
        "Items sized by the view's width before or after layout settle, with the layout invalidated",
        arguments: [false, true])
    func flowLayout(isBefore: Bool) {
        final class Screen: UICollectionViewController {
            var layouts = 0
            var isBefore = false
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                if isBefore { sizeItems() }
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                layouts += 1
                if !isBefore { sizeItems() }
            }
            private func sizeItems() {
                let layout = collectionViewLayout as? UICollectionViewFlowLayout
                layout?.itemSize = CGSize(width: collectionView.bounds.width / 2 - 10, height: 50)
                layout?.invalidateLayout()
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
            {
                9
            }
            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
            }
        }
        let screen = Screen(collectionViewLayout: UICollectionViewFlowLayout())
        screen.isBefore = isBefore
        screen.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        UIWindow.createWindowForTesting().rootViewController = screen
        TimeLapse.runUntilIdle()
        #expect(screen.collectionView.visibleCells.count == 9)
        #expect(screen.collectionView.visibleCells.allSatisfy { $0.bounds.width == 185 })
        #expect((1...4).contains(screen.layouts))
        SimulatedDevice.current.rotate(to: .landscapeLeft)
        TimeLapse.runUntilIdle()
        #expect(screen.collectionView.visibleCells.first?.bounds.width == screen.view.bounds.width / 2 - 10)
        screen.layouts = 0
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
        #expect(screen.layouts == 1)
    }
}
