import Robot
import Testing

@MainActor
@Suite("Buttons", .robot(layout: .strict).leftovers(.failed))
struct ButtonTests {
    init() { open(.button) }

    @Test(
        "A label says which button was touched",
        arguments: [
            ("enableButton", "Enable Button Clicked"), ("highLightedButton", "Highlighted Clicked"),
            ("selectButton", "Select Clicked"),
        ])
    func touch(button: String, result: String) {
        #expect(text("buttonClickedLabel") ?? "" == "")
        tapOn(view(button))
        #expect(text("buttonClickedLabel") == result)
        shouldSee(theFirstView(withLabel(result)))
    }

    @Test("The enabled button can be touched, the disabled one cannot")
    func enabledStates() {
        shouldSee(theFirstView(withLabel("Enable Button"), enabled(true)))
        shouldSee(theFirstView(withLabel("Disable Button"), enabled(false)))
        #expect(view("enableButton").isHittable && !view("disableButton").isHittable)
    }

    @Test("The highlighted button stays highlighted, also after a touch")
    func highlight() {
        shouldSee(theFirstView(withLabel("Highlighted"), highlighted(true)))
        tapOn(view("highLightedButton"))
        shouldSee(theFirstView(withLabel("Highlighted"), highlighted(true)))
        shouldSee(theFirstView(withLabel("Enable Button"), highlighted(false)))
    }

    @Test("The last button is selected by one touch, and deselected by the next")
    func selection() {
        for isSelected in [false, true, false] {
            shouldSee(theFirstView(withLabel("Select"), selected(isSelected)))
            tapOn(view("selectButton"))
        }
    }
}
