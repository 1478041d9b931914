import Robot
import Testing

/// A form is filled in from field to field, above the keyboard.
@MainActor @Suite("Filling in a form", .robot) struct FormFlowTests {
    private final class Form: UITableViewController {
        let fields = (0..<20).map { row in
            let field = UITextField(frame: CGRect(x: 16, y: 7, width: 200, height: 30))
            field.accessibilityLabel = "Field \(row)"
            return field
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.selectionStyle = .none
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
    }

    @Test("Row after row can be tapped and typed into, down to the last", arguments: [false, true])
    func downwards(isInNavigation: Bool) {
        let form = Form(style: .plain)
        UIWindow.createWindowForTesting().rootViewController =
            isInNavigation ? UINavigationController(rootViewController: form) : form
        for row in 8..<20 {
            tapOn(theFirstView(withLabel("Field \(row)")))
            SoftwareKeyboard.main.type("\(row)")
            #expect(form.fields[row].text == "\(row)")
        }
        for row in (10..<19).reversed() {
            tapOn(theFirstView(withLabel("Field \(row)")))
            SoftwareKeyboard.main.type("!")
            #expect(form.fields[row].text == "\(row)!")
        }
        SoftwareKeyboard.main.dismiss()
        TimeLapse.waitForAnimationsToFinish()
        #expect(form.tableView.adjustedContentInset.bottom == form.tableView.safeAreaInsets.bottom)
    }
}
