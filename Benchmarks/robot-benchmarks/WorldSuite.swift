import Foundation
import HeadlessUIKit
import Robot
import TimeLapse

/// The cost of what `.robot` makes for each test, and ends again, with a test that does nothing.
@MainActor let worldSuite = Suite(name: "world") { _ in
    let count = 200
    let many = 10_000
    return [
        Comparison(
            name: "a test that does nothing", unit: "test", count: count,
            baselineName: "an asynchronous call", baseline: { BareTests.run(count) },
            work: { EmptyTests.run(count) }),
        Comparison(
            name: "a test that shows a window", unit: "test", count: count,
            baselineName: "a test that does nothing", baseline: { EmptyTests.run(count) },
            work: { EmptyTests.run(count, showsWindow: true) }),
        Comparison(
            name: "what \(many) tests leave behind", quantity: .memory, unit: "test", count: many,
            baselineName: "an application that is alive",
            baseline: { Memory.taken { LiveApplications(1_000) } * (many / 1_000) },
            work: {
                // Those before make what is made once.
                _ = EmptyTests.run(200)
                return Memory.taken {
                    _ = EmptyTests.run(many)
                    return NSObject()
                }
            }),
    ]
}

/// Tests that do nothing, one after another, each as the trait runs it.
private enum EmptyTests {
    @MainActor
    static func run(_ count: Int, showsWindow: Bool = false) -> Int {
        runOffMainActor {
            for _ in 0..<count { await runOne(showsWindow) }
        }
        return count
    }

    private static func runOne(_ showsWindow: Bool) async {
        let world = World()
        await world.whileCurrent { await run(in: world, showsWindow) }
    }

    @MainActor
    private static func run(in world: World, _ showsWindow: Bool) async {
        let testWorld = TestWorld(in: world, leftovers: .warned)
        testWorld.speak(.english, in: "US")
        testWorld.check(.warned)
        testWorld.adoptTestTask()
        await function(showsWindow)
        await testWorld.settleTasks()
        await testWorld.close()
    }

    // On no actor, as Swift Testing calls a test.
    private static func function(_ showsWindow: Bool) async {
        if showsWindow { await show() }
    }

    @MainActor
    private static func show() {
        UIWindow.createWindowForTesting().rootViewController = UIViewController()
    }
}

/// Applications with their worlds.
@MainActor
private final class LiveApplications {
    private let applications: [UIApplication]

    init(_ count: Int) { applications = (0..<count).map { _ in UIApplication() } }
}

/// The least that tests can cost: a call each, and a return to the main actor.
private enum BareTests {
    @MainActor private static var calls = 0

    @MainActor
    static func run(_ count: Int) -> Int {
        runOffMainActor {
            for _ in 0..<count { await call() }
        }
        return calls
    }

    @MainActor
    private static func call() { calls += 1 }
}

/// Runs `body` as Swift Testing runs tests: in a task that is not on the main actor, while the main thread's run loop
/// runs.
@MainActor
private func runOffMainActor(_ body: @escaping @Sendable () async -> Void) {
    let done = Counter()
    Task.detached {
        await body()
        await MainActor.run { done.value = 1 }
    }
    while done.value == 0 {
        // A nearer date would cost a timer for each turn of the loop, which Swift Testing's has not.
        _ = Foundation::RunLoop.main.run(mode: .default, before: .distantFuture)
    }
}
