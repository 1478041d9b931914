import Robot
import SampleApp
import Testing

@MainActor @Suite("Settings", .robot(layout: .strict)) struct SettingsTests {
    private let app = Notebook.signedIn()

    init() {
        app.openTab("Settings")
    }

    private var defaults: UserDefaults { .standard }

    @Test("A switch shows or hides the pins")
    func pins() {
        turn(theFirstView(ofClass(UISwitch.self), withLabel("Show pins")), to: false)
        #expect(!defaults.bool(forKey: "showsPins"))
    }

    @Test("A stepper sets the number of notes, which its row and the list show")
    func limit() {
        step(theFirstView(ofClass(UIStepper.self)), to: 1)
        #expect(allViews(withText("1"), onScreenAndVisible(true)).count == 1)
        app.openTab("Notes")
        #expect(app.noteTitles == ["Buy lamp oil"])
    }

    @Test("Segments choose the text size")
    func size() {
        select(theFirstView(ofClass(UISegmentedControl.self)), segment: "Large")
        #expect(defaults.string(forKey: "textSize") == "Large")
    }

    @Test("A slider sets the warmth")
    func warmth() {
        slide(theFirstView(ofClass(UISlider.self)), to: 0.5)
        #expect(abs(defaults.float(forKey: "warmth") - 0.5) < 0.02)
        TimeLapse.waitForAnimationsToFinish()
    }

    @Test("A picker on its own screen, which hides the tabs, chooses the cover")
    func cover() {
        app.scrollSettings(to: "Cover")
        tapOn(theFirstView(withText("Cover")))
        #expect(allViews(ofClass("UITabBarButton"), onScreenAndVisible(true)).isEmpty)
        pick(theFirstView(ofClass(UIPickerView.self)), title: "Purple")
        #expect(defaults.string(forKey: "cover") == "Purple")
        tapBackButton()
        #expect(allViews(withText("Purple"), onScreenAndVisible(true)).count == 1)
    }

    @Test("A date picker sets the hour from which it is quiet")
    func quiet() throws {
        app.scrollSettings(to: "Quiet from")
        let picker = try #require(theFirstView(ofClass(UIDatePicker.self)).first as? UIDatePicker)
        let date = try #require(
            picker.calendar.date(bySettingHour: 21, minute: 30, second: 0, of: picker.date))
        pick(picker, date: date)
        #expect(defaults.integer(forKey: "quietHour") == 21)
    }

    @Test("The welcome is turned page by page")
    func welcome() {
        app.scrollSettings(to: "Show the welcome again")
        tapOn(theFirstView(withText("Show the welcome again")))
        #expect(allViews(withText("Write it down"), onScreenAndVisible(true)).count == 1)
        swipeLeftOn(theFirstView(withText("Write it down")))
        TimeLapse.waitForAnimationsToFinish()
        #expect(allViews(withText("Pin what matters"), onScreenAndVisible(true)).count == 1)
        #expect((theFirstView(ofClass(UIPageControl.self)).first as? UIPageControl)?.currentPage == 1)
        tapOn(theFirstView(withLabel("Begin")))
        #expect(allViews(withText("Pin what matters")).isEmpty)
    }

    @Test("Signing out is asked about first")
    func signOut() {
        app.scrollSettings(to: "Sign out")
        tapOn(theFirstView(withText("Sign out")))
        #expect(isAlertVisible())
        tapOn(theFirstView(withLabel("Cancel")))
        #expect(!isAlertVisible())
        tapOn(theFirstView(withText("Sign out")))
        tapOn(theFirstView(ofClass(UIButton.self), withLabel("Sign out")))
        #expect(theFirstView(withText("Notebook"), onScreenAndVisible(true)).count == 1)
    }
}
