import FailureReporting

/// Where a thread or an operation comes from: the world of the code that began it, and the line.
struct ThreadOrigin: Sendable {
    private let world: World?
    private let number: UInt64?

    /// Notes what begins, as `a thread`, in the current world.
    init(_ name: String, at site: CallSite?) {
        let world = World.current
        self.world = world === World.processWide ? nil : world
        number = self.world?.outsideWork.begin(name + (site.map { ", begun at \($0)" } ?? ""))
    }

    /// The world, if it is not the process's.
    var ofTest: World? { world }

    /// Runs what was begun, in its world, and notes its end.
    func run(_ body: () -> Void) {
        guard let world else { return body() }
        world.whileCurrent(body)
        end()
    }

    /// Notes the end of what was begun.
    func end() {
        if let number { world?.outsideWork.end(number) }
    }
}
