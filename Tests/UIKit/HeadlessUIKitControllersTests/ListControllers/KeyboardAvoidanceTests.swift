import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// List controllers keep their content above the keyboard.
///
/// Apple, Text Programming Guide for iOS, Managing the Keyboard: a `UITableViewController` automatically resizes and
/// repositions its table when there is in-line editing of text fields. A published log, Stack Overflow 51548265: the
/// bottom of `adjustedContentInset` goes from 0 to 253, while `contentInset` and the safe area stay as they are.
@MainActor
@Suite("Keyboard avoidance of list controllers") struct KeyboardAvoidanceTests {
    private func settle() {
        UIApplication.shared.commit()
        UIApplication.shared.clock.advance(by: .seconds(1))
        UIApplication.shared.commit()
    }

    /// The bottom insets: adjusted, own, and that of the safe area.
    private func insets(_ view: UIScrollView) -> String {
        [view.adjustedContentInset.bottom, view.contentInset.bottom, view.safeAreaInsets.bottom]
            .map(\.shortText).joined(separator: " ")
    }

    /// Where a view is on the screen, from its top to its bottom.
    private func place(_ view: UIView) -> String {
        let rect = view.convert(view.bounds, to: nil)
        return "\(rect.minY.shortText)-\(rect.maxY.shortText)"
    }

    @Test("The adjusted inset grows by what the keyboard covers, and the row scrolls into view")
    func table() {
        onDevice(.iPhone14) {
            let form = FieldTable(style: .plain)
            let window = UIWindow.showing(form)
            settle()
            #expect(insets(form.tableView) == "34 0 34" && place(form.fields[12]) == "582-612")
            form.fields[12].becomeFirstResponder()
            #expect(insets(form.tableView) == "291 0 34")
            settle()
            // The keyboard begins at 553, and there is space for the next row, too.
            #expect(place(form.fields[12]) == "472-502" && place(form.fields[13]) == "516-546")
            form.fields[13].becomeFirstResponder()
            settle()
            #expect(place(form.fields[13]) == "472-502" && insets(form.tableView) == "291 0 34")
            window.endEditing(true)
            settle()
            #expect(insets(form.tableView) == "34 0 34")
        }
    }

    @Test("The last row comes above the keyboard, and goes back when the keyboard is dismissed")
    func lastRow() {
        onDevice(.iPhone14) {
            let form = FieldTable(style: .plain)
            let window = UIWindow.showing(form)
            settle()
            let table = form.tableView ?? UITableView()
            table.contentOffset.y = 880 - 844 + 34
            settle()
            form.fields[19].becomeFirstResponder()
            settle()
            #expect(table.contentOffset.y == 880 - 553 && place(form.fields[19]) == "516-546")
            window.endEditing(true)
            settle()
            #expect(table.contentOffset.y == 70)
        }
    }

    @Test("A field that is visible with the next row does not move")
    func still() {
        onDevice(.iPhone14) {
            let form = FieldTable(style: .plain)
            _ = UIWindow.showing(form)
            settle()
            form.fields[2].becomeFirstResponder()
            settle()
            #expect(form.tableView.contentOffset.y == -47 && insets(form.tableView) == "291 0 34")
        }
    }

    @Test("In containers and sheets, only what the keyboard covers counts")
    func containers() {
        for place in [ContentPlace.navigationInTab, .sheet, .navigationInSheet] {
            onDevice(.iPhone14) {
                let form = FieldTable(style: .plain)
                let window = place.show(form)
                settle()
                let before = form.tableView.adjustedContentInset
                form.fields[12].becomeFirstResponder()
                settle()
                let table = form.tableView.convert(form.tableView.bounds, to: window)
                #expect(form.tableView.adjustedContentInset.bottom == table.maxY - 553)
                #expect(form.tableView.adjustedContentInset.top == before.top)
                let field = form.fields[12].convert(form.fields[12].bounds, to: window)
                #expect(field.maxY < 553 && field.minY > table.minY + before.top)
                window.endEditing(true)
                settle()
                #expect(form.tableView.adjustedContentInset == before, "\(place)")
            }
        }
    }

