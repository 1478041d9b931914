import Foundation

/// The settings of one kind of particles of a ``CAEmitterLayer``; each range is how far single particles differ.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
    /// Makes a kind of particles that are not born yet: their rate is 0.
    public override init() {
        super.init()
    }

    /// A name that identifies the cell.
    open var name: String?
    /// Whether particles are made.
    open var isEnabled = true
    /// The image, such as a `CGImage`.
    open var contents: Any?
    /// The part of the image that is shown, as a fraction of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The pixels per point of the image.
    open var contentsScale: CGFloat = 1
    /// Particles of the particles.
    open var emitterCells: [CAEmitterCell]?
    /// The colour.
    open var color: CGColor? = CGColor(gray: 1, alpha: 1)
    /// How far the red differs.
    open var redRange: Float = 0
    /// How far the green differs.
    open var greenRange: Float = 0
    /// How far the blue differs.
    open var blueRange: Float = 0
    /// How far the opacity differs.
    open var alphaRange: Float = 0
    /// The change of the red in a second.
    open var redSpeed: Float = 0
    /// The change of the green in a second.
    open var greenSpeed: Float = 0
    /// The change of the blue in a second.
    open var blueSpeed: Float = 0
    /// The change of the opacity in a second.
    open var alphaSpeed: Float = 0
    /// The size, as a factor of the image's.
    open var scale: CGFloat = 1
    /// How far the size differs.
    open var scaleRange: CGFloat = 0
    /// The change of the size in a second.
    open var scaleSpeed: CGFloat = 0
    /// The turn in a second, in radians.
    open var spin: CGFloat = 0
    /// How far the turn differs.
    open var spinRange: CGFloat = 0
    /// The direction, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The direction out of the layer's plane, in radians.
    open var emissionLatitude: CGFloat = 0
    /// How far the direction differs.
    open var emissionRange: CGFloat = 0
    /// The seconds that a particle lives.
    open var lifetime: Float = 0
    /// How far that differs.
    open var lifetimeRange: Float = 0
    /// The particles of a second.
    open var birthRate: Float = 0
    /// The speed, in points a second.
    open var velocity: CGFloat = 0
    /// How far the speed differs.
    open var velocityRange: CGFloat = 0
    /// The horizontal acceleration.
    open var xAcceleration: CGFloat = 0
    /// The vertical acceleration.
    open var yAcceleration: CGFloat = 0
    /// The acceleration in depth.
    open var zAcceleration: CGFloat = 0
    /// The filter of the image where it is made smaller.
    open var minificationFilter = "linear"
    /// The filter of the image where it is made larger.
    open var magnificationFilter = "linear"
    /// The beginning, in seconds.
    open var beginTime: TimeInterval = 0
    /// The duration, in seconds.
    open var duration: TimeInterval = .infinity
    /// How many seconds pass for one outside.
    open var speed: Float = 1
    /// Seconds that are added to the time.
    open var timeOffset: TimeInterval = 0
    /// The number of runs.
    open var repeatCount: Float = 0
    /// The duration of all runs, in seconds.
    open var repeatDuration: TimeInterval = 0
    /// Whether each run also runs backwards.
    open var autoreverses = false
    /// What shows before and after.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The animations of changes by key.
    open var style: [AnyHashable: Any]?
}
