import Foundation
import Robot
import Testing

@testable import Market

@MainActor
@Suite("The market's search", .robot(network: .market).date(MarketServer.start))
struct SearchTests {
    private let network = SimulatedDevice.current.network
    private var searched: [String?] {
        network.requests("GET", "/search").map { $0.query["text"] }
    }

    init() {
        launchWithOffers()
        openSearch()
    }

    @Test("Only what stands for three tenths of a second is searched for")
    func debouncing() {
        SoftwareKeyboard.main.type("Lamp")
        TimeLapse.advance(by: .seconds(0.2))
        SoftwareKeyboard.main.type(" 5")
        TimeLapse.advance(by: .seconds(0.31))
        #expect(searched == ["Lamp 5"])
        shouldSee(theFirstView(withText("Searching …")))
        TimeLapse.advance(by: .seconds(0.5))
        #expect(offerCount == 11 && offerTitles.prefix(2) == ["Lamp 5", "Lamp 50"])
    }

    @Test("A later search ends an earlier one, whose answer is not shown")
    func switching() {
        SoftwareKeyboard.main.type("Lamp 5")
        TimeLapse.advance(by: .seconds(0.4))
        SoftwareKeyboard.main.type("9")
        TimeLapse.advance(by: .seconds(1))
        #expect(searched == ["Lamp 5", "Lamp 59"])
        #expect(network.requests("GET", "/search").first?.outcome == .failed(.cancelled))
        #expect(offerTitles == ["Lamp 59"])
    }

    @Test("A search that finds nothing, and one that fails, say so")
    func messages() {
        SoftwareKeyboard.main.type("Table")
        TimeLapse.advance(by: .seconds(1))
        shouldSee(theFirstView(withText("Nothing found")))
        network.route("/search") { _ in .text("no JSON") }
        SoftwareKeyboard.main.type("s")
        TimeLapse.advance(by: .seconds(1))
        shouldSee(theFirstView(withText("The search failed.")))
    }

    @Test("A result opens its offer")
    func opening() {
        SoftwareKeyboard.main.type("Lamp 7")
        TimeLapse.advance(by: .seconds(1))
        tap("Lamp 7")
        shouldSee(theFirstView(withText("Ends in 59:59")))
    }
}
