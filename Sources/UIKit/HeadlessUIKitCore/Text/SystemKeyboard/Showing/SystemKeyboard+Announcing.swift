import TimeLapse

extension SystemKeyboard {
    /// How long the keyboard takes to move.
    static let animationDuration: TimeInterval = 0.25
    /// The animation curve's raw value, which has no name in UIKit.
    static let animationCurve = 7

    private enum Kind {
        case frame, show, hide
    }

    private static func name(_ kind: Kind, isOver: Bool) -> Notification.Name {
        switch kind {
        case .frame:
            isOver
                ? UIResponder.keyboardDidChangeFrameNotification
                : UIResponder.keyboardWillChangeFrameNotification
        case .show:
            isOver ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardWillShowNotification
        case .hide:
            isOver ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardWillHideNotification
        }
    }

    /// Posts the "will" notifications of a move, and when its time is over the "did" notifications.
    ///
    /// A move that is replaced before its time is over posts no "did" notifications.
    func announceMove(from old: CGRect) {
        cancelAnnouncements()
        let kind: Kind = isOnScreen ? .show : .hide
        var begin = old
        // A keyboard that shows or hides keeps its size.
        if old.minY >= (application?.screen.bounds.maxY ?? 0) { begin.size.height = frame.height }
        let information = information(from: begin)
        let target = frame
        post([.frame, kind], isOver: false, information)
        // An observer may have moved the keyboard again.
        guard frame == target, announcement == nil, let application else { return }
        let isAnimated =
            !skipsAnimation && application.animationsAreEnabled && !application.clock.animationsAreDisabled
        guard isAnimated else { return post([.frame, kind], isOver: true, information) }
        let reference = WeakReference(self)
        announcement = application.clock.scheduleAnimationEnd(
            after: .milliseconds(250), name: "the keyboard's animation", site: nil
        ) {
            reference.object?.announcement = nil
            reference.object?.post([.frame, kind], isOver: true, information)
        }
    }

    private func information(from begin: CGRect) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: frame,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.animationDuration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.animationCurve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private func post(_ kinds: [Kind], isOver: Bool, _ information: [AnyHashable: Any]) {
        guard let application else { return }
        let target = frame
        for kind in kinds {
            application.notificationCenter.post(
                name: Self.name(kind, isOver: isOver), object: nil, userInfo: information)
            // An observer may have moved the keyboard again, which posted its own notifications.
            guard frame == target else { return }
        }
    }
}
