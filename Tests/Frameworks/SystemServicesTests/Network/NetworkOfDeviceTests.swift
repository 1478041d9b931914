import FailureReporting
import Foundation
import Robot
import Testing
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A screen that loads a list, in a file that imports both UIKit and Foundation's modules.
private final class ItemsViewController: UITableViewController {
    private var items: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        guard let url = URL(string: "https://api.example.com/items") else { return }
        URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
            let items = data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
            DispatchQueue.main.async {
                self?.items = items
                self?.tableView.reloadData()
            }
        }
        .resume()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
}

extension NetworkSetup {
    fileprivate static let shop = routes { network in
        network.route("https://api.example.com/items") { _ in .json(["Tea", "Milk"]).after(.seconds(2)) }
    }
}

@MainActor
@Suite("The network of a device") struct NetworkOfDeviceTests {
    @Test(
        "A screen shows what a route answers, which is there from the start of the test",
        .robot(network: .shop))
    func screen() {
        UIWindow.createWindowForTesting().rootViewController = ItemsViewController()
        TimeLapse.advance(until: { !allViews(withText("Milk")).isEmpty }, within: .seconds(5))
        #expect(TimeLapse.now.offset == .seconds(2))
        #expect(
            SimulatedDevice.current.network.requests.map(\.description) == [
                "GET https://api.example.com/items, answered with 200 after 2 s"
            ])
    }

    @Test("A wait that fails lists the request that is pending, with its line", .robot)
    func pending() {
        SimulatedDevice.current.network.route("**") { _ in .never }
        UIWindow.createWindowForTesting().rootViewController = ItemsViewController()
        let failures = FailureCollector.failures {
            TimeLapse.advance(until: { false }, within: .seconds(5))
        }
        #expect(failures.count == 1)
        #expect(
            failures.first?.text.contains(
                "time-out of request GET https://api.example.com/items due at 60 s, scheduled at NetworkOfDevice"
            ) == true)
        TimeLapse.runUntilIdle()
    }

    @Test("Names of networking in a file that imports UIKit and Foundation's modules are the world's")
    func names() {
        #expect(String(reflecting: URLSession.self) == "VirtualNetworking.URLSession")
        #expect(
            String(reflecting: URLSessionConfiguration.self) == "VirtualNetworking.URLSessionConfiguration")
        #expect(String(reflecting: URLProtocol.self) == "VirtualNetworking.URLProtocol")
    }

    /// Shows a screen that the handler of a request and its route refer to, and begins the request.
    private func beginRequest() {
        guard let url = URL(string: "https://example.com/") else { return }
        let controller = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = controller
        SimulatedNetwork.current.route("**") { _ in
            controller.title = "asked"
            return .never
        }
        URLSession.shared.dataTask(with: url) { _, _, _ in
            MainActor.assumeIsolated { controller.title = "loaded" }
        }
        .resume()
        TimeLapse.advance(by: .zero)
        #expect(controller.title == "asked")
    }

    @Test("A request that is under way at the end of a test keeps no view of its handler alive")
    func views() async {
        let failures = await FailureCollector.failures {
            let world = TestWorld(leftovers: .ignored)
            await world.application.world.whileCurrent {
                beginRequest()
                await world.close()
            }
        }
        #expect(failures.map(\.text) == [])
    }

    @Test("A request that is still under way at the end of a test is a leftover", .robot)
    func leftover() async {
        let warnings = await FailureCollector.warnings {
            let world = TestWorld(leftovers: .warned)
            await world.application.world.whileCurrent {
                SimulatedNetwork.current.route("**") { _ in .never }
                guard let url = URL(string: "https://example.com/") else { return }
                URLSession.shared.dataTask(with: url).resume()
                await TimeLapse.advance(by: .zero)
                await world.close()
            }
        }
        #expect(warnings.count == 1)
        #expect(
            warnings.first?.text.contains("time-out of request GET https://example.com/ due at 60 s") == true)
    }
}
