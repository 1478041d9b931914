import Foundation

#if canImport(Runtime)
import Runtime
#endif

/// The innermost line of the running code that is not this package's: one of a test, or of view code.
///
/// It is for failures that no call of the test runs, and that have no line otherwise. It needs the debug information of
/// a debug build, and the source file where it was compiled.
package struct RunningLine {
    package let path: String
    package let line: Int

    /// The modules of this package, whose lines say nothing to users.
    package static let ownModules: Set = [
        "AVFoundation", "AccessibilityIdentifiers", "AudioToolbox", "ConstraintSolver", "Contacts",
        "CoreGraphics", "CoreLocation", "FailureReporting", "Gherkin", "HeadlessUIKit", "JSONWriting",
        "Keyboard", "LocalAuthentication", "MainActorTestDiscovery", "MessageUI", "MobileCoreServices",
        "OSLog", "ObjectiveC", "Photos", "PhotosUI", "Pictures", "QuartzCore", "Robot", "SafariServices",
        "Scenarios", "SourcePorting", "SourceReading", "StoreKit", "Swerkin", "TABTestKit", "TestRecording",
        "TimeLapse", "Touch", "Trace", "UIKit", "UITestHelper", "UniformTypeIdentifiers", "UserNotifications",
        "ViewQuery", "VirtualFoundation", "WebKit", "XCUIAutomation", "_Testing_CoreGraphics",
        "_Testing_UIKit", "os",
    ]

    /// How many functions are asked for their lines: each takes a third of a second in a program of 200 MB.
    private static let limit = 6

    /// The line; `nil` if it cannot be found.
    ///
    /// - Complexity: O(*n*) in the debug information; half a second in a program of 200 MB.
    package static var current: RunningLine? {
        #if canImport(Runtime)
        // The names of functions are found fast, and tell which few are worth the search for a line.
        guard #available(macOS 26, *), let stack = try? Backtrace.capture(limit: 256),
            let names = stack.symbolicated(options: [])?.frames
        else { return nil }
        let others = names.indices.filter { names[$0].symbol.map { isOther($0.rawName) } ?? false }
        for index in others.prefix(limit) {
            // The frame alone; the second stands for all further ones.
            let frame = try? Backtrace.capture(limit: 2, offset: index, top: 0, images: stack.images)
            let place = frame?.symbolicated(options: .showSourceLocations)?.frames.first?.symbol?
                .sourceLocation
            guard let place, place.line > 0, FileManager.default.fileExists(atPath: place.path) else {
                continue
            }
            return RunningLine(path: place.path, line: place.line)
        }
        #endif
        return nil
    }

    /// Whether a function, by the name that the linker knows, is of a module of other people.
    ///
    /// Swift's names begin with `$s` and the module, as in `$s5MyApp8CartViewC…`; those of an extension of another
    /// module's type with that module, and its own follows with an `E`, as in `$s6XCTest9XCTWaiterC5MyAppE…`.
    static func isOther(_ function: String) -> Bool {
        guard function.hasPrefix("$s") else { return false }
        let name = function.dropFirst(2)
        let digits = name.prefix { $0.isNumber }
        guard let length = Int(digits) else { return false }
        return !ownModules.contains(String(name.dropFirst(digits.count).prefix(length)))
            && !ownModules.contains { name.contains("\($0.count)\($0)E") }
    }
}
