/// Modules of Apple's platforms.
enum AppleModules {
    /// Modules whose submodules and single declarations cannot be imported elsewhere.
    static let names: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "CoreImage", "os", "OSLog", "ObjectiveC",
        "MobileCoreServices", "UniformTypeIdentifiers", "AVFoundation", "Contacts", "CoreLocation",
        "LocalAuthentication", "Photos", "UserNotifications", "WebKit", "SafariServices", "MapKit",
        "CoreData",
        "Security", "AudioToolbox", "Accelerate", "XCTest",
    ]
    /// Modules that bring UIKit's names with them.
    static let withUIKit: Set<String> = ["UIKit", "HeadlessUIKit", "Robot"]
    /// Modules of the system's C library, which Foundation brings with it.
    static let systemLibraries: Set<String> = ["Darwin", "MachO"]
}
