import Robot
import Testing

@MainActor
@Suite("The table", .robot(layout: .strict).leftovers(.failed))
struct TableTests {
    init() { open(.table) }

    private func cell(_ identifier: String) -> UITableViewCell? {
        view(identifier).first as? UITableViewCell
    }

    @Test(
        "The fruits' rows have labels, and text labels with their titles",
        arguments: [("firstCell", "Apple"), ("secondCell", "Mango"), ("thirdCell", "Grapes")])
    func fruits(identifier: String, title: String) {
        #expect(cell(identifier)?.accessibilityLabel == identifier)
        #expect(cell(identifier)?.textLabel?.text == title)
    }

    @Test("The vegetables' rows have content configurations")
    func vegetables() {
        let titles = ["asparagusCell", "broccoliCell", "carrotsCell", "kaleCell"].map {
            (cell($0)?.contentConfiguration as? UIListContentConfiguration)?.text
        }
        #expect(titles == ["Asparagus", "Broccoli", "Carrots", "Kale"])
    }

    @Test("The first row's label is found, too")
    func headerLabel() {
        #expect(text("headerLabel") == "Apple")
        #expect(allViews(withIdentifier("headerLabel")).count == 1)
    }

    @Test(
        "A selected row says so",
        arguments: [
            ("firstCell", "Apple Clicked"), ("secondCell", "Mango Clicked"), ("kaleCell", "Kale Clicked"),
        ])
    func selection(identifier: String, message: String) {
        tapOn(view(identifier))
        shouldSeeAlert("Attention")
        shouldSee(theFirstView(withText(message)))
        tapOn(theFirstView(withLabel("OK")))
        shouldNotSeeAlert()
        #expect(cell(identifier)?.isSelected == false)
    }

    @Test("The disabled row cannot be selected")
    func disabledRow() {
        tapOn(view("thirdCell"))
        shouldNotSeeAlert()
        shouldSee(theFirstView(withIdentifier("thirdCell"), withTraits(.notEnabled)))
        shouldNotSee(theFirstView(withIdentifier("firstCell"), withTraits(.notEnabled)))
    }
}
