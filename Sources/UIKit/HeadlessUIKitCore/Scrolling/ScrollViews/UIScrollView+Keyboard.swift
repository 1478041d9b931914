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

// MARK: - Keeping an input visible

/// As UIKit's, list controllers keep content above the keyboard by the bottom inset, and scroll to the first
/// responder's row.
extension UIScrollView: KeyboardFollower {
    /// Leaves space for the keyboard below the content from now on.
    package final func avoidKeyboard() {
        guard !avoidsKeyboard else { return }
        avoidsKeyboard = true
        (window?.application ?? .shared).keyboard.add(self)
        keyboardMoved()
    }

    final func keyboardMoved() {
        updateKeyboardInset()
        limitsMayHaveChanged()
        guard keyboardInset > 0, let input = window?.focusWindow?.firstResponder as? UIView, input !== self,
            input.isDescendant(of: self)
        else { return }
        reveal(input.convert(input.inputRect, to: self), of: input, animated: true)
    }

    /// Measures how far the keyboard covers the view from below.
    final func updateKeyboardInset() {
        keyboardInset = topOfKeyboard.map { max(bounds.maxY - $0, 0) } ?? 0
    }

    /// Scrolls to a part of an input in the content; where the keyboard is avoided, to the row with it and the next one.
    fileprivate func reveal(_ rect: CGRect, of input: UIView, animated: Bool) {
        guard bounds.width > 0, bounds.height > 0, drag == nil, rect.isFinite else { return }
        let rect = avoidsKeyboard ? rowRect(around: rect, of: input) : rect
        let target = offset(showing: rect)
        guard target != contentOffset, motion?.end != target else { return }
        scrollRectToVisible(rect, animated: animated)
    }

    /// The row that contains an input, with as much space below it, as far as that is visible all at once.
    ///
    /// Apple documents no distance from the keyboard; with this one the next field can be touched.
    private func rowRect(around rect: CGRect, of input: UIView) -> CGRect {
        var row = input
        while let parent = row.superview, parent !== self { row = parent }
        let room = bounds.inset(by: insetWithSafeArea).height
        guard row.frame.height <= room, row.frame.encloses(rect) else { return rect }
        var rows = row.frame
        rows.size.height = max(min(2 * rows.height, room, contentSize.height - rows.minY), rows.height)
        return rows
    }
}

extension UIView {
    /// Scrolls the nearest scroll view around the view so that the input in it is visible, by `scrollRectToVisible(_:animated:)`.
    final func revealInput(animated: Bool) {
        guard windowLink != nil,
            let scrollView = lineage.dropFirst().lazy.compactMap({ $0 as? UIScrollView }).first
        else { return }
        scrollView.reveal(convert(inputRect, to: scrollView), of: self, animated: animated)
    }
}
