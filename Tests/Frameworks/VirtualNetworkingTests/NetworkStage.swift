import FailureReporting
import Testing
import TimeLapse
import VirtualFoundation
import VirtualNetworking

/// A world with a network, and a log of what happens in it with the time at which it does.
@MainActor
final class NetworkStage {
    let world = World()
    let log = NetworkLog()

    var network: SimulatedNetwork { world.sharedPart(SimulatedNetwork.self) }

    /// Runs `body` in the world, and returns the failures that it records.
    @discardableResult
    func failures(of body: () throws -> Void) rethrows -> [String] {
        try FailureCollector.failures { try world.whileCurrent { try body() } }.map(\.text)
    }

    /// Runs `body` in the world; a failure that it records is one of the test.
    func run(_ body: () throws -> Void) rethrows {
        let failures = try failures(of: body)
        #expect(failures == [])
    }

    /// Runs `body` in the world; a failure that it records is one of the test.
    func run(_ body: @MainActor () async throws -> Void) async {
        let failures = await FailureCollector.failures {
            do {
                try await world.whileCurrent { try await body() }
            } catch {
                Issue.record(error)
            }
        }
        #expect(failures.map(\.text) == [])
    }

    /// Loads an address with the shared session, and logs what comes.
    @discardableResult
    func load(
        _ address: String, method: String = "GET", in session: URLSession = .shared
    ) -> URLSessionDataTask {
        var request = URLRequest(url: url(address))
        request.httpMethod = method
        let log = log
        let task = session.dataTask(with: request) { data, response, error in
            log.note(NetworkLog.text(data, response, error))
        }
        task.resume()
        return task
    }
}

func url(_ address: String) -> URL {
    guard let url = URL(string: address) else { preconditionFailure("\(address) is no address.") }
    return url
}
