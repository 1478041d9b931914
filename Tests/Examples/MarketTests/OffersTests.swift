import Foundation
import Robot
import Testing

@testable import Market

@MainActor
@Suite("The market's offers", .robot(network: .market).date(MarketServer.start))
struct OffersTests {
    private let network = SimulatedDevice.current.network
    private var spinner: ViewQuery {
        theFirstView(ofClass(UIActivityIndicatorView.self), onScreenAndVisible(true))
    }

    @Test("A spinner turns until the first page is there")
    func loading() {
        launchMarket()
        TimeLapse.advance(by: .seconds(0.4))
        shouldSee(spinner)
        #expect(offerCount == 0)
        TimeLapse.advance(by: .seconds(0.2))
        shouldNotSee(spinner)
        #expect(offerCount == 20 && offerTitles.prefix(3) == ["Lamp 1", "Lamp 2", "Lamp 3"])
    }

    @Test("The next page is asked for as the last row comes, and the last page is the end")
    func pages() {
        launchWithOffers()
        for count in [40, 60, 60] {
            scrollOn(
                theFirstView(ofClass(UITableView.self)), until: withText("Lamp \(offerCount)"),
                onScreenAndVisible(true))
            TimeLapse.advance(by: .seconds(1))
            #expect(offerCount == count)
        }
        #expect(network.requests.map { $0.query["page"] } == ["1", "2", "3"])
    }

    @Test("Prices are in euros, and ages follow the day")
    func texts() {
        launchWithOffers()
        shouldSee(theFirstView(withText("€10.00")))
        shouldSee(theFirstView(withText("Leeds · Just now")))
        shouldSee(theFirstView(withText("Leeds · 30 minutes ago")))
        shouldSee(theFirstView(withText("Leeds · 2 hours ago")))
        TimeLapse.advance(by: .seconds(3 * 60))
        shouldSee(theFirstView(withText("Leeds · 3 minutes ago")))
        // It came half a second after the launch.
        #expect(prompt == "Updated: 2 minutes ago")
        // Half past midnight: what was posted at noon is of yesterday.
        TimeLapse.jump(by: .seconds(12.5 * 3600))
        TimeLapse.advance(by: .seconds(60))
        shouldSee(theFirstView(withText("Leeds · Yesterday")))
    }

    @Test("A server that fails twice is asked a third time, one and then two seconds later")
    func retries() {
        network.route("/offers", times: 1) { _ in .failure(.networkConnectionLost) }
        network.route("/offers", times: 1) { _ in .status(503) }
        launchMarket()
        TimeLapse.advance(by: .seconds(3.4))
        #expect(network.requests.map(\.time.offset) == [.zero, .seconds(1), .seconds(3)])
        #expect(offerCount == 0)
        TimeLapse.advance(by: .seconds(0.2))
        #expect(offerCount == 20)
    }

    @Test("A server that goes on failing is said, and a tap tries again")
    func failure() {
        let failing = network.route("/offers") { _ in .status(500) }
        launchMarket()
        TimeLapse.advance(by: .seconds(4))
        shouldSee(theFirstView(withText("The market cannot be reached.")))
        #expect(network.requests.count == 3)
        network.remove(failing)
        tap("Try Again")
        TimeLapse.advance(by: .seconds(1))
        #expect(offerCount == 20)
        shouldNotSee(theFirstView(withText("The market cannot be reached.")))
    }

    @Test("A server that does not answer is given up after three times twenty seconds")
    func silence() {
        network.route("/offers") { _ in .never }
        launchMarket()
        TimeLapse.advance(by: .seconds(62))
        shouldNotSee(theFirstView(withText("Try Again")))
        TimeLapse.advance(by: .seconds(2))
        shouldSee(theFirstView(withText("Try Again")))
        #expect(network.requests.map(\.outcome) == Array(repeating: .failed(.timedOut), count: 3))
    }

    @Test("What was loaded stays while the device is offline, and is loaded again as it is online")
    func offline() {
        launchWithOffers()
        network.condition = .offline
        TimeLapse.advance(by: .seconds(1))
        shouldSee(theFirstView(withText("No connection")))
        #expect(offerCount == 20)
        TimeLapse.advance(by: .seconds(600))
        #expect(network.requests.count == 1)
        network.condition = .online
        TimeLapse.advance(by: .seconds(1))
        shouldNotSee(theFirstView(withText("No connection")))
        #expect(network.requests.count == 2)
        #expect(prompt == "Updated: Just now")
    }

    @Test("A launch without a connection says so, and shows the offers as it comes")
    func launchingOffline() {
        network.condition = .offline
        launchMarket()
        TimeLapse.advance(by: .seconds(1))
        shouldSee(theFirstView(withText("You are offline.")))
        network.condition = .slow(latency: .seconds(2), bytesPerSecond: 1_000)
        TimeLapse.advance(by: .seconds(3))
        #expect(offerCount == 0)
        TimeLapse.advance(by: .seconds(10))
        #expect(offerCount == 20)
    }

    @Test("A pull loads the first page again, and its spinner ends with the answer")
    func pulling() throws {
        launchWithOffers()
        let control = try #require(shownTable?.refreshControl)
        swipeDownOn(theFirstView(ofClass(UITableView.self)))
        #expect(control.isRefreshing)
        TimeLapse.advance(by: .seconds(2))
        #expect(!control.isRefreshing && network.requests.count == 2)
    }

    @Test("Thirty minutes ask for the offers six times more, at the clock's five minutes")
    func thirtyMinutes() {
        launchMarket()
        TimeLapse.advance(by: .seconds(30 * 60))
        #expect(network.requests.map { $0.time.offset } == (0...6).map { .seconds($0 * 300) })
        TimeLapse.advance(by: .seconds(30))
        shouldSee(theFirstView(withText("Leeds · 30 minutes ago")))
    }
}
