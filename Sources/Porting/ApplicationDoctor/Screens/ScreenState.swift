/// What a screen shows at one moment.
struct ScreenState: Codable, Hashable, Sendable {
    /// The class of the controller in front; for an alert of the system words.
    var type: String
    /// The controller's title, or an alert's; empty for none.
    var title = ""
    /// How it is shown: `pushed`, `presented`, `alert`; empty for the first.
    var place = ""
    /// The number of texts that can be read.
    var texts = 0
    /// The number of controls.
    var controls = 0
    /// The number of images and of views that draw themselves.
    var pictures = 0
    /// What says that the screen waits, as words: `a UIActivityIndicatorView spins`.
    var signs: [String] = []
    var targets: [TapTarget] = []
    /// What is not tapped, as it may do harm.
    var skipped: [TapTarget] = []

    /// By what the screen is recognized: the controller's class and the title.
    var key: String { title.isEmpty ? type : "\(type) \"\(title)\"" }

    /// Whether there is nothing to see on it.
    var isEmpty: Bool { texts == 0 && controls == 0 && pictures == 0 }
}