    @Test("Accessory views count, and a rotation with the keyboard on screen")
    func changes() {
        onDevice(.iPhone14) {
            let form = FieldTable(style: .plain)
            let window = UIWindow.showing(form)
            form.fields[12].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            settle()
            form.fields[12].becomeFirstResponder()
            settle()
            #expect(insets(form.tableView) == "335 0 34" && place(form.fields[12]) == "428-458")
            form.fields[2].becomeFirstResponder()
            settle()
            #expect(insets(form.tableView) == "291 0 34")
            SimulatedDevice.current.rotate(to: .landscapeLeft)
            settle()
            #expect(insets(form.tableView) == "291 0 21")
            let field = form.fields[2].convert(form.fields[2].bounds, to: window)
            #expect(field.maxY <= 390 - 291 && field.minY >= 0)
        }
    }

    @Test("A collection view controller does the same")
    func collection() {
        onDevice(.iPhone14) {
            let grid = FieldGrid()
            let window = UIWindow.showing(grid)
            settle()
            grid.fields[12].becomeFirstResponder()
            settle()
            #expect(insets(grid.collectionView) == "291 0 34" && place(grid.fields[12]) == "472-502")
            window.endEditing(true)
            settle()
            #expect(insets(grid.collectionView) == "34 0 34")
        }
    }

    @Test("Without super.viewWillAppear, or in another controller, nothing is added")
    func others() {
        onDevice(.iPhone14) {
            let form = FieldTable(style: .plain)
            form.forgetsToAppear = true
            _ = UIWindow.showing(form)
            settle()
            form.fields[2].becomeFirstResponder()
            settle()
            #expect(insets(form.tableView) == "34 0 34")
        }
        onDevice(.iPhone14) {
            let form = FieldTable(style: .plain)
            let parent = UIViewController()
            let table = UITableView(frame: parent.view.bounds)
            table.dataSource = form
            table.rowHeight = 44
            parent.view.addSubview(table)
            _ = UIWindow.showing(parent)
            settle()
            form.fields[12].becomeFirstResponder()
            settle()
            #expect(insets(table) == "34 0 34" && place(form.fields[12]) == "582-612")
        }
    }

    @Test("A popover is moved or made smaller, so that it ends above the keyboard")
    func popover() {
        onDevice(.iPadPro11) {
            let root = UIViewController()
            let window = UIWindow.showing(root)
            let button = UIButton().named("button", 300, 900, 100, 40, in: root.view)
            let form = FieldTable(style: .plain)
            form.modalPresentationStyle = .popover
            form.preferredContentSize = CGSize(width: 320, height: 600)
            form.popoverPresentationController?.sourceView = button
            root.present(form, animated: false)
            settle()
            let before = place(form.view)
            form.fields[8].becomeFirstResponder()
            settle()
            let rect = form.view.convert(form.view.bounds, to: window)
            #expect(rect.maxY <= 1194 - 291 && rect.height > 300)
            let field = form.fields[8].convert(form.fields[8].bounds, to: window)
            #expect(rect.contains(field))
            window.endEditing(true)
            settle()
            #expect(place(form.view) == before)
        }
    }

    @Test("A row that is higher than what the keyboard leaves shows its field")
    func highRow() {
        onDevice(.iPhone14) {
            let form = FieldTable(style: .plain)
            form.rowCount = 1
            form.loadViewIfNeeded()
            form.tableView.rowHeight = 2000
            form.fields[0].frame.origin.y = 1500
            _ = UIWindow.showing(form)
            settle()
            form.tableView.contentOffset.y = 900
            settle()
            form.fields[0].becomeFirstResponder()
            settle()
            #expect(place(form.fields[0]) == "523-553")
        }
    }
}
