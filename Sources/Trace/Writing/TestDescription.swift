import Foundation
import HeadlessUIKit

/// What a trace says of its test.
struct TestDescription: Sendable {
    enum Outcome: String, Sendable {
        case passed, failed, skipped
    }

    var name: String
    var suite = ""
    var arguments = ""
    var file = ""
    var line = 0
    var outcome = Outcome.passed
    /// How long it took on the virtual clock, and really.
    var virtualTime = Duration.zero
    var realTime = Duration.zero
    var device = DeviceDescription()
    var note = ""

    /// The keys of the format.
    var pairs: [(String, JSON?)] {
        [
            ("name", .text(name)), ("suite", suite.isEmpty ? nil : .text(suite)),
            ("arguments", arguments.isEmpty ? nil : .text(arguments)),
            ("file", file.isEmpty ? nil : .text(file)), ("line", line > 0 ? .integer(line) : nil),
            ("outcome", .text(outcome.rawValue)), ("virtual", .integer(virtualTime.microseconds)),
            ("real", .integer(realTime.microseconds)), ("device", device.json),
            ("note", note.isEmpty ? nil : .text(note)),
        ]
    }
}

/// The device that a test ran on.
struct DeviceDescription: Sendable {
    var name = ""
    var size = CGSize.zero
    var scale: CGFloat = 1
    var insets = UIEdgeInsets.zero
    var isDark = false
    var language = ""
    var isRightToLeft = false
    var textSize = ""

    init() {}

    @MainActor
    init(_ application: UIApplication) {
        let device = application.device
        let traits = application.screen.traitCollection
        name = device.profile.name
        size = application.screen.bounds.size
        scale = application.screen.scale
        insets = device.profile.safeAreaInsets
        isDark = traits.userInterfaceStyle == .dark
        language = device.language.code
        isRightToLeft = traits.layoutDirection == .rightToLeft
        textSize = traits.preferredContentSizeCategory.rawValue
    }

    fileprivate var json: JSON {
        .object([
            ("name", .text(name)), ("size", .numbers([size.width, size.height])), ("scale", .number(scale)),
            ("insets", .numbers([insets.top, insets.left, insets.bottom, insets.right])),
            ("appearance", .text(isDark ? "dark" : "light")), ("language", .text(language)),
            ("direction", .text(isRightToLeft ? "rtl" : "ltr")), ("textSize", .text(textSize)),
        ])
    }
}
