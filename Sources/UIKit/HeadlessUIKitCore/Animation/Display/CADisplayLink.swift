import FailureReporting
import TimeLapse

/// A timer that fires with each frame of the display, sixty times in a second of virtual time.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: WaveView.step)
/// link.add(to: .main, forMode: .common)
/// ```
///
/// Frames begin at the exact sixtieths of a second from the clock's start, without drift. A display link
/// keeps its target alive until it is invalidated. It never keeps the clock from being idle.
@preconcurrency @MainActor
public final class CADisplayLink {
    private var call: ((CADisplayLink) -> Void)?
    private let site: CallSite
    private var clock: VirtualClock?
    private var modes: RunLoopModes = []
    private var work: ScheduledWork?

    /// The beginning of the current frame, in seconds since the clock's start; 0 before the first.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The beginning of the next frame for the target; 0 before the first.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The duration of a frame of the display, in seconds, whatever the preferred rate; 0 before the first.
    public private(set) var duration: CFTimeInterval = 0

    /// Whether calls to the target are suspended.
    public var isPaused = false {
        didSet { if isPaused != oldValue { reschedule() } }
    }

    /// The preferred calls per second; 0 for the display's rate.
    ///
    /// The display's rate is divided by a whole number: of the rates of 60, 30, 20, 15, 12, 10, 6, 5, 4, 3, 2
    /// and 1 the nearest is used, the lower of two.
    public var preferredFramesPerSecond = 0 {
        didSet { if preferredFramesPerSecond != oldValue { reschedule() } }
    }

    /// The preferred range of rates; its preferred rate, or else its maximum, if not 0, takes precedence over
    /// ``preferredFramesPerSecond``.
    public var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if preferredFrameRateRange != oldValue { reschedule() } }
    }

    /// Makes a display link that calls a method of `target` with the link.
    ///
    /// - Parameter method: an unapplied method reference, such as `WaveView.step`.
    public init<Target: AnyObject, Result>(
        target: Target,
        selector method: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        site = CallSite(fileID, filePath, line, column)
        call = { _ = method(target)($0) }
    }

    /// Makes a display link that calls a method of `target` without parameters.
    public init<Target: AnyObject, Result>(
        target: Target, selector method: @escaping @MainActor (Target) -> @MainActor () -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        site = CallSite(fileID, filePath, line, column)
        call = { _ in _ = method(target)() }
    }

    /// Makes a display link that calls the method of a selector, which takes no parameter or the link.
    ///
    /// If the target does not have the method, that is a failure in each frame.
    public init(
        target: Any, selector: Selector, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        site = CallSite(fileID, filePath, line, column)
        call = {
            guard case .notCalled = selector.call(on: target, $0, nil) else { return }
            DisplayLinkFailure.notCalled(selector, on: target, $0).record()
        }
    }

    /// Calls the target from the next frame on, while the run loop is in a mode.
    ///
    /// In the default mode it is not called while a touch scrolls; in `.common` it is.
    public func add(to runLoop: TimeLapse::RunLoop, forMode mode: TimeLapse::RunLoop.Mode) {
        guard call != nil else { return }
        modes.formUnion(RunLoopModes([mode]))
        guard clock == nil else {
            work?.setModes(modes)
            return
        }
        clock = UIApplication.shared.clock
        reschedule()
    }

    /// Stops calling the target in a mode, until it is added again.
    public func remove(from runLoop: TimeLapse::RunLoop, forMode mode: TimeLapse::RunLoop.Mode) {
        modes.subtract(RunLoopModes([mode]))
        guard modes.isEmpty else {
            work?.setModes(modes)
            return
        }
        clock = nil
        reschedule()
    }

    /// Stops calling the target for good, and releases it.
    public func invalidate() {
        clock = nil
        call = nil
        reschedule()
    }

    private func reschedule() {
        work?.cancel()
        work = nil
        guard let clock, !isPaused else { return }
        work = clock.scheduleFrames(perSecond: rate, name: "display link", site: site, in: modes) {
            if VirtualClock.isLettingGo { self.invalidate() } else { self.fire(clock) }
        }
    }

    private func fire(_ clock: VirtualClock) {
        timestamp = clock.now.offset.inSeconds
        targetTimestamp = work?.deadline?.offset.inSeconds ?? timestamp
        duration = 1 / Double(VirtualClock.framesPerSecond)
        call?(self)
    }

    private static let rates = (1...VirtualClock.framesPerSecond).filter {
        VirtualClock.framesPerSecond.isMultiple(of: $0)
    }

    private var rate: Int {
        let most = VirtualClock.framesPerSecond
        let preferred = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
        let wanted = preferred > 0 ? Double(preferred) : Double(preferredFramesPerSecond)
        guard wanted > 0, wanted < Double(most) else { return most }
        // The lower of two comes first.
        return Self.rates.min { abs(Double($0) - wanted) < abs(Double($1) - wanted) } ?? most
    }
}

/// A display link's target that does not have its method.
struct DisplayLinkFailure: DescribedFailure {
    let description: String

    static func notCalled(_ selector: Selector, on target: Any, _ link: CADisplayLink) -> Self {
        Self("A display link called nothing: \(SelectorFailure.reason(selector, target, link))")
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current application's time in seconds, as display links and events use it.
public func CACurrentMediaTime() -> CFTimeInterval {
    VirtualClock.current.now.offset.inSeconds
}
