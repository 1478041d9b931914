import Foundation

#if canImport(Runtime)
import Runtime
#endif

/// The innermost line of the running code that is not this package's: one of a test, or of view code.
///
/// It is for failures that no call of the test runs, and that have no line otherwise. It needs the debug information of
/// a debug build, and the source file where it was compiled.
package struct RunningLine: CustomStringConvertible {
    package let path: String
    package let line: Int
    /// The module of the function.
    package let module: String

    /// `File.swift:12`, the file without its folders.
    package var description: String { "\(path.split(separator: "/").last ?? ""):\(line)" }

    /// The modules of this package, whose lines say nothing to users.
    package static let ownModules: Set = [
        "AVFoundation", "AVKit", "AccessibilityIdentifiers", "ApplicationAdoption", "ApplicationDoctor",
        "ApplicationLaunching", "TestRepair",
        "ApplicationSession",
        "AudioToolbox", "Combine",
        "ConstraintSolver", "Contacts",
        "CoreGraphics", "CoreLocation", "FailureReporting", "Gherkin", "HeadlessDrawing", "HeadlessLists",
        "Guises", "HeadlessNibs", "HeadlessUIKit", "HeadlessUIKitCore", "ImageIO", "JSONWriting", "Keyboard",
        "LocalAuthentication",
        "MainActorTestDiscovery", "MessageUI", "MobileCoreServices", "Network",
        "OSLog", "ObjectiveC", "Photos", "PhotosUI", "Pictures", "QuartzCore", "ResultMerging", "Robot",
        "SafariServices",
        "Scenarios", "Security", "SourcePorting", "SourceReading", "StoreKit", "StubSupport", "Swerkin",
        "SystemConfiguration", "TABTestKit",
        "TestPausing", "TestRecording", "TestWatching",
        "TimeLapse", "Touch", "Trace", "TracePages", "UIKit", "UITestHelper", "UniformTypeIdentifiers",
        "UserNotifications",
        "ViewQuery", "VirtualFoundation", "VirtualNetworking", "WebKit", "XCUIAutomation", "XMLWriting",
        "_Testing_CoreGraphics",
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
            let module = names[index].symbol.flatMap { Self.module(of: $0.rawName) } ?? ""
            return RunningLine(path: place.path, line: place.line, module: module)
        }
        #endif
        return nil
    }

    /// Whether the innermost function that is not this package's is asynchronous, so that a call there may need
    /// `await`.
    ///
    /// - Complexity: O(*d*) in the depth of the calls; some milliseconds.
    package static var isAsync: Bool {
        #if canImport(Runtime)
        guard #available(macOS 26, *),
            let names = try? Backtrace.capture(limit: 256).symbolicated(options: [])?.frames
        else { return false }
        let function = names.lazy.compactMap { $0.symbol?.rawName }.first { isOther($0) }
        return function.map(isAsync) ?? false
        #else
        return false
        #endif
    }

    /// What has to precede a call in the innermost function that has an asynchronous variant: `await `, or nothing.
    package static var awaiting: String { isAsync ? "await " : "" }

    /// Whether a function, by the name that the linker knows, is asynchronous: its type is, as in `…yyYaF`, or it is
    /// a part of one that follows a suspension, as in `…yyYaFTY0_`.
    static func isAsync(_ function: String) -> Bool {
        function.firstMatch(of: /(Ya[^FX]{0,6}F[ZC]?|Ya[^F]{0,6}fU\d*_|T[YQ]\d*_)$/) != nil
    }

    /// Whether a function, by the name that the linker knows, is of a module of other people.
    ///
    /// Swift's names begin with `$s` and the module, as in `$s5MyApp8CartViewC…`; those of an extension of another
    /// module's type with that module, and its own follows with an `E`, as in `$s6XCTest9XCTWaiterC5MyAppE…`.
    static func isOther(_ function: String) -> Bool {
        guard let module = module(of: function) else { return false }
        return !ownModules.contains(module)
            && !ownModules.contains { function.contains("\($0.count)\($0)E") }
    }

    /// The module with which a function's name begins; `nil` if it is none of Swift's.
    private static func module(of function: String) -> String? {
        guard function.hasPrefix("$s") else { return nil }
        let name = function.dropFirst(2)
        let digits = name.prefix { $0.isNumber }
        return Int(digits).map { String(name.dropFirst(digits.count).prefix($0)) }
    }
}
