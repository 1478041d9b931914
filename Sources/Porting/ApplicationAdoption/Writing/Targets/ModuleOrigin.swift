import SourcePorting

/// Whose a module is that an application imports.
enum ModuleOrigin: Equatable {
    /// One of this package's, such as UIKit.
    case provided
    /// One of Swift's toolchain.
    case toolchain
    /// One of Apple's that is not there on Linux.
    case apple
    /// Another one: of a package, a pod or a framework.
    case foreign

    /// The origin of a module that is not the application's own.
    init(of module: String) {
        self =
            if Self.providedNames.contains(module[...]) {
                .provided
            } else if Self.toolchainNames.contains(module[...]) {
                .toolchain
            } else { AppleFrameworks.contains(module) ? .apple : .foreign }
    }

    private static func names(_ text: String) -> Set<Substring> {
        Set(text.split(whereSeparator: \.isWhitespace))
    }

    /// What the products `UIKit`, `Robot` and `XCUIAutomation` bring, and what the plugin replaces.
    private static let providedNames = names(
        """
        AVFoundation AVKit AudioToolbox Combine Contacts CoreGraphics CoreLocation Darwin HeadlessUIKit ImageIO
        LocalAuthentication MachO MessageUI MobileCoreServices Network OSLog ObjectiveC Photos PhotosUI
        QuartzCore Robot SafariServices Security StoreKit SystemConfiguration UIKit UniformTypeIdentifiers
        UserNotifications WebKit XCUIAutomation os
        """)

    private static let toolchainNames = names(
        """
        Builtin Dispatch Distributed Foundation FoundationNetworking FoundationXML Glibc Observation RegexBuilder
        Runtime Swift Synchronization Testing XCTest _Concurrency _StringProcessing
        """)
}
