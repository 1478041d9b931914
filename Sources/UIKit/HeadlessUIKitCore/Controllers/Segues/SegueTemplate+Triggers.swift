extension SegueTemplate {
    /// What a control or a bar item calls to trigger the segue.
    package static let triggerAction = Selector("trigger:", SegueTemplate.triggered(by:))
    /// What a gesture recognizer calls: its segue begins when the gesture is recognized, and not again as it changes.
    package static let recognizerAction = Selector("recognize:", SegueTemplate.recognized(by:))

    private func triggered(by sender: Any?) { trigger(sender: sender) }

    private func recognized(by recognizer: UIGestureRecognizer) {
        let isContinuous = !(recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer)
        if recognizer.state == (isContinuous ? .began : .ended) { trigger(sender: recognizer) }
    }
}
