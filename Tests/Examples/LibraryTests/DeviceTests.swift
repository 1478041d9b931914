import Robot
import Testing

@testable import Library

@MainActor @Suite("The library on other devices") struct DeviceTests {
    private func font(of text: String) -> UIFont? {
        (theFirstView(withText(text), onScreenAndVisible(true)).first as? UILabel)?.font
    }

    @Test("On an iPhone, the cover is narrow and the title small", .robot(layout: .strict))
    func compactWidth() {
        launchLibrary()
        openBook("Northern Harbours")
        #expect(theOnlyView(withIdentifier("cover")).first?.bounds.size == CGSize(width: 120, height: 180))
        #expect(font(of: "Northern Harbours") == .preferredFont(forTextStyle: .title2))
    }

    @Test("On an iPad, the cover is wide and the title large", .robot(on: .iPad).layout(.strict))
    func regularWidth() {
        launchLibrary()
        openBook("Northern Harbours")
        #expect(theOnlyView(withIdentifier("cover")).first?.bounds.size == CGSize(width: 240, height: 360))
        #expect(font(of: "Northern Harbours") == .preferredFont(forTextStyle: .largeTitle))
    }

    @Test("On an iPad, the titles of an author stand beside the authors", .robot(on: .iPad).layout(.strict))
    func splitView() {
        launchLibrary()
        openTab("Authors")
        shouldSee(theFirstView(withText("Choose an author.")))
        tapOn(theFirstView(withText("Tobias Wren"), onScreenAndVisible(true)))
        shouldSee(theFirstView(withText("A Field Guide to Clouds"), onScreenAndVisible(true)))
        shouldSee(theFirstView(withText("Mara Quill"), onScreenAndVisible(true)))
    }

    @Test("On an iPad, the form for a book leaves the list around it", .robot(on: .iPad).layout(.strict))
    func formSheet() throws {
        launchLibrary()
        tapRightBarButton()
        let form = try #require(presentedController?.view)
        #expect(form.bounds.width < UIScreen.main.bounds.width)
        shouldSee(theFirstView(withText("The Lighthouse Keeper"), onScreenAndVisible(true)))
    }

    @Test("Texts of the storyboard, the nib and the code are in German", .robot(language: "de"))
    func german() {
        launchLibrary()
        openBook("Northern Harbours")
        shouldSee(theFirstView(withText("Verfügbar")))
        tap("Lesen")
        step(theFirstView(ofClass(UIStepper.self)), to: 2)
        shouldSee(theFirstView(withText("Seite 2")))
        tap("Fertig")
        shouldSee(theFirstView(withText("Mara Quill, Seite 2")))
        tap("Bücher")
        openTab("Einstellungen")
        shouldSee(theFirstView(withText("20 Seiten am Tag")))
        shouldSee(theFirstView(withText("Große Schrift")))
        tapOn(theFirstView(withText("Verlauf")))
        shouldSee(theFirstView(withText("Gelesen bis Seite 2")))
    }
}
