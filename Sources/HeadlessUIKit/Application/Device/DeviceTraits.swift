import Foundation
import Synchronization

/// What views have that are in nothing which says something else: the traits of the device.
///
/// Colours ask for it wherever they are, so it is not the main actor's.
final class DeviceTraits: Sendable {
    static let processWide = DeviceTraits()

    private let store = Mutex(InheritedTraits.standard)

    var value: InheritedTraits {
        get { store.withLock { $0 } }
        set { store.withLock { $0 = newValue } }
    }

    private let catalogue = Mutex<[String: CGSize]?>(nil)

    /// The images that the application declares: they are made wherever code is, as colours are.
    var images: [String: CGSize]? {
        get { catalogue.withLock { $0 } }
        set { catalogue.withLock { $0 = newValue } }
    }

    /// The images that the current task's application declares.
    static var currentImages: [String: CGSize]? {
        (UIApplication.current?.inheritedValues ?? processWide).images
    }

    /// Those of the current task's application.
    static var current: InheritedTraits { (UIApplication.current?.inheritedValues ?? processWide).value }
}
