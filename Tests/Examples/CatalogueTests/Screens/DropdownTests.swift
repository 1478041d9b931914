import Robot
import Testing

@MainActor
@Suite("The dropdown", .robot(layout: .strict).leftovers(.failed))
struct DropdownTests {
    private let picker = theFirstView(ofClass(UIPickerView.self)).inside(SoftwareKeyboard.main)

    init() { open(.dropdown) }

    /// The selected row of each wheel; empty if there is no picker.
    private var rows: [Int] {
        guard let picker = picker.first as? UIPickerView else { return [] }
        return [0, 1].map { picker.selectedRow(inComponent: $0) }
    }

    private func openPicker() { tapOn(view("textField")) }

    @Test("The dropdown is empty at first, and shows a placeholder")
    func empty() {
        shouldSee(theFirstView(withLabel("textField"), withPlaceholder("Select Fruit/Veggie")))
        #expect(input("textField") == "")
        shouldNotSee(picker)
    }

    @Test("The dropdown's picker replaces the keyboard, with two buttons above")
    func opening() {
        openPicker()
        shouldSee(picker)
        #expect(!SoftwareKeyboard.main.isVisible)
        shouldSee(accessoryButton("Cancel"))
        tapOn(accessoryButton("Done"))
        shouldNotSee(picker)
    }

    @Test(
        "The wheels choose a fruit, a vegetable, or both",
        arguments: [
            ("Banana", nil, "Banana"), (nil, "Kale", "Kale"), ("Orange", "Broccoli", "Orange Broccoli"),
            ("Select Fruit", "Select Veggie", "Apple"), (nil, nil, "Apple"),
        ] as [(String?, String?, String)])
    func choice(fruit: String?, vegetable: String?, text: String) {
        openPicker()
        if let fruit { pick(picker, title: fruit, component: 0) }
        if let vegetable { pick(picker, title: vegetable, component: 1) }
        tapOn(accessoryButton("Done"))
        #expect(input("textField") == text)
    }

    @Test("The field shows what is chosen while the wheels turn, and Cancel takes that back")
    func cancel() {
        openPicker()
        pick(picker, title: "Grapes", component: 0)
        #expect(input("textField") == "Grapes")
        pick(picker, title: "Kale", component: 1)
        #expect(input("textField") == "Grapes Kale")
        tapOn(accessoryButton("Cancel"))
        #expect(input("textField") == "")
        shouldNotSee(picker)
        openPicker()
        #expect(rows == [0, 0])
        tapOn(accessoryButton("Cancel"))
    }

    @Test("Cancel keeps the text if no wheel was turned")
    func cancelUnturned() throws {
        openPicker()
        let field = try #require(view("textField").first as? UITextField)
        field.text = "Orange"
        tapOn(accessoryButton("Cancel"))
        #expect(input("textField") == "Orange")
    }

    @Test("The wheels begin at what is in the field")
    func reopening() {
        openPicker()
        pick(picker, title: "Orange", component: 0)
        pick(picker, title: "Tomato", component: 1)
        tapOn(accessoryButton("Done"))
        openPicker()
        #expect(rows == [3, 5])
        tapOn(accessoryButton("Cancel"))
        #expect(input("textField") == "Orange Tomato")
    }
}
