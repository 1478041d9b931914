extension UIScrollView {
    private var keyboard: SystemKeyboard? { window?.application?.keyboard }

    /// Dismisses the keyboard when a drag begins, if ``keyboardDismissMode`` says so.
    final func dragBeganOverKeyboard() {
        switch keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: window?.endEditing(true)
        case .none, .interactive, .interactiveWithAccessory: break
        }
    }

    /// Moves the keyboard with the dragging finger, if ``keyboardDismissMode`` says so.
    final func moveKeyboard() {
        let finger = panGestureRecognizer.screenCentroid.y
        guard drag != nil, finger.isFinite else { return }
        switch keyboardDismissMode {
        case .interactive: keyboard?.follow(finger, byAccessory: false)
        case .interactiveWithAccessory: keyboard?.follow(finger, byAccessory: true)
        case .none, .onDrag, .onDragWithAccessory: break
        }
    }

    /// Dismisses or restores the keyboard that the finger moved, when the drag ends.
    ///
    /// - Parameter isThrown: whether the finger was lifted, so that its velocity counts.
    final func letGoOfKeyboard(isThrown: Bool) {
        keyboard?.wasLetGo(at: isThrown ? panGestureRecognizer.velocity(in: nil).y : 0)
    }
}
