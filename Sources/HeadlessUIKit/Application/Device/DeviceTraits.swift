import Foundation
import Synchronization

/// The traits of the device, which views without a container inherit.
///
/// Colours read them on any thread, so the type is not on the main actor.
final class DeviceTraits: Sendable {
    static let processWide = DeviceTraits()

    private let store = Mutex(InheritedTraits.standard)

    var value: InheritedTraits {
        get { store.withLock { $0 } }
        set { store.withLock { $0 = newValue } }
    }

    private let catalogue = Mutex<[String: CGSize]?>(nil)

    /// The images that the application declares; like colours, they are made on any thread.
    var images: [String: CGSize]? {
        get { catalogue.withLock { $0 } }
        set { catalogue.withLock { $0 = newValue } }
    }

    /// The images that the current task's application declares.
    static var currentImages: [String: CGSize]? {
        (UIApplication.current?.inheritedValues ?? processWide).images
    }

    private let palette = Mutex<[String: UIColor]?>(nil)

    /// The colours that the application declares.
    var colors: [String: UIColor]? {
        get { palette.withLock { $0 } }
        set { palette.withLock { $0 = newValue } }
    }

    /// The colours that the current task's application declares.
    static var currentColors: [String: UIColor]? {
        (UIApplication.current?.inheritedValues ?? processWide).colors
    }

    /// The graphics contexts that code draws in.
    let contexts = ContextStack()

    /// The graphics contexts of the current task's application.
    static var currentContexts: ContextStack {
        (UIApplication.current?.inheritedValues ?? processWide).contexts
    }

    /// The traits of the current task's application.
    static var current: InheritedTraits { (UIApplication.current?.inheritedValues ?? processWide).value }
}
