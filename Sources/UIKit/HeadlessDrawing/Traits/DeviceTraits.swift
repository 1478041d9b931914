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

    /// Those of the current task's application.
    static var running: DeviceTraits { World.currentOwner.map(ofApplication) ?? processWide }

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

    private let palette = Mutex<[String: UIColor]?>(nil)

    package var colors: [String: UIColor]? {
        get { palette.withLock { $0 } }
        set { palette.withLock { $0 = newValue } }
    }

    package let contexts = ContextStack()

    package static var current: InheritedTraits { running.value }
}
