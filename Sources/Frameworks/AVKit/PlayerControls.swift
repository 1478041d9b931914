/// The bar of a player's screen: buttons to leave and to play, the times, and a slider.
final class PlayerControls: UIView {
    var onClose: () -> Void = {}
    var onPlay: () -> Void = {}
    var onSeek: (Double) -> Void = { _ in }
    var isCloseHidden = true {
        didSet { close.isHidden = isCloseHidden }
    }

    private let close = UIButton(type: .system)
    private let play = UIButton(type: .system)
    private let elapsed = UILabel()
    private let remaining = UILabel()
    private let slider = UISlider()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (button, action) in [
            (close, { [weak self] in self?.onClose() }), (play, { [weak self] in self?.onPlay() }),
        ]
            as [(UIButton, () -> Void)]
        {
            button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        }
        close.setImage(UIImage(systemName: "xmark"), for: .normal)
        close.accessibilityLabel = "Close"
        close.isHidden = true
        slider.accessibilityLabel = "Current position"
        slider.addAction(
            UIAction { [weak self] _ in
                if let self { self.onSeek(Double(self.slider.value)) }
            }, for: .valueChanged)
        elapsed.accessibilityLabel = "Elapsed time"
        remaining.accessibilityLabel = "Remaining time"
        for label in [elapsed, remaining] {
            label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
            label.textAlignment = .center
        }
        for part in [close, play, elapsed, remaining, slider] {
            part.tintColor = .white
            addSubview(part)
        }
        (elapsed.textColor, remaining.textColor) = (.white, .white)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(time: Double, of duration: Double, isPlaying: Bool) {
        play.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        play.accessibilityLabel = isPlaying ? "Pause" : "Play"
        slider.isEnabled = duration.isFinite
        slider.maximumValue = duration.isFinite ? Float(duration) : 1
        slider.value = time.isFinite ? Float(time) : 0
        elapsed.text = Self.text(time)
        remaining.text = duration.isFinite ? "-" + Self.text(duration - time) : "--:--"
    }

    /// Minutes and seconds, with hours if there are any.
    private static func text(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "--:--" }
        let whole = Int(seconds)
        let rest = String(format: "%02d", whole % 60)
        guard whole >= 3600 else { return "\(whole / 60):\(rest)" }
        return "\(whole / 3600):" + String(format: "%02d", whole / 60 % 60) + ":\(rest)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bounds.inset(by: safeAreaInsets)
        close.frame = CGRect(x: safe.minX + 8, y: safe.minY, width: 44, height: 44)
        play.frame = CGRect(x: safe.midX - 30, y: safe.midY - 30, width: 60, height: 60)
        let y = safe.maxY - 48
        elapsed.frame = CGRect(x: safe.minX + 8, y: y, width: 60, height: 44)
        remaining.frame = CGRect(x: safe.maxX - 68, y: y, width: 60, height: 44)
        slider.frame = CGRect(
            x: elapsed.frame.maxX, y: y, width: max(0, remaining.frame.minX - elapsed.frame.maxX), height: 44)
    }

    /// Touches beside the bar are the picture's.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.frame.contains(point) }
    }
}
