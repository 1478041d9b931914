import Foundation
import Robot
import Testing

@testable import Market

@MainActor
@Suite("An offer of the market", .robot(network: .market).date(MarketServer.start))
struct OfferTests {
    private let network = SimulatedDevice.current.network

    init() {
        launchWithOffers()
        tap("Lamp 1")
    }

    @Test("The remaining time counts down by the second, and nothing can be bid after it")
    func countdown() {
        TimeLapse.advance(by: .seconds(3540.6) - VirtualClock.current.now.offset)
        shouldSee(theFirstView(withText("Ends in 1:00")))
        TimeLapse.advance(by: .seconds(59))
        shouldSee(theFirstView(withText("Ends in 0:01")))
        TimeLapse.advance(by: .seconds(1.5))
        shouldSee(theFirstView(withText("Ended")))
        shouldMatch(theOnlyView(withLabel("Bid €11.00")), enabled(false))
    }

    @Test("A bid is sent with its amount, and the list has the new price")
    func bidding() throws {
        tapOn(theOnlyView(withLabel("Bid €11.00")), lapse: .animations)
        network.shouldRequest("POST", "/offers/1/bids", within: .seconds(0.5))
        shouldMatch(theOnlyView(withLabel("Bid €11.00")), enabled(false))
        TimeLapse.advance(by: .seconds(1))
        let bid = try #require(network.requests("POST", "/offers/1/bids").first)
        #expect(try bid.json(as: [String: Decimal].self) == ["amount": 11])
        shouldSee(theFirstView(withText("Bid €12.00")))
        tapBackButton()
        shouldSee(theFirstView(withText("€11.00")))
    }

    @Test("A bid that comes too late is refused in an alert, and is sent once")
    func refusal() {
        network.route("POST /offers/1/bids") { _ in .status(409) }
        tap("Bid €11.00")
        TimeLapse.advance(by: .seconds(1))
        shouldSee(theFirstView(withText("Somebody was faster.")))
        tap("OK")
        shouldMatch(theOnlyView(withLabel("Bid €11.00")), enabled(true))
        #expect(network.requests("POST", "/offers/1/bids").count == 1)
    }

    @Test("A bid without a connection says that it was not sent")
    func offline() {
        network.condition = .offline
        tap("Bid €11.00")
        TimeLapse.advance(by: .seconds(1))
        shouldSee(theFirstView(withText("Your bid was not sent.")))
    }
}
