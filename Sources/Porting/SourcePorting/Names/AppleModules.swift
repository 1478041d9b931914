/// Modules of Apple's platforms.
package enum AppleModules {
    /// Modules whose submodules and single declarations cannot be imported elsewhere.
    static let names: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "CoreImage", "os", "OSLog", "ObjectiveC",
        "MobileCoreServices", "UniformTypeIdentifiers", "AVFoundation", "Contacts", "CoreLocation",
        "LocalAuthentication", "Photos", "UserNotifications", "WebKit", "SafariServices", "MapKit",
        "CoreData", "Network", "Security", "SystemConfiguration", "AudioToolbox", "ImageIO", "Accelerate",
        "XCTest",
    ]
    /// Modules that bring UIKit's names with them.
    static let withUIKit: Set<String> = ["UIKit", "HeadlessUIKit", "Robot"]
    /// Modules of the system's C library, which Foundation brings with it.
    static let systemLibraries: Set<String> = ["Darwin", "MachO"]
    /// Modules that this package does not have. Of others, such as those of a package that was not declared, the
    /// compiler complains.
    static let absent: Set<String> = [
        "ARKit", "AVFAudio", "Accelerate", "Accounts", "ActivityKit", "AdSupport",
        "AppIntents", "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks", "CFNetwork",
        "CallKit", "CarPlay", "Charts", "ClassKit", "ClockKit", "CloudKit", "ContactsUI",
        "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreMIDI",
        "CoreML",
        "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
        "FileProvider",
        "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "Intents",
        "IntentsUI", "JavaScriptCore", "LinkPresentation", "MapKit", "MediaPlayer", "Messages", "Metal",
        "MetalKit", "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage",
        "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "PushKit",
        "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit", "Social",
        "Speech", "SpriteKit", "SwiftData", "SwiftUI", "TipKit", "UserNotificationsUI",
        "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit",
        "iAd",
    ]
}
