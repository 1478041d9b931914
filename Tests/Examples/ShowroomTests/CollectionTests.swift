import Robot
import Showroom
import Testing
import XCUIAutomation

@MainActor
@Suite("The collection", .robot(app: AppDelegate.self, scene: SceneDelegate.self).layout(.strict))
struct CollectionTests {
    private let app = XCUIApplication.showing("Collection")

    private var collection: XCUIElement { app.collectionViews["CollectionView"] }

    private func star(of item: Int) -> XCUIElement {
        app.cells["CollectionCell \(item)"].staticTexts["Favourite"]
    }

    @Test("The collection has fifty items in two columns")
    func items() {
        let frames = (0...2).map { app.cells["CollectionCell \($0)"].frame }
        #expect(frames[0].minY == frames[1].minY && frames[0].maxX < frames[1].minX)
        #expect(frames[0].minX == frames[2].minX && frames[0].maxY < frames[2].minY)
        #expect(frames[1].maxX < collection.frame.maxX)
        let last = app.cells["CollectionCell 49"]
        app.scroll(collection, to: last)
        #expect(last.staticTexts["Cell 49"].exists)
        #expect(!app.cells["CollectionCell 50"].exists)
    }

    @Test("A double tap marks an item as a favourite, another one no longer")
    func favorites() {
        app.cells["CollectionCell 4"].doubleTap()
        #expect(star(of: 4).exists && !star(of: 5).exists)
        app.cells["CollectionCell 4"].doubleTap()
        #expect(!star(of: 4).exists)
    }

    @Test("A single tap marks nothing")
    func singleTap() {
        app.cells["CollectionCell 4"].tap()
        TimeLapse.runUntilIdle()
        #expect(!star(of: 4).exists)
    }

    @Test("A tap with two fingers clears the favourites")
    func clearing() {
        for item in [0, 7] { app.cells["CollectionCell \(item)"].doubleTap() }
        #expect(star(of: 0).exists && star(of: 7).exists)
        collection.twoFingerTap()
        #expect(!star(of: 0).exists && !star(of: 7).exists)
    }

    @Test("A favourite stays one while it is scrolled out of view")
    func reuse() {
        app.cells["CollectionCell 0"].doubleTap()
        app.scroll(collection, to: app.cells["CollectionCell 49"])
        #expect(!app.staticTexts["Favourite"].exists)
        for _ in 1...20 where !app.cells["CollectionCell 0"].exists { collection.swipeDown() }
        #expect(star(of: 0).exists)
    }

    @Test("A long press asks, and deletes the item")
    func deletion() {
        app.cells["CollectionCell 2"].press(forDuration: 0.6)
        let sheet = app.sheets["Cell 2"]
        #expect(sheet.buttons.allElementsBoundByIndex.map(\.label) == ["Delete", "Cancel"])
        sheet.buttons["Delete"].tap()
        #expect(!sheet.exists && !app.cells["CollectionCell 2"].exists)
        #expect(app.cells["CollectionCell 1"].exists && app.cells["CollectionCell 3"].exists)
    }

    @Test("Cancelling keeps the item")
    func cancellation() {
        app.cells["CollectionCell 2"].press(forDuration: 0.6)
        app.sheets["Cell 2"].buttons["Cancel"].tap()
        #expect(!app.sheets.firstMatch.exists && app.cells["CollectionCell 2"].exists)
    }

    @Test("A press that is too short asks nothing")
    func shortPress() {
        app.cells["CollectionCell 2"].press(forDuration: 0.4)
        TimeLapse.runUntilIdle()
        #expect(!app.sheets.firstMatch.exists)
    }

    @Test("VoiceOver offers actions instead of the gestures")
    func customActions() throws {
        let label = try #require(theOnlyView(withText("Cell 2")).first)
        let actions = try #require(label.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Favourite", "Delete"])
        #expect(actions.first?.actionHandler?(actions[0]) == true)
        app.letTheAppAnswer()
        #expect(star(of: 2).exists)
    }
}

@MainActor
@Suite(
    "The collection on a tablet",
    .robot(app: AppDelegate.self, scene: SceneDelegate.self, on: .iPadMini).layout(.strict))
struct TabletCollectionTests {
    @Test("The question is a popover beside its item")
    func popover() {
        let app = XCUIApplication.showing("Collection")
        app.cells["CollectionCell 2"].press(forDuration: 0.6)
        let sheet = app.sheets["Cell 2"]
        #expect(sheet.buttons["Delete"].exists && !sheet.buttons["Cancel"].exists)
        #expect(!sheet.frame.intersects(app.cells["CollectionCell 2"].frame))
        sheet.buttons["Delete"].tap()
        #expect(!app.cells["CollectionCell 2"].exists)
    }
}
