import Robot
import Testing

@MainActor
@Suite("Buttons, gestures and presentations", .robot(layout: .strict).leftovers(.failed))
struct TappableTests {
    init() { open(.tappable) }

    private var event: String? { text("tapEventLabel") }

    @Test("The check box is checked by one touch, and unchecked by the next")
    func checkBox() {
        tapOn(view("checkBox"))
        #expect(event == "CheckBox tapped")
        shouldSee(theFirstView(withLabel("Check Box"), selected(true)))
        tapOn(view("checkBox"))
        #expect(event == "CheckBox Untapped")
        shouldSee(theFirstView(withLabel("Check Box"), selected(false)))
    }

    @Test(
        "The switches say what they are turned to",
        arguments: [("toggleSwitch", true, "Switch1 is ON"), ("toggleSwitch2", false, "Switch2 is OFF")])
    func switches(identifier: String, isOn: Bool, event: String) {
        turn(view(identifier), to: isOn)
        #expect(self.event == event)
        turn(view(identifier), to: !isOn)
        #expect(self.event != event)
    }

    @Test("A long press is another thing than a tap")
    func longPress() {
        tapOn(view("link"))
        #expect(event == "Nothing touched")
        longPressOn(theFirstView(withLabel("Long Press")))
        #expect(event == "Long Button Pressed")
    }

    @Test("Assistive technology activates what reacts to a long press")
    func activation() {
        theFirstElement(withIdentifier("link")).first?.activate()
        #expect(event == "Long Button Pressed")
    }

    @Test("The bar button is found by its label and its identifier, and touched in the middle")
    func barButton() {
        tapOn(theFirstView(withLabel("done")))
        #expect(event == "Done bar button item")
        tapOn(view("checkBox"))
        tapOn(view("doneButtonItemID").offset(unit: CGPoint(x: 0.5, y: 0.5)))
        #expect(event == "Done bar button item")
        shouldSee(theFirstView(withTitle("Done")))
    }

    @Test("The info button shows an alert")
    func info() {
        tapOn(view("infoButtonItemID"))
        shouldSeeAlert("Info")
        shouldSee(theFirstView(withText("Info Button Pressed")))
        tapOn(theFirstView(withLabel("OK")))
        shouldNotSeeAlert()
    }

    @Test("The popover is dismissed by a tap beside it, or by Cancel", arguments: [true, false])
    func popover(isBeside: Bool) {
        tapOn(view("popUpButton"))
        #expect(text("hello") == "Hello")
        if isBeside {
            tapOn(CGPoint(x: 10, y: 200))
        } else {
            tapOn(theFirstView(withLabel("Cancel")))
        }
        TimeLapse.waitForAnimationsToFinish()
        #expect(text("hello") == nil && event == "Nothing touched")
    }

    @Test("The sheet is dismissed by a swipe, or by Cancel", arguments: [true, false])
    func sheet(isSwiped: Bool) throws {
        tapOn(view("sheetButton"))
        #expect(text("sheetLabel") == "Good morning")
        if isSwiped {
            swipeDownOn(
                try #require(UIApplication.shared.keyWindow?.rootViewController?.presentedViewController))
        } else {
            tapOn(theFirstView(withLabel("Cancel")))
        }
        TimeLapse.waitForAnimationsToFinish()
        #expect(text("sheetLabel") == nil)
    }

    @Test(
        "The system asks whether notifications may be shown",
        arguments: [("Allow", "Notifications allowed"), ("Don’t Allow", "Notifications not allowed")])
    func permission(answer: String, event: String) {
        tapOn(view("permissionButton"))
        #expect(SystemScreen.current.alert?.title == "“Catalogue” Would Like to Send You Notifications")
        tapOn(theFirstView(withLabel(answer)))
        TimeLapse.advance(by: .zero)
        #expect(self.event == event)
    }

    @Test("The pad knows its middle")
    func pad() {
        tapOn(view("touchPad"))
        #expect(event == "Middle touched")
        tapOn(view("touchPad").offset(unit: CGPoint(x: 0.1, y: 0.5)))
        #expect(event == "Edge touched")
    }
}
