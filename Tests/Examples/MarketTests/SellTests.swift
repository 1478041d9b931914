import Foundation
import Robot
import Testing

@testable import Market

@MainActor
@Suite("The market's form for an offer", .robot(network: .market).date(MarketServer.start))
struct SellTests {
    private let network = SimulatedDevice.current.network

    init() {
        launchWithOffers()
        tapRightBarButton()
    }

    @Test("Places are proposed four tenths of a second after the last letter")
    func places() {
        tapField("Place")
        SoftwareKeyboard.main.type("L")
        TimeLapse.advance(by: .seconds(0.2))
        SoftwareKeyboard.main.type("e")
        TimeLapse.advance(by: .seconds(0.7))
        #expect(network.requests("GET", "/places").map { $0.query["text"] } == ["Le"])
        shouldSee(theFirstView(withText("Leicester")))
        tap("Leicester")
        shouldMatch(theFirstView(withPlaceholder("Place")), withText("Leicester"))
        shouldNotSee(theFirstView(ofClass(UILabel.self), withText("Leicester"), onScreenAndVisible(true)))
    }

    @Test("An offer is published, and stands on top of the list")
    func publishing() throws {
        tapField("Title")
        SoftwareKeyboard.main.type("Desk")
        tapField("Price in euros")
        SoftwareKeyboard.main.type("25.5")
        tapField("Place")
        SoftwareKeyboard.main.type("York")
        tap("Publish")
        network.shouldRequest("POST", "/offers", within: .seconds(1))
        let draft = try #require(network.requests("POST", "/offers").first).json(as: OfferDraft.self)
        #expect(draft.title == "Desk" && draft.price == 25.5 && draft.place == "York")
        TimeLapse.advance(by: .seconds(1))
        #expect(offerTitles.first == "Desk")
        shouldSee(theFirstView(withText("€25.50")))
    }

    @Test("What is missing, and a server that fails, are said below the fields")
    func messages() {
        tap("Publish")
        shouldSee(theFirstView(withText("Title, price and place are needed.")))
        #expect(network.requests("POST", "/offers").isEmpty)
        network.route("POST /offers") { _ in .status(500) }
        tapField("Title")
        SoftwareKeyboard.main.type("Desk")
        tapField("Price in euros")
        SoftwareKeyboard.main.type("25")
        tapField("Place")
        SoftwareKeyboard.main.type("York")
        tap("Publish")
        TimeLapse.advance(by: .seconds(1))
        shouldSee(theFirstView(withText("The offer was not published.")))
        tap("Cancel")
        #expect(offerTitles.first == "Lamp 1")
    }
}
