/// The modules of Apple's platforms, by which a missing one is told from a package's.
enum AppleFrameworks {
    /// Whether a module, or the module of a submodule, belongs to Apple's platforms.
    static func contains(_ module: String) -> Bool {
        let name = String(module.prefix { $0 != "." })
        return names.contains(name) || AppleModules.names.contains(name)
            || AppleModules.systemLibraries.contains(name)
    }

    /// The module that declares a name, as far as its first letters tell: `MapKit` for `MKMapView`.
    static func module(of name: String) -> String? {
        guard name.contains(where: \.isLowercase) else { return nil }
        return prefixes.first { name.hasPrefix($0.prefix) && begins(name.dropFirst($0.prefix.count)) }?.module
    }

    /// Whether a name is one of UIKit's or of what it brings.
    static func isUIKit(_ name: String) -> Bool {
        UIKitNames.contains(name) || SystemClasses.contains(name)
            || ["UI", "NS", "CA", "CG"].contains { name.hasPrefix($0) && begins(name.dropFirst(2)) }
    }

    /// Whether a prefix is at its end here: `MKMapView`, but not `MKT`.
    private static func begins(_ rest: Substring) -> Bool {
        guard let first = rest.first, first.isUppercase else { return false }
        return rest.dropFirst().first.map { $0.isLowercase || $0.isUppercase } ?? false
    }

    private static let names: Set<String> = Set(
        """
        AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook AddressBookUI \
        AppIntents AppKit AppTrackingTransparency AppleArchive Assets AssetsLibrary AuthenticationServices \
        BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts ClassKit ClockKit CloudKit Cocoa \
        ColorSync Combine CommonCrypto Compression ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData \
        CoreFoundation CoreHaptics CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight \
        CoreTelephony CoreTransferable CoreVideo CoreWLAN CreateML CryptoKit CryptoTokenKit DeveloperToolsSupport \
        DeviceActivity DeviceCheck Dispatch EventKit EventKitUI ExposureNotification ExternalAccessory \
        FamilyControls FileProvider FileProviderUI Foundation GLKit GSS GameController GameKit GameplayKit \
        HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageIO Intents IntentsUI JavaScriptCore \
        LinkPresentation ManagedSettings MapKit MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages \
        Metal MetalKit MetalPerformanceShaders MetricKit ModelIO MultipeerConnectivity MusicKit NaturalLanguage \
        NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter Observation OpenAL OpenGLES \
        PDFKit PassKit PencilKit PhotosUI PushKit QuickLook QuickLookThumbnailing RealityKit ReplayKit \
        SQLite3 SafetyKit SceneKit ScreenTime SensorKit ShazamKit SiriKit Social SoundAnalysis Speech SpriteKit \
        StoreKit StoreKitTest SwiftData SwiftUI SystemConfiguration TVMLKit TVUIKit Testing ThreadNetwork TipKit \
        UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WidgetKit \
        XCTest XCUIAutomation iAd simd zlib
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The letters that names of a module begin with; the longer before the shorter.
    private static let prefixes: [(prefix: String, module: String)] = [
        ("NSManaged", "CoreData"), ("NSFetch", "CoreData"), ("NSPersistent", "CoreData"),
        ("UIHosting", "SwiftUI"), ("NSMergePolicy", "CoreData"), ("NSEntity", "CoreData"),
        ("MTK", "MetalKit"), ("MTL", "Metal"),
        ("PDF", "PDFKit"), ("SCN", "SceneKit"), ("SCNetwork", "SystemConfiguration"), ("AR", "ARKit"),
        ("AS", "AuthenticationServices"), ("ABPeople", "AddressBook"), ("AT", "AppTrackingTransparency"),
        ("AV", "AVFoundation"), ("BG", "BackgroundTasks"), ("CB", "CoreBluetooth"), ("CH", "CoreHaptics"),
        ("CI", "CoreImage"), ("CK", "CloudKit"), ("CL", "CoreLocation"), ("CM", "CoreMotion"),
        ("CN", "Contacts"), ("CP", "CarPlay"), ("CS", "CoreSpotlight"), ("CT", "CoreText"),
        ("CV", "CoreVideo"),
        ("CX", "CallKit"), ("EK", "EventKit"), ("EN", "ExposureNotification"), ("GC", "GameController"),
        ("GK", "GameKit"), ("HK", "HealthKit"), ("HM", "HomeKit"), ("IN", "Intents"),
        ("JS", "JavaScriptCore"),
        ("LA", "LocalAuthentication"), ("LP", "LinkPresentation"), ("MC", "MultipeerConnectivity"),
        ("MF", "MessageUI"), ("MK", "MapKit"), ("ML", "CoreML"), ("MP", "MediaPlayer"), ("MX", "MetricKit"),
        ("NE", "NetworkExtension"), ("NW", "Network"), ("PH", "Photos"), ("PK", "PassKit"),
        ("QL", "QuickLook"),
        ("RP", "ReplayKit"), ("SF", "SafariServices"), ("SK", "StoreKit"), ("SL", "Social"),
        ("UN", "UserNotifications"), ("VN", "Vision"), ("WC", "WatchConnectivity"), ("WK", "WebKit"),
        ("Sec", "Security"),
        ("kSec", "Security"), ("errSec", "Security"), ("AudioServices", "AudioToolbox"),
    ]
}
