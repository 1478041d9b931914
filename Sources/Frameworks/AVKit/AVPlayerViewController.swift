/// Shows what a player plays, with a bar to play, to pause and to go to a time.
///
/// ```swift
/// let screen = AVPlayerViewController()
/// screen.player = AVPlayer(url: url)
/// present(screen, animated: true) { screen.player?.play() }
/// ```
///
/// ```swift
/// tapOn(theFirstView(withLabel("Pause")))
/// #expect(theFirstView(withLabel("Elapsed time")).text == "0:10")
/// tapOn(theFirstView(withLabel("Close")))
/// ```
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    private let screen = PlayerView()
    private let controls = PlayerControls()
    private var observer: Any?
    private var observations: [NSKeyValueObservation] = []

    /// The object that is told when the controller is left.
    open weak var delegate: (any AVPlayerViewControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .playerControllerDelegate) }
    }

    /// The player.
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            if let observer { oldValue?.removeTimeObserver(observer) }
            if isViewLoaded { follow() }
        }
    }

    /// Whether there is a bar.
    open var showsPlaybackControls = true {
        didSet { controls.isHidden = !showsPlaybackControls }
    }

    /// How the picture fills the view. It has no effect here.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether it may play in a window over other applications. It has no effect here.
    open var allowsPictureInPicturePlayback = true
    /// Whether that begins when the application is left. It has no effect here.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether it covers the screen when playing begins. It has no effect here.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it stops covering the screen when playing ends. It has no effect here.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the system shows what is played. It has no effect here.
    open var updatesNowPlayingInfoCenter = true

    /// Whether the first picture can be shown: once the item is loaded.
    open var isReadyForDisplay: Bool { player?.status == .readyToPlay }
    /// A view for the application's own, between the picture and the bar.
    public private(set) lazy var contentOverlayView: UIView? = UIView()

    /// Makes a controller, or one of a nib.
    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }

    /// Makes a controller of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .fullScreen
    }

    /// Makes the picture and the bar.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for part in [screen, contentOverlayView, controls].compactMap(\.self) {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        controls.isHidden = !showsPlaybackControls
        controls.onClose = { [weak self] in self?.leave() }
        controls.onPlay = { [weak self] in self?.playOrPause() }
        controls.onSeek = { [weak self] seconds in
            self?.player?.seek(to: CMTime(seconds: seconds, preferredTimescale: 600))
        }
        follow()
    }

    /// Shows a button to leave if the controller is presented, and tells the delegate.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        controls.isCloseHidden = presentingViewController == nil
        guard isBeingPresented, let transitionCoordinator else { return }
        delegate?.playerViewController(
            self, willBeginFullScreenPresentationWithAnimationCoordinator: transitionCoordinator)
    }

    /// Tells the delegate if the controller is dismissed.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed, let transitionCoordinator else { return }
        delegate?.playerViewController(
            self, willEndFullScreenPresentationWithAnimationCoordinator: transitionCoordinator)
    }

    // MARK: The player

    private func follow() {
        screen.player = player
        observer = player?.addPeriodicTimeObserver(
            forInterval: CMTime(value: 1, timescale: 2), queue: .main
        ) { [weak self] _ in self?.update() }
        observations = [
            player?.observe(\.timeControlStatus) { [weak self] _, _ in self?.update() },
            player?.observe(\.status) { [weak self] _, _ in self?.update() },
        ].compactMap(\.self)
        update()
    }

    private func update() {
        let duration = player?.currentItem?.duration.seconds ?? .nan
        controls.show(
            time: player?.currentTime().seconds ?? .nan, of: duration, isPlaying: (player?.rate ?? 0) > 0)
    }

    private func playOrPause() {
        guard let player else { return }
        guard player.rate == 0 else { return player.pause() }
        if let item = player.currentItem, item.duration.isNumeric, item.currentTime() >= item.duration {
            player.seek(to: .zero)
        }
        player.play()
    }

    private func leave() {
        guard let presenter = presentingViewController, !isBeingDismissed else { return }
        player?.pause()
        presenter.dismiss(animated: true)
    }
}

/// The view whose layer shows the picture.
private final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    var player: AVPlayer? {
        get { (layer as? AVPlayerLayer)?.player }
        set { (layer as? AVPlayerLayer)?.player = newValue }
    }
}
