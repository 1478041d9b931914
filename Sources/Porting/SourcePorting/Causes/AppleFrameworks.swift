/// The modules of Apple's platforms, by which a missing one is told from a package's.
package enum AppleFrameworks {
    /// Whether a module, or the module of a submodule, belongs to Apple's platforms.
    package static func contains(_ module: String) -> Bool {
        let name = String(module.prefix { $0 != "." })
        return names.contains(name) || AppleModules.absent.contains(name)
            || AppleModules.names.contains(name) || AppleModules.systemLibraries.contains(name)
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

    /// Those of which the rewriter knows nothing.
    private static let names: Set<String> = Set(
        """
        Accessibility AdServices AddressBook AddressBookUI AppKit AppleArchive Assets AssetsLibrary \
        AutomaticAssessmentConfiguration BackgroundAssets BusinessChat Cocoa ColorSync CommonCrypto \
        Compression CoreAudioTypes CoreFoundation CoreLocationUI CoreTransferable CoreWLAN CreateML \
        CryptoTokenKit DeveloperToolsSupport DeviceActivity Dispatch ExposureNotification FamilyControls \
        FileProviderUI Foundation GSS HealthKitUI IOKit IOSurface IdentityLookup IdentityLookupUI \
        MLCompute ManagedSettings MediaAccessibility MediaToolbox MessageUI MetalPerformanceShaders \
        MusicKit NearbyInteraction NewsstandKit Observation OpenAL PhotosUI PushToTalk RoomPlan SQLite3 \
        SafetyKit ScreenTime SensorKit SharedWithYou ShazamKit SiriKit SoundAnalysis StoreKit \
        StoreKitTest TVMLKit TVUIKit Testing ThreadNetwork Translation Twitter VideoSubscriberAccount \
        WorkoutKit XCUIAutomation libxml2 simd zlib
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
        ("CGImageSource", "ImageIO"),
        ("CGImageDestination", "ImageIO"),
    ]
}
