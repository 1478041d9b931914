import HeadlessUIKit
import TimeLapse

/// Plays a film or a piece of sound on the test's clock: nothing is seen or heard, and all callbacks come when they are
/// due.
///
/// What is at an address says `SimulatedDevice.current.media`.
///
/// ```swift
/// SimulatedDevice.current.media["https://example.com/intro.mp4"] = SimulatedMedia(duration: .seconds(90))
/// let player = AVPlayer(url: url)
/// player.play()
/// TimeLapse.advance(by: .seconds(10))
/// #expect(player.currentTime().seconds == 10)
/// ```
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// It has not loaded an item.
        case unknown
        /// It can play.
        case readyToPlay
        /// It cannot play.
        case failed
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It does not play.
        case paused
        /// It is to play, and waits for its item.
        case waitingToPlayAtSpecifiedRate
        /// It plays.
        case playing
    }

    /// What a player does at the end of its item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// It plays the next one, which only queues have.
        case advance
        /// It pauses.
        case pause
        /// It stays at the end, and its rate stays.
        case none
    }

    /// The item that is played.
    open private(set) var currentItem: AVPlayerItem? {
        willSet { willChangeValue(for: \AVPlayer.currentItem) }
        didSet { didChangeValue(for: \AVPlayer.currentItem) }
    }
    /// Whether it can play: as its item is.
    open var status: Status { currentItem.flatMap { Status(rawValue: $0.status.rawValue) } ?? .unknown }
    /// Why it cannot play.
    open var error: (any Error)? { currentItem?.error }
    /// Whether it plays.
    open private(set) var timeControlStatus = TimeControlStatus.paused {
        willSet { willChangeValue(for: \AVPlayer.timeControlStatus) }
        didSet { if timeControlStatus != oldValue { didChangeValue(for: \AVPlayer.timeControlStatus) } }
    }
    /// The speed that ``play()`` sets.
    open var defaultRate: Float = 1
    /// What it does at the end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The loudness from 0 to 1. It has no effect here.
    open var volume: Float = 1
    /// Whether it is silent. It has no effect here.
    open var isMuted = false
    /// Whether it waits until enough is loaded. It has no effect here.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether it may play on other screens. It has no effect here.
    open var allowsExternalPlayback = true
    /// Whether the screen stays on while it plays. It has no effect here.
    open var preventsDisplaySleepDuringVideoPlayback = true

    private var wantedRate: Float = 0
    private var end: ScheduledWork?
    private let observers = PlayerObservers()

    /// Makes a player without an item.
    public override init() {
        super.init()
    }

    /// Makes a player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        replaceCurrentItem(with: item)
    }

    /// Makes a player of what is at an address.
    public convenience init(url URL: URL) {
        self.init(playerItem: AVPlayerItem(url: URL))
    }

    /// Plays another item, at the same speed.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        currentItem?.setRate(0)
        currentItem?.player = nil
        currentItem = item
        item?.player = self
        item?.load { [weak self] in self?.statusDidChange() }
        statusDidChange()
    }

    // MARK: Playing

    /// The speed: 0 if it does not play, 1 for the usual one. A value that is not finite is 0, a negative one too:
    /// nothing is played backwards here.
    open var rate: Float {
        get { wantedRate }
        set {
            let rate = newValue.isFinite ? max(newValue, 0) : 0
            guard rate != wantedRate else { return }
            willChangeValue(for: \AVPlayer.rate)
            wantedRate = rate
            didChangeValue(for: \AVPlayer.rate)
            update()
        }
    }

    /// Plays from the time that was reached.
    open func play() { rate = defaultRate }

    /// Stops at the time that was reached.
    open func pause() { rate = 0 }

    /// Plays at a speed.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    private func statusDidChange() {
        didChangeValue(for: \AVPlayer.status)
        update()
    }

    private func update() {
        let isReady = currentItem?.status == .readyToPlay
        let isPlaying = isReady && wantedRate > 0
        currentItem?.setRate(isPlaying ? Double(wantedRate) : 0)
        timeControlStatus =
            wantedRate == 0 ? .paused : isPlaying ? .playing : .waitingToPlayAtSpecifiedRate
        scheduleEnd(isPlaying)
        observers.update(self, rate: isPlaying ? Double(wantedRate) : 0)
    }

    private func scheduleEnd(_ isPlaying: Bool) {
        end?.cancel()
        end = nil
        guard isPlaying, let item = currentItem else { return }
        let rest = (item.duration.seconds - item.seconds) / Double(wantedRate)
        end = AVPlayerItem.clock?.schedule(
            after: Duration(finiteSeconds: max(rest, 0)) ?? .zero, every: nil, name: "end of media", site: nil
        ) { [weak self] in self?.reachEnd() }
    }

    private func reachEnd() {
        guard let item = currentItem else { return }
        end = nil
        item.moveTo(item.duration.seconds)
        if actionAtItemEnd == .none { item.setRate(0) } else { pause() }
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    }

    // MARK: Time

    /// Returns the time that was reached in the item; invalid without one.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .invalid }

    /// Goes to a time; one before the beginning or behind the end is that.
    open func seek(to time: CMTime) { currentItem?.seek(to: time) }

    /// Goes to a time, exactly.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Goes to a time.
    ///
    /// - Parameter completionHandler: called in a turn of its own with whether it was reached.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
    }

    /// Goes to a time, exactly.
    ///
    /// - Parameter completionHandler: called in a turn of its own with whether it was reached; `false` without an item.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping (Bool) -> Void
    ) {
        guard let item = currentItem else {
            return UIApplication.shared.device.inTurnOfItsOwn("seeking") { completionHandler(false) }
        }
        item.seek(to: time, completionHandler: completionHandler)
    }

    func timeDidJump() {
        scheduleEnd(timeControlStatus == .playing)
        observers.update(self, rate: timeControlStatus == .playing ? Double(wantedRate) : 0)
    }

    // MARK: Observers

    /// Calls a block each time an interval of the item was played, and when playing begins, ends or jumps.
    ///
    /// - Parameters:
    ///   - interval: the time between two calls; one of zero or less, or that is not a number, calls only at these
    ///     moments.
    ///   - queue: where it is called. It has no effect here: always on the main queue.
    ///   - block: gets the time that was reached.
    /// - Returns: what ends the calls, in ``removeTimeObserver(_:)``.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any {
        observers.add(.every(interval.seconds), to: self) { [weak self] in
            if let self { block(self.currentTime()) }
        }
    }

    /// Calls a block each time one of some times is reached by playing.
    ///
    /// - Returns: what ends the calls, in ``removeTimeObserver(_:)``.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any {
        observers.add(.at(times.map(\.timeValue.seconds)), to: self, block)
    }

    /// Ends calls that an observer gets.
    open func removeTimeObserver(_ observer: Any) { observers.remove(observer) }

    var playingRate: Double { timeControlStatus == .playing ? Double(wantedRate) : 0 }
}
