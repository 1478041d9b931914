import Foundation
import Robot

/// The cost of a request that a route answers, from `resume()` to its handler.
@MainActor let networkSuite = Suite(name: "network") { _ in
    let count = 2000
    return [
        Comparison(
            name: "request answered by a route", unit: "request", count: count,
            baselineName: "timer of an own clock",
            baseline: {
                let counter = Counter()
                let clock = VirtualClock()
                for _ in 0..<count {
                    clock.schedule(after: .seconds(1)) { counter.value += 1 }
                    clock.advance(by: .seconds(1))
                }
                return counter.value
            },
            work: {
                let counter = Counter()
                let application = UIApplication()
                UIApplication.withShared(application) {
                    guard let url = URL(string: "https://api.example.com/items/7") else { return }
                    SimulatedNetwork.current.route("https://api.example.com/items/:id") { _ in
                        .text("three").after(.seconds(1))
                    }
                    for _ in 0..<count {
                        URLSession.shared.dataTask(with: url) { _, _, _ in
                            MainActor.assumeIsolated { counter.value += 1 }
                        }
                        .resume()
                        TimeLapse.advance(by: .seconds(1))
                    }
                }
                return counter.value
            })
    ]
}
