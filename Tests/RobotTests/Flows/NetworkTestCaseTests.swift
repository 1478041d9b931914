import Robot
import XCTest

/// The routes of a test case of XCTest.
@MainActor final class NetworkTestCaseTests: RobotTestCase {
    override var network: NetworkSetup {
        .routes { network in network.route("/greeting") { _ in .text("Hello").after(.seconds(1)) } }
    }

    func testRoutesAreThereFromTheStart() throws {
        let url = try XCTUnwrap(URL(string: "https://example.com/greeting"))
        nonisolated(unsafe) var text: String?
        URLSession.shared.dataTask(with: url) { data, _, _ in
            text = data.map { String(decoding: $0, as: UTF8.self) }
        }
        .resume()
        TimeLapse.advance(by: .seconds(1))
        XCTAssertEqual(text, "Hello")
    }

    func testRequestsOfAnotherTestAreNotInTheList() {
        XCTAssertEqual(SimulatedDevice.current.network.requests.count, 0)
    }
}
