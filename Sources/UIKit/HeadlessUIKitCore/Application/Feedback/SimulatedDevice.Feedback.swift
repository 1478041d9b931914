import TimeLapse

extension SimulatedDevice {
    /// What the user felt or heard: haptic feedback, a system sound, or the click of a key.
    ///
    /// ```swift
    /// tapOn(theFirstView(withLabel("Pay")))
    /// #expect(SimulatedDevice.current.feedback.map(\.kind) == [.notification(.success)])
    /// ```
    public struct Feedback: Hashable, Sendable, CustomStringConvertible {
        /// The kind of feedback.
        public enum Kind: Hashable, Sendable {
            /// A tap of a style, by `UIImpactFeedbackGenerator`.
            case impact(UIImpactFeedbackGenerator.FeedbackStyle)
            /// The change of a selection, by `UISelectionFeedbackGenerator`.
            case selection
            /// A success, a warning or an error, by `UINotificationFeedbackGenerator`.
            case notification(UINotificationFeedbackGenerator.FeedbackType)
            /// A sound of the system, by its number.
            case sound(UInt32)
            /// The click of a key of an input view.
            case inputClick
        }

        /// The kind of feedback.
        public let kind: Kind
        /// How strong it is, from 0 to 1.
        public let intensity: CGFloat
        /// Where it occurs in the view of its generator, if that has one and says where.
        public let location: CGPoint?
        /// The virtual time.
        public let time: VirtualClock.Instant

        /// The feedback as a line: time, kind, and intensity if it is below 1.
        public var description: String {
            "\(time) \(kind)" + (intensity < 1 ? " \(intensity)" : "")
        }
    }

    /// The feedback that the application has given, in order.
    public var feedback: [Feedback] { service(FeedbackRecord.self).feedback }

    /// Removes all feedback from the list.
    public func clearFeedback() {
        service(FeedbackRecord.self).feedback = []
    }

    package func give(_ kind: Feedback.Kind, intensity: CGFloat = 1, at location: CGPoint? = nil) {
        guard let application else { return }
        let intensity = intensity.isFinite ? min(max(intensity, 0), 1) : 1
        service(FeedbackRecord.self).feedback.append(
            Feedback(
                kind: kind, intensity: intensity, location: location, time: application.clock.now))
    }
}

/// What the user of a device felt and heard.
@MainActor
private final class FeedbackRecord: DeviceService {
    var feedback: [SimulatedDevice.Feedback] = []

    init(_ device: SimulatedDevice) {}
}
