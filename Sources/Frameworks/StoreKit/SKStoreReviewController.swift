import TimeLapse

/// Asks the user for a review of the application.
///
/// The system decides whether it shows anything; here it never does, and a test reads
/// ``SimulatedDevice/reviewRequests``.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// Asks for a review.
    open class func requestReview() {
        UIApplication.shared.device.requestReview()
    }

    /// Asks for a review in a scene.
    open class func requestReview(in windowScene: UIWindowScene) {
        UIApplication.shared.device.requestReview()
    }
}

/// The requests for reviews on a device.
@MainActor
private final class ReviewRecord: DeviceService {
    var requests: [VirtualClock.Instant] = []

    init(_ device: SimulatedDevice) {}
}

extension SimulatedDevice {
    /// The virtual times at which the application asked for a review, in order.
    ///
    /// ```swift
    /// tapOn(theFirstView(withLabel("Finish")))
    /// #expect(SimulatedDevice.current.reviewRequests.count == 1)
    /// ```
    public var reviewRequests: [VirtualClock.Instant] { service(ReviewRecord.self).requests }

    func requestReview() {
        guard let application else { return }
        service(ReviewRecord.self).requests.append(application.clock.now)
    }
}
