import Robot
import TestSupport
import Testing

@testable import Library

@MainActor @Suite("A book", .robot(layout: .strict)) struct BookTests {
    init() {
        launchLibrary()
        openBook("Northern Harbours")
    }

    @Test("A cell's segue shows the book that the segue action passes on, and hides the tabs")
    func showing() {
        shouldSee(theFirstView(withText("Northern Harbours")))
        shouldSee(theFirstView(withText("Mara Quill")))
        shouldNotSee(theFirstView(ofClass("UITabBarButton")))
        tapBackButton()
        shouldSee(theFirstView(ofClass("UITabBarButton")))
    }

    @Test("A gesture recognizer of the storyboard marks the cover")
    func favorite() {
        tapOn(theOnlyView(withIdentifier("cover")))
        shouldSee(theFirstView(withLabel("★")))
        tapRightBarButton()
        shouldSee(theFirstView(withLabel("☆")))
        shouldMatch(theOnlyView(withIdentifier("cover")), withTraits(.button))
    }

    @Test("Unwinding from a pushed screen pops it, and hands over the book that was returned")
    func returning() {
        tap("Return")
        #expect(bookTitles == ["A Field Guide to Clouds", "The Lighthouse Keeper"])
        shouldSee(theFirstView(ofClass("UITabBarButton")))
    }

    @Test("A reader covers the whole screen, and unwinding from it hands the page back")
    func reading() {
        tap("Read")
        #expect(presentedController?.modalPresentationStyle == .fullScreen)
        step(theFirstView(ofClass(UIStepper.self)), to: 3)
        shouldSee(theFirstView(withText("Page 3")))
        tap("Done")
        #expect(presentedController == nil)
        shouldSee(theFirstView(withText("Mara Quill, page 3")))
    }

    @Test("A segue of its own class fades from an embedded screen, to which the borrower is handed back")
    func lending() {
        tap("Lend")
        #expect(presentedController?.modalTransitionStyle == .crossDissolve)
        tap("Done")
        shouldSee(theFirstView(withText("Who borrows the book?")))
        tapOn(theFirstView(withPlaceholder("Name")))
        SoftwareKeyboard.main.type("Ada\n")
        tap("Done")
        shouldSee(theFirstView(withText("Lent to Ada")))
        tapBackButton()
        shouldSee(theFirstView(withText("Lent to Ada")))
    }

    @Test("A view that is not installed in compact height leaves its place to the texts")
    func landscape() {
        SimulatedDevice.current.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        tapBackButton()
        openBook("Northern Harbours")
        #expect(allViews(withIdentifier("cover")).isEmpty)
        shouldSee(theFirstView(withText("Northern Harbours")))
        shouldSee(theFirstView(withLabel("Lend")))
    }

    @Test("A segue that the storyboard does not have is a failure with those that it has")
    func failure() throws {
        let controller = try #require(
            theFirstView(withIdentifier("cover")).first?.nearestController as? BookViewController)
        let texts = failureTexts { controller.performSegue(withIdentifier: "borrow", sender: nil) }
        #expect(
            texts == [
                """
                BookViewController has no segue "borrow": in Main.storyboard it has "read", "return", "loan".
                Try: set the segue's identifier in the storyboard.
                """
            ])
    }
}

extension UIView {
    fileprivate var nearestController: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
