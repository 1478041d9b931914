import HeadlessUIKit
import JSONWriting
import SourceReading

/// What a trace says of its test.
struct TestDescription: Sendable {
    enum Outcome: String, Sendable {
        case passed, failed
    }

    var name: String
    var suite = ""
    /// How `swift test list` names it; empty for what is no test.
    var id = ""
    var file = ""
    var line = 0
    var outcome = Outcome.passed
    /// How long it took on the virtual clock, and really.
    var virtualTime = Duration.zero
    var realTime = Duration.zero
    var device = DeviceDescription()
    /// The address of the index of all tests, relative to the page.
    var index = ""
    var note = ""
    /// How often the page was written, of one that is written again; 0 for others.
    var live = 0

    /// The file's path, from the working directory if it is in that.
    private var shownFile: String {
        SourceFolder(FileManager.default.currentDirectoryPath).path(of: file)
    }

    var pairs: [(String, JSON?)] {
        [
            ("live", live > 0 ? .integer(live) : nil), ("name", .string(name)),
            ("suite", suite.isEmpty ? nil : .string(suite)),
            ("id", id.isEmpty ? nil : .string(id)),
            ("file", file.isEmpty ? nil : .string(shownFile)), ("line", line > 0 ? .integer(line) : nil),
            ("outcome", .string(outcome.rawValue)), ("virtual", .integer(virtualTime.microseconds)),
            ("real", .integer(realTime.microseconds)), ("device", device.json),
            ("index", index.isEmpty ? nil : .string(index)), ("note", note.isEmpty ? nil : .string(note)),
        ]
    }
}

/// The device that a test ran on.
struct DeviceDescription: Sendable {
    var name = ""
    var size = CGSize.zero
    var scale: CGFloat = 1
    /// The radius of the screen's corners, about as devices of its kind have it.
    var corner = 0
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
        corner = device.profile.hasHomeButton ? 0 : device.profile.idiom == .pad ? 18 : 47
        insets = device.profile.safeAreaInsets
        isDark = traits.userInterfaceStyle == .dark
        language = device.language.code
        isRightToLeft = traits.layoutDirection == .rightToLeft
        textSize = traits.preferredContentSizeCategory.rawValue
    }

    fileprivate var json: JSON {
        .object([
            ("name", .string(name)), ("size", .numbers([size.width, size.height])), ("scale", .number(scale)),
            ("corner", .integer(corner)),
            ("insets", .numbers([insets.top, insets.left, insets.bottom, insets.right])),
            ("appearance", .string(isDark ? "dark" : "light")), ("language", .string(language)),
            ("direction", .string(isRightToLeft ? "rtl" : "ltr")), ("textSize", .string(textSize)),
        ])
    }
}
