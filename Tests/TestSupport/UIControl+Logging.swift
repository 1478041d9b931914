import HeadlessUIKit

extension UIControl {
    /// Every event by its name in UIKit.
    package static let eventNames: [(Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
        (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
        (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
        (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
        (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    /// Has every event written down, `editingDidEndOnExit` on demand only: listening for it changes what the
    /// return key does.
    package func write(to log: EventLog, as name: String? = nil, endOnExit: Bool = false) {
        for (event, title) in Self.eventNames where endOnExit || event != .editingDidEndOnExit {
            let line = (name.map { "\($0) " } ?? "") + title
            addAction(UIAction { _ in log.add(line) }, for: event)
        }
    }
}
