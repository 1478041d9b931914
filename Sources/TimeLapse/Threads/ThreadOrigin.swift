import FailureReporting

/// Where a thread or an operation comes from: the world of the code that began it, and the line.
struct ThreadOrigin: Sendable {
    /// The world of a test; `nil` if it was begun in none.
    let world: World?
    private let number: UInt64?
    private let isOfProcess: Bool

    /// Notes what begins, as `a thread`, in the current world.
    init(_ name: String, at site: CallSite?) {
        var world = World.bound?.world ?? TaskQueue.current?.world
        if world == nil, case .world(let outer) = Outside.ofCaller { world = outer }
        isOfProcess = world.map { $0 === World.processWide } ?? Outside.isOfProcess
        self.world = isOfProcess ? nil : world
        number = self.world?.outsideWork.begin(name + (site.map { ", begun at \($0)" } ?? ""))
    }

    /// Runs what was begun, in its world, and notes its end.
    func run(_ body: () -> Void) {
        whileCurrent(body)
        end()
    }

    func whileCurrent(_ body: () -> Void) {
        guard let world else { return Outside.$ofProcess.withValue(isOfProcess, operation: body) }
        world.whileCurrent(body)
    }

    func end() {
        if let number { world?.outsideWork.end(number) }
    }
}
