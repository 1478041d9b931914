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
        let lists: [(ModuleOrigin, Set<Substring>)] = [
            (.provided, Self.providedNames), (.toolchain, Self.toolchainNames), (.apple, Self.appleNames),
        ]
        self = lists.first { $0.1.contains(module[...]) }?.0 ?? .foreign
    }

    private static func names(_ text: String) -> Set<Substring> {
        Set(text.split(whereSeparator: \.isWhitespace))
    }

    /// What the products `UIKit`, `Robot` and `XCUIAutomation` bring, and what the plugin replaces.
    private static let providedNames = names(
        """
        AVFoundation AudioToolbox Contacts CoreGraphics CoreLocation Darwin HeadlessUIKit LocalAuthentication MachO
        MessageUI MobileCoreServices OSLog ObjectiveC Photos PhotosUI QuartzCore Robot SafariServices StoreKit UIKit
        UniformTypeIdentifiers UserNotifications WebKit XCUIAutomation os
        """)

    private static let toolchainNames = names(
        """
        Builtin Dispatch Distributed Foundation FoundationNetworking FoundationXML Glibc Observation RegexBuilder
        Runtime Swift Synchronization Testing XCTest _Concurrency _StringProcessing
        """)

    private static let appleNames = names(
        """
        ARKit AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AddressBook AddressBookUI
        AppIntents AppKit AppTrackingTransparency AssetsLibrary AuthenticationServices AutomaticAssessmentConfiguration
        BackgroundAssets BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts ClassKit CloudKit Cocoa Combine
        Compression ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreHaptics
        CoreImage CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony
        CoreText CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit DeveloperToolsSupport DeviceActivity
        DeviceCheck EventKit EventKitUI ExternalAccessory FamilyControls FileProvider FileProviderUI
        GLKit GSS GameController GameKit GameplayKit HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup
        IdentityLookupUI ImageIO Intents IntentsUI JavaScriptCore LinkPresentation MLCompute ManagedSettings MapKit
        MediaAccessibility MediaPlayer MediaToolbox Messages Metal MetalKit MetalPerformanceShaders MetricKit
        MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit
        NotificationCenter OpenGLES PDFKit PassKit PencilKit PushKit PushToTalk QuickLook QuickLookThumbnailing
        RealityKit ReplayKit RoomPlan SceneKit ScreenTime Security SensorKit SharedWithYou ShazamKit Social SoundAnalysis
        Speech SpriteKit SwiftData SwiftUI SystemConfiguration TVUIKit TipKit Translation Twitter
        UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit
        WidgetKit WorkoutKit iAd simd CommonCrypto zlib SQLite3 libxml2 AVFAudio
        """)
}
