import Foundation

/// The real run loop of the program's first thread, on which XCTest runs its tests.
///
/// A test that waits there lets it run, so that the main queue takes what modules send to it that do not know the
/// virtual clock. Under Swift Testing the main queue is on other threads, where nothing can run while a test does.
enum MainRunLoop {
    static var isOfThisThread: Bool { Foundation::Thread.isMainThread && MainQueue.isCurrent }

    static func turn() {
        _ = Foundation::RunLoop.main.run(mode: .default, before: .distantPast)
    }
}
