import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

/// Containers that are changed at random, in every phase of the display of what is in them.
@MainActor
@Suite("Random redirects") struct RandomRedirectTests {
    @Test(
        "Once all transitions are over, what is on top is shown, and each controller was told in order",
        arguments: 0..<UInt64(Rounds.of(400, share: 10)))
    func shown(seed: UInt64) {
        inOwnWorld {
            let world = ContainerWorld(seed: seed)
            // Requests at the wrong time are refused, which other tests check.
            let failures = FailureCollector.failures {
                _ = FailureCollector.warnings {
                    world.window.rootViewController = world.makeController()
                    world.window.makeKeyAndVisible()
                    for _ in 0..<12 {
                        world.step()
                        world.step()
                        world.rest()
                        let faults =
                            ScreenCheck.faults(in: world.window)
                            + ScreenCheck.appearanceFaults(of: world.leaves, in: world.log.lines)
                        #expect(faults == [], "\(world.log.text)")
                        if !faults.isEmpty { break }
                    }
                }
            }
            #expect(failures.map(\.text) == [], "seed \(seed)")
        }
    }
}
