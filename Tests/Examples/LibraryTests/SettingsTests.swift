import Robot
import Testing

@testable import Library

@MainActor @Suite("The settings of the library", .robot(layout: .strict)) struct SettingsTests {
    init() {
        launchLibrary()
        openTab("Settings")
    }

    @Test("Static cells stand in their sections, with what their actions set")
    func cells() {
        shouldSee(theFirstView(withText("Reading")))
        shouldSee(theFirstView(withText("Large text is for the pages of books.")))
        shouldSee(theFirstView(withText("20 pages a day")))
        turn(theFirstView(ofClass(UISwitch.self), withLabel("Large text")), to: true)
        step(theFirstView(ofClass(UIStepper.self)), to: 35)
        shouldSee(theFirstView(withText("35 pages a day")))
        #expect(Settings.hasLargeText && Settings.goal == 35)
    }

    @Test("Large text sets the reader's font, and its margins by an outlet collection")
    func largeText() throws {
        turn(theFirstView(ofClass(UISwitch.self)), to: true)
        openTab("Books")
        openBook("Northern Harbours")
        tap("Read")
        let label = try #require(theFirstView(withText("Page 1")).first as? UILabel)
        #expect(label.font == .preferredFont(forTextStyle: .largeTitle))
        #expect(label.frame.minX == 20 && label.frame.width == UIScreen.main.bounds.width - 40)
    }

    @Test("The history has the cells of a nib, for the books that were opened")
    func history() {
        openTab("Books")
        openBook("Northern Harbours")
        tap("Read")
        step(theFirstView(ofClass(UIStepper.self)), to: 7)
        tap("Done")
        tapBackButton()
        openTab("Settings")
        tapOn(theFirstView(withText("History")))
        #expect(allViews(ofClass(HistoryCell.self)).count == 1)
        shouldSee(theFirstView(withText("Read to page 7")))
    }
}
