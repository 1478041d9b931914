extension UIScrollView {
    private var keyboard: SystemKeyboard? { window?.application?.keyboard }

    /// Puts the keyboard away because a drag began, if it is to be.
    final func dragBeganOverKeyboard() {
        switch keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: window?.endEditing(true)
        case .none, .interactive, .interactiveWithAccessory: break
        }
    }

    /// Has the keyboard follow the finger that drags, if it is to.
    final func moveKeyboard() {
        let finger = panGestureRecognizer.screenCentroid.y
        guard drag != nil, finger.isFinite else { return }
        switch keyboardDismissMode {
        case .interactive: keyboard?.follow(finger, byAccessory: false)
        case .interactiveWithAccessory: keyboard?.follow(finger, byAccessory: true)
        case .none, .onDrag, .onDragWithAccessory: break
        }
    }

    /// Has the keyboard go or come back that the finger took along.
    ///
    /// - Parameter isThrown: whether the finger was lifted, and its speed counts.
    final func letGoOfKeyboard(isThrown: Bool) {
        keyboard?.wasLetGo(at: isThrown ? panGestureRecognizer.velocity(in: nil).y : 0)
    }
}
