import Robot
import Testing

@MainActor
@Suite("Swipes", .robot(layout: .strict).leftovers(.failed))
struct SwipeTests {
    private let slides = view("scrollView")

    init() { open(.swipe) }

    /// The titles of the slides that exist, whether they are on the screen or not.
    private var titles: [String] {
        ["rightSwipedLabel", "leftSwipedLabel"].compactMap { text($0) }
    }

    private var page: String? { view("pageControl").first?.accessibilityValue }

    @Test("Both slides have their titles before the first swipe, and the first one is shown")
    func start() {
        #expect(titles == ["Right Swiped", "Left Swiped"] && page == "page 1 of 2")
        shouldSee(theFirstView(withLabel("Right Swiped"), onScreen(true)))
        shouldNotSee(theFirstView(withLabel("Left Swiped"), onScreen(true)))
    }

    @Test("A swipe shows the next slide, alone, and one back the one before")
    func slide() {
        swipeLeftOn(slides)
        TimeLapse.waitForAnimationsToFinish()
        #expect(titles == ["Left Swiped"] && page == "page 2 of 2")
        shouldSee(theFirstView(withLabel("Left Swiped"), onScreen(true)))
        swipeRightOn(slides)
        TimeLapse.waitForAnimationsToFinish()
        #expect(titles == ["Right Swiped"] && page == "page 1 of 2")
    }

    @Test("A swipe beyond the first slide stays there")
    func end() {
        swipeRightOn(slides)
        TimeLapse.waitForAnimationsToFinish()
        #expect(titles == ["Right Swiped"] && page == "page 1 of 2")
    }

    @Test("The page control turns to the next slide, too")
    func pageControl() {
        tapOn(view("pageControl").offset(unit: CGPoint(x: 0.9, y: 0.5)))
        TimeLapse.waitForAnimationsToFinish()
        #expect(titles == ["Left Swiped"] && page == "page 2 of 2")
    }

    @Test("A rotation keeps the slide")
    func rotation() throws {
        swipeLeftOn(slides)
        TimeLapse.waitForAnimationsToFinish()
        let scrollView = try #require(slides.first as? UIScrollView)
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            let width = scrollView.bounds.width
            SimulatedDevice.current.rotate(to: orientation)
            TimeLapse.waitForAnimationsToFinish()
            #expect(scrollView.bounds.width != width)
            #expect(scrollView.contentOffset.x == scrollView.bounds.width)
            shouldSee(theFirstView(withLabel("Left Swiped"), onScreen(true)))
        }
    }

    @Test("The card recognizes each direction", arguments: ["left", "right", "up", "down"])
    func card(direction: String) {
        #expect(text("swipeResultLabel") == "Card not swiped")
        let card = view("swipeCard")
        switch direction {
        case "left": swipeLeftOn(card)
        case "right": swipeRightOn(card)
        case "up": swipeUpOn(card)
        default: swipeDownOn(card)
        }
        #expect(text("swipeResultLabel") == "Card swiped \(direction)")
    }

    @Test("The card's action for assistive technology recognizes each direction")
    func customAction() {
        theFirstElement(withIdentifier("swipeCard")).first?.perform("Swipe up")
        #expect(text("swipeResultLabel") == "Card swiped up")
    }
}
