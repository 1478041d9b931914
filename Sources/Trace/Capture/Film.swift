import HeadlessUIKit
import Synchronization
import TimeLapse

/// The pictures of a recording, in the order in which they were taken.
///
/// They share what did not change from one to the next.
final class Film: Sendable {
    private struct Known: Sendable {
        weak var view: (any AnyObject & Sendable)?
        var number: Int
    }

    private struct State: Sendable {
        var frames: [RecordedFrame] = []
        /// What the last frame was taken of.
        var generation: UInt64 = 0
        var isAnimated = false
        /// The numbers of views, by their identities.
        var known: [ObjectIdentifier: Known] = [:]
        /// The numbers of layers between a view's subviews, by the view's number and their order.
        var layers: [[Int]: Int] = [:]
        var lastNumber = 0
        /// The names of classes, which take long to make.
        var names: [ObjectIdentifier: String] = [:]
        /// The modules whose classes the test can name, once that has been asked.
        var modules: Set<String>?
    }

    private static let mostFrames = 50_000

    private let state = Mutex(State())
    private weak let application: UIApplication?

    private let modules: TestModules

    @MainActor
    init(_ application: UIApplication, _ modules: TestModules = TestModules()) {
        self.application = application
        self.modules = modules
    }

    /// The modules whose classes the test can name.
    var testModules: Set<String> {
        if let known = state.withLock({ $0.modules }) { return known }
        let names = modules.names
        state.withLock { $0.modules = names }
        return names
    }

    @MainActor
    func commit() { application?.commit() }

    var frames: [RecordedFrame] { state.withLock { $0.frames } }

    /// The index of the last frame; 0 before the first.
    var lastIndex: Int { max(state.withLock { $0.frames.count } - 1, 0) }

    /// The number of a view that is in a frame.
    func number(of view: ObjectIdentifier) -> Int? {
        state.withLock { state in
            guard let known = state.known[view], known.view != nil else { return nil }
            return known.number
        }
    }

    /// Takes a picture of the screen, if it may have changed since the last; returns its index.
    ///
    /// - Parameter isWhole: whether what is not drawn is recorded as well.
    @MainActor
    func take(at time: Duration, isWhole: Bool) -> Int {
        guard let application else { return lastIndex }
        let generation = ViewTree.generation
        let (last, isSame) = state.withLock { state in
            let last = state.frames.last
            let isSame =
                state.generation == generation && !state.isAnimated
                && (last.map { !isWhole || $0.trees != nil } ?? false)
            return (last, isSame || state.frames.count >= Self.mostFrames)
        }
        if isSame { return lastIndex }
        var camera = Camera(self, isWhole: isWhole)
        let frame = camera.picture(of: application, at: time, after: last)
        let isAnimated = camera.hasMetAnimation
        return state.withLock { state in
            state.generation = generation
            state.isAnimated = isAnimated
            if let last, last.shows(frame) { return state.frames.count - 1 }
            state.frames.append(frame)
            return state.frames.count - 1
        }
    }

    /// The number of a view; it gets one if it has none.
    @MainActor
    func give(_ view: UIView) -> Int {
        state.withLock { state in
            let identity = ObjectIdentifier(view)
            if let known = state.known[identity], known.view === view { return known.number }
            state.lastNumber += 1
            state.known[identity] = Known(view: view, number: state.lastNumber)
            return state.lastNumber
        }
    }

    @MainActor
    func name(of type: AnyObject.Type) -> String {
        state.withLock { state in
            if let name = state.names[ObjectIdentifier(type)] { return name }
            let name = "\(type)"
            state.names[ObjectIdentifier(type)] = name
            return name
        }
    }

    /// The number of the layers of no view that come after some of a view's subviews.
    @MainActor
    func give(_ view: UIView, layers index: Int) -> Int {
        let key = [give(view), index]
        return state.withLock { state in
            if let number = state.layers[key] { return number }
            state.lastNumber += 1
            state.layers[key] = state.lastNumber
            return state.lastNumber
        }
    }
}

extension RecordedFrame {
    fileprivate func shows(_ other: RecordedFrame) -> Bool {
        screen == other.screen && focus == other.focus && windows.count == other.windows.count
            && zip(windows, other.windows).allSatisfy { $0 === $1 } && (trees == other.trees)
    }
}
