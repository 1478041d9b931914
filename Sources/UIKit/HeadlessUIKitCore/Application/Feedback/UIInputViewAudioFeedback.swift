/// An input view or an input accessory view whose keys click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback {
    /// Whether keys click while the view is shown; `false` unless implemented.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// No.
    public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
    /// Plays the click of a key, which ``SimulatedDevice/feedback`` records.
    ///
    /// It does so if the first responder's input view or accessory view enables it, see ``UIInputViewAudioFeedback``.
    public func playInputClick() {
        let responder = device.application?.keyWindow?.firstResponder
        let views = [responder?.inputView, responder?.inputAccessoryView]
        let clicks = views.contains {
            ($0 as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible == true
        }
        if clicks { device.give(.inputClick) }
    }
}
