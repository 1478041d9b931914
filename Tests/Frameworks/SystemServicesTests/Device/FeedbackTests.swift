import AudioToolbox
import Robot
import Testing

@MainActor
@Suite("Haptics, sounds and announcements", .robot) struct FeedbackTests {
    @Test("Generators and sounds are recorded with their virtual times")
    func feedback() {
        let view = UIView()
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        TimeLapse.advance(by: .seconds(1))
        let light = UIImpactFeedbackGenerator(style: .light, view: view)
        light.prepare()
        light.impactOccurred(intensity: 0.5)
        light.impactOccurred(intensity: .nan)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        AudioServicesPlaySystemSound(1519)
        AudioServicesPlayAlertSound(1005)
        var isOver = false
        AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { isOver = true }
        #expect(!isOver)
        TimeLapse.advance(by: .zero)
        #expect(isOver && light.view === view)
        #expect(
            SimulatedDevice.current.feedback.map(\.kind) == [
                .impact(.heavy), .impact(.light), .impact(.light), .selection, .notification(.warning),
                .sound(1519), .sound(1005), .sound(4095),
            ])
        #expect(SimulatedDevice.current.feedback.prefix(3).map(\.intensity) == [1, 0.5, 1])
        #expect(SimulatedDevice.current.feedback.prefix(2).map { "\($0.time)" } == ["0 s", "1 s"])
        SimulatedDevice.current.clearFeedback()
        #expect(SimulatedDevice.current.feedback.isEmpty)
    }

    @Test("Announcements can be read, and VoiceOver finishes them one turn later")
    func announcements() {
        let label = UILabel()
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .screenChanged, argument: label)
        #expect(SimulatedDevice.current.announcements == ["Saved"])
        let posted = SimulatedDevice.current.accessibilityNotifications
        #expect(posted.map(\.notification) == [.announcement, .screenChanged] && posted[1].element === label)
        SimulatedDevice.current.accessibility.isVoiceOverRunning = true
        var finished: [String] = []
        NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { note in
            let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
            MainActor.assumeIsolated { finished.append(text ?? "") }
        }
        UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Sent"))
        TimeLapse.advance(by: .zero)
        #expect(finished == ["Sent"] && SimulatedDevice.current.announcements == ["Saved", "Sent"])
    }

    @Test("Feedback at a point of the generator's view is recorded with the point")
    func places() {
        let (view, point) = (UIView(), CGPoint(x: 3, y: 4))
        let impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
        impact.impactOccurred(at: point)
        impact.impactOccurred(intensity: 0.5, at: point)
        UINotificationFeedbackGenerator(view: view).notificationOccurred(.error, at: point)
        UISelectionFeedbackGenerator(view: view).selectionChanged(at: point)
        let feedback = SimulatedDevice.current.feedback
        #expect(
            feedback.map(\.kind) == [.impact(.rigid), .impact(.rigid), .notification(.error), .selection])
        #expect(feedback.map(\.intensity) == [1, 0.5, 1, 1])
        #expect(feedback.allSatisfy { $0.location == point } && impact.view === view)
    }
}
