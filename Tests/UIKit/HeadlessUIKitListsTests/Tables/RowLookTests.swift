import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// What rows and their swipe actions look like.
@MainActor @Suite("Backgrounds and swipe actions of rows") struct RowLookTests {
    private final class Rows: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// What the only cell of a red table draws behind its content.
    private func background(
        _ style: UITableView.Style, _ change: @MainActor (UITableViewCell) -> Void = { _ in }
    ) -> String {
        var text = "no cell"
        inOwnWorld {
            let rows = Rows()
            let window = UIWindow(frame: UIScreen.main.bounds)
            let table = UITableView(frame: window.bounds, style: style)
            table.backgroundColor = .red
            table.dataSource = rows
            window.addSubview(table)
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            guard let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) else { return }
            change(cell)
            let context = CGContext(bounds: cell.bounds, scale: 2)
            ContextStack.with(context) { cell.drawCell(in: context) }
            text = context.drawing.description
        }
        return text
    }

    @Test(
        "A cell has the system's background, not its table's colour",
        arguments: [
            UITableView.Style.plain, .grouped, .insetGrouped,
        ])
    func background(style: UITableView.Style) {
        #expect(background(style).contains("#FFFFFF"))
    }

    @Test("A cell's own background, a clear one too, and its configuration replace the system's")
    func ownBackground() {
        #expect(background(.plain) { $0.backgroundColor = .clear }.isEmpty)
        #expect(background(.plain) { $0.backgroundColor = .blue }.isEmpty)
        #expect(background(.plain) { $0.backgroundConfiguration = .clear() }.isEmpty)
        #expect(background(.plain) { $0.backgroundView = UIView() }.isEmpty)
    }

    private func button(_ title: String?, _ image: UIImage?) -> SwipeActionButton {
        let action = UIContextualAction(style: .destructive, title: title) { _, _, _ in }
        action.image = image
        let button = SwipeActionButton(action)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
        button.layoutIfNeeded()
        return button
    }

    @Test("A swipe action's image is white over its colour, and above its title")
    func swipeAction() throws {
        let image = UIImage(systemName: "trash")?.withTintColor(.green, renderingMode: .alwaysOriginal)
        let button = button("Delete", image)
        let (picture, title) = (try #require(button.imageView), try #require(button.titleLabel))
        #expect(picture.image?.renderingMode == .alwaysTemplate && picture.tintColor == .white)
        #expect(title.textColor == .white && button.backgroundColor == .systemRed)
        #expect(picture.frame.maxY <= title.frame.minY && picture.frame.minY >= 0 && title.frame.maxY <= 60)
        #expect(abs(picture.frame.midX - 40) <= 0.5 && abs(title.frame.midX - 40) <= 0.5)
    }

    @Test("A swipe action without an image, or without a title, has what it has in the middle")
    func swipeActionParts() throws {
        let title = try #require(button("Delete", nil).titleLabel)
        #expect(abs(title.frame.midY - 30) <= 0.5 && abs(title.frame.midX - 40) <= 0.5)
        let picture = try #require(button(nil, UIImage(systemName: "trash")).imageView)
        #expect(abs(picture.frame.midY - 30) <= 0.5 && abs(picture.frame.midX - 40) <= 0.5)
    }
}
