import Foundation
import Synchronization
import TimeLapse

/// The traits of the device, which views without a container inherit.
///
/// Colours read them on any thread, so the type is not on the main actor.
package final class DeviceTraits: Sendable {
    package static let processWide = DeviceTraits()

    /// The traits that an application has, which is the owner of a world.
    // Set once, before there is an application, and read only where there is one.
    nonisolated(unsafe) package static var ofApplication:
        @Sendable (any AnyObject & Sendable) -> DeviceTraits = { _ in
            processWide
        }

    private static var running: DeviceTraits { World.currentOwner.map(ofApplication) ?? processWide }

    package init() {}

    private let store = Mutex(InheritedTraits.standard)

    package var value: InheritedTraits {
        get { store.withLock { $0 } }
        set { store.withLock { $0 = newValue } }
    }

    private let catalogue = Mutex<[String: CGSize]?>(nil)

    /// The images that the application declares; like colours, they are made on any thread.
    package var images: [String: CGSize]? {
        get { catalogue.withLock { $0 } }
        set { catalogue.withLock { $0 = newValue } }
    }

    /// The images that the current task's application declares.
    package static var currentImages: [String: CGSize]? {
        running.images
    }

    private let palette = Mutex<[String: UIColor]?>(nil)

    /// The colours that the application declares.
    package var colors: [String: UIColor]? {
        get { palette.withLock { $0 } }
        set { palette.withLock { $0 = newValue } }
    }

    /// The colours that the current task's application declares.
    package static var currentColors: [String: UIColor]? {
        running.colors
    }

    /// The graphics contexts that code draws in.
    package let contexts = ContextStack()

    /// The graphics contexts of the current task's application.
    package static var currentContexts: ContextStack {
        running.contexts
    }

    /// The traits of the current task's application.
    package static var current: InheritedTraits { running.value }
}
