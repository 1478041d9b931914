import HeadlessUIKit
import TimeLapse

/// What a player plays: a piece with the time that was reached in it.
///
/// It is loaded once it is a player's current item.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// It has not been loaded.
        case unknown
        /// It can be played.
        case readyToPlay
        /// It cannot be played.
        case failed
    }

    /// Posted with an item that was played to its end.
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted with an item that could not be played.
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")

    /// The piece.
    open private(set) var asset: AVAsset
    /// Whether it can be played.
    open private(set) var status = Status.unknown {
        willSet { willChangeValue(for: \AVPlayerItem.status) }
        didSet { didChangeValue(for: \AVPlayerItem.status) }
    }
    /// Why it cannot be played.
    open private(set) var error: (any Error)?
    /// How long it is; indefinite until it is loaded.
    open private(set) var duration = CMTime.indefinite {
        willSet { willChangeValue(for: \AVPlayerItem.duration) }
        didSet { didChangeValue(for: \AVPlayerItem.duration) }
    }
    weak var player: AVPlayer?
    /// The time that was reached, in seconds, when the rate last changed.
    private var position = 0.0
    private var start: VirtualClock.Instant?
    private var rate = 0.0
    private var loading: ScheduledWork?

    /// Makes an item of a piece.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Makes an item of what is at an address.
    public convenience init(url URL: URL) {
        self.init(asset: AVURLAsset(url: URL))
    }

    /// Whether it can be played to its end without waiting: once it is loaded.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }

    /// Returns the time that was reached.
    open func currentTime() -> CMTime { CMTime(seconds: seconds, preferredTimescale: 1_000_000) }

    /// Goes to a time; one before the beginning or behind the end is that.
    ///
    /// - Parameter completionHandler: called in a turn of its own with whether it was reached.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        let isThere = time.isNumeric
        if isThere {
            moveTo(time.seconds)
            player?.timeDidJump()
        }
        guard let completionHandler else { return }
        UIApplication.shared.device.inTurnOfItsOwn("seeking") { completionHandler(isThere) }
    }

    // MARK: Loading

    func load(then completion: @escaping @MainActor () -> Void) {
        guard status == .unknown, loading == nil else { return }
        let media = asset.address.map { UIApplication.shared.device.media.media(at: $0) }
        loading = Self.clock?.schedule(
            after: media?.delay ?? .zero, every: nil, name: "loading of media", site: nil
        ) { [weak self] in
            self?.finish(media ?? .failure(URLError(.badURL)))
            completion()
        }
    }

    private func finish(_ media: SimulatedMedia) {
        loading = nil
        guard media.error == nil else {
            error = media.error
            status = .failed
            NotificationCenter.default.post(name: Self.failedToPlayToEndTimeNotification, object: self)
            return
        }
        duration = CMTime(seconds: max(media.duration.inSeconds, 0), preferredTimescale: 1_000_000)
        status = .readyToPlay
    }

    // MARK: Time

    static var clock: VirtualClock? { UIApplication.shared.device.application?.clock }

    var seconds: Double {
        guard let start else { return position }
        let now = Self.clock?.now ?? start
        return limited(position + start.duration(to: now).inSeconds * rate)
    }

    private func limited(_ seconds: Double) -> Double {
        let end = duration.isNumeric ? duration.seconds : .infinity
        return min(max(seconds, 0), end)
    }

    func moveTo(_ seconds: Double) {
        position = limited(seconds)
        if start != nil { start = Self.clock?.now }
    }

    func setRate(_ rate: Double) {
        position = seconds
        self.rate = rate
        start = rate == 0 ? nil : Self.clock?.now
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    /// Posted with an item that was played to its end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted with an item that could not be played.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}
