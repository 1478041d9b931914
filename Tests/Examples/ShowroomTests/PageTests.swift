import Robot
import Showroom
import Testing
import XCUIAutomation

@MainActor
@Suite("The pages", .robot(app: AppDelegate.self, scene: SceneDelegate.self).layout(.strict))
struct PageTests {
    private let app = XCUIApplication.showing("Page")

    private var pages: XCUIElement { app.otherElements["PageView"] }

    private var position: String? { app.pageIndicators.firstMatch.value as? String }

    @Test("Swiping turns six pages, one after the other")
    func swiping() {
        for number in 1...6 {
            #expect(pages.staticTexts["Page \(number)"].exists)
            #expect(position == "page \(number) of 6")
            pages.swipeLeft()
        }
        #expect(pages.staticTexts["Page 6"].exists)
        pages.swipeRight()
        #expect(pages.staticTexts["Page 5"].exists && position == "page 5 of 6")
    }

    @Test("A tap beside the dots turns a page")
    func dots() {
        app.pageIndicators.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
        #expect(pages.staticTexts["Page 2"].exists && position == "page 2 of 6")
    }
}
