import Foundation

/// A pinch of a scroll view's content that is under way.
@MainActor
struct ScrollZoom {
    /// The view that is zoomed.
    private(set) weak var view: UIView?
    /// Its scale when the pinch began.
    let startScale: CGFloat
    /// The point that stays between the fingers, in the zoomed view's coordinates.
    var anchor: CGPoint
    /// Whether both fingers were down when the pinch was last looked at.
    var isWhole = true

    init(of view: UIView, anchor: CGPoint) {
        self.view = view
        self.anchor = anchor
        startScale = view.zoomFactor
    }
}

/// A change of the zoom scale that takes its time.
struct ScrollZoomAnimation {
    let serial: Int
    private(set) weak var view: UIView?
    /// Whether it is the way back from beyond a limit.
    let isBouncing: Bool

    init(of view: UIView, serial: Int, isBouncing: Bool) {
        self.view = view
        self.serial = serial
        self.isBouncing = isBouncing
    }
}

/// How far content can be zoomed.
struct ZoomLimits: Equatable {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1

    /// Whether there is anything to choose between.
    var allowZooming: Bool { minimum < maximum }

    /// The nearest scale that is allowed.
    func clamp(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

    /// The scale that is shown where fingers ask for one: beyond a limit content lags behind them.
    ///
    /// It never gets beyond twice the maximum, or below half the minimum. Apple documents no formula; this is the one
    /// of content that is dragged beyond its end, for factors.
    func stretch(_ scale: CGFloat) -> CGFloat {
        let allowed = clamp(scale)
        guard scale > 0, scale != allowed else { return allowed }
        let band = RubberBand(length: 1)
        return scale > allowed
            ? allowed * (1 + band.stretch(of: scale / allowed - 1))
            : allowed / (1 + band.stretch(of: min(allowed / scale, 1e9) - 1))
    }
}

extension UIView {
    /// How much larger the view is shown than it is, as its transform has it.
    final var zoomFactor: CGFloat {
        guard let transform = extras?.transform else { return 1 }
        return transform.b == 0 && transform.a > 0 ? transform.a : hypot(transform.a, transform.b)
    }

    /// Shows the view at a scale, with its frame's origin where it is.
    final func zoom(to scale: CGFloat) {
        let origin = frame.origin
        let size = boundsStore.size
        transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        center = CGPoint(x: origin.x + size.width * scale / 2, y: origin.y + size.height * scale / 2)
    }
}
