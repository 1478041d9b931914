import Robot
import Testing

@MainActor
@Suite("Elements that appear after a wait", .robot(lapse: .none).layout(.strict).leftovers(.failed))
struct WaitToSeeTests {
    private let second = theFirstView(withIdentifier("wait_to_see_second_label"))
    private let scrollLoader = theFirstView(withIdentifier("wait_to_see_scroll_loader"))
    private let alertButton = theFirstView(withIdentifier("wait_to_see_alert_button"))

    init() {
        open(.waitToSee)
        TimeLapse.waitForAnimationsToFinish()
    }

    private func loadMore() {
        tapOn(view("wait_to_see_loader"))
        shouldSee(scrollLoader, within: .seconds(1))
        tapOn(scrollLoader)
    }

    @Test("At first there is one label, and a button")
    func start() {
        shouldSee(theFirstView(withLabel("This label is the only item in the stackview initially")))
        let identifiers = [
            "second_label", "third_label", "switch", "alert_button", "first_image", "second_image",
            "fourth_label", "fifth_label", "sixth_label", "scroll_loader",
        ]
        for identifier in identifiers { shouldNotSee(view("wait_to_see_\(identifier)")) }
    }

    @Test("A label is there for half a second, and a button comes in its place")
    func load() {
        tapOn(view("wait_to_see_loader"))
        #expect(
            text("wait_to_see_second_label") == "This is just another label that is added by the above button"
        )
        TimeLapse.advance(by: .milliseconds(499))
        shouldSee(second)
        shouldNotSee(scrollLoader)
        TimeLapse.advance(by: .milliseconds(1))
        shouldNotSee(second)
        #expect(scrollLoader.isHittable)
        #expect(scrollLoader.first?.accessibilityLabel == "This button loads more items to force scrolling")
    }

    @Test("The switch appears after the button, and the alert's button is enabled after it")
    func loadingMore() async {
        loadMore()
        shouldSee(second)
        #expect(!alertButton.isHittable)
        await shouldSee(
            theFirstView(withIdentifier("wait_to_see_switch"), withValue("1")), within: .seconds(1))
        #expect(!alertButton.isHittable)
        await shouldSee(
            theFirstView(withIdentifier("wait_to_see_alert_button"), enabled(true)), within: .seconds(1))
        #expect(alertButton.isHittable)
    }

    @Test("The last label is reached by scrolling")
    func scrolling() {
        loadMore()
        let last = theFirstView(withLabel("This label is also togglable"))
        shouldNotSee(theFirstView(withLabel("This label is also togglable"), onScreen(true)))
        scrollIntoView(last)
        shouldSee(last)
        #expect(
            ["Photo", "Calendar"].allSatisfy { allViews(withLabel($0), withVisibility(true)).count == 1 })
        TimeLapse.advance(by: .seconds(1))
    }

    @Test("The switch hides the first and the last label, and shows them again")
    func toggling() {
        loadMore()
        TimeLapse.advance(by: .seconds(1))
        for isOn in [false, true] {
            turn(view("wait_to_see_switch"), to: isOn)
            TimeLapse.waitForAnimationsToFinish()
            #expect((text("wait_to_see_first_label") != nil) == isOn)
            #expect((text("wait_to_see_sixth_label") != nil) == isOn)
        }
    }

    @Test("The alert comes half a second after its button was touched")
    func alert() {
        loadMore()
        TimeLapse.advance(by: .seconds(1))
        tapOn(alertButton)
        TimeLapse.advance(by: .milliseconds(499))
        shouldNotSeeAlert()
        shouldSeeAlert("Alert", within: .milliseconds(1))
        TimeLapse.waitForAnimationsToFinish()
        #expect(view("wait_to_see_alert").count == 1)
        tapOn(theFirstView(withLabel("Cancel")))
        TimeLapse.waitForAnimationsToFinish()
        shouldNotSeeAlert()
        #expect(alertButton.isHittable)
    }

    @Test("Nothing is left to do when the screen is left early", arguments: [0, 1, 2])
    func leaving(step: Int) {
        tapOn(view("wait_to_see_loader"))
        if step > 0 {
            TimeLapse.advance(by: .seconds(1))
            tapOn(scrollLoader)
        }
        if step > 1 {
            TimeLapse.advance(by: .seconds(1))
            tapOn(alertButton)
        }
        tapBackButton()
        TimeLapse.waitForAnimationsToFinish()
        #expect(barTitle == "Catalogue")
    }
}
