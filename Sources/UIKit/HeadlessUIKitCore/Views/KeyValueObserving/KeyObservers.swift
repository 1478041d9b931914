import Foundation
import Synchronization

/// Those who observe properties of one object by key paths.
final class KeyObservers: Sendable {
    private struct Reference: @unchecked Sendable {
        // Used where the object is, as its properties are.
        weak var observation: NSKeyValueObservation?
    }

    private let references = Mutex<[Reference]>([])
    /// Whether anything was ever observed, so that changes need not look for observers.
    private static let areAny = Atomic(false)
    /// The same of views alone: a plain number, as each change of each view reads it.
    nonisolated(unsafe) private(set) static var areAnyOfViews = false

    func add(_ observation: NSKeyValueObservation, of object: NSObject) {
        Self.areAny.store(true, ordering: .relaxed)
        if object is UIView { Self.areAnyOfViews = true }
        references.withLock { references in
            references.removeAll { $0.observation?.isActive != true }
            references.append(Reference(observation: observation))
        }
    }

    private var observations: [NSKeyValueObservation] { references.withLock { $0 }.compactMap(\.observation) }

    private func note(_ moment: NSKeyValueObservation.Moment, _ keyPath: AnyKeyPath) {
        let (root, value) = (type(of: keyPath).rootType, type(of: keyPath).valueType)
        for observation in observations {
            let other = type(of: observation.keyPath)
            if observation.keyPath == keyPath {
                observation.note(moment)
            } else if moment == .wasSet, other.rootType != root, other.valueType == value {
                observation.note(.mayBeSet)
            }
        }
    }

    // MARK: The observers of an object

    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The observers of an object that has none yet.
    static func made(for object: NSObject) -> KeyObservers {
        if let known = existing(for: object) { return known }
        let observers = KeyObservers()
        objc_setAssociatedObject(object, key, observers, .OBJC_ASSOCIATION_RETAIN)
        return observers
    }

    private static func existing(for object: NSObject) -> KeyObservers? {
        objc_getAssociatedObject(object, key) as? KeyObservers
    }

    /// Tells the observers of an object of one of its properties.
    static func note(_ moment: NSKeyValueObservation.Moment, _ keyPath: AnyKeyPath, of object: NSObject) {
        if areAny.load(ordering: .relaxed) { existing(for: object)?.note(moment, keyPath) }
    }

    /// Tells the observers of an object that some of its properties may have changed.
    static func noteChange(of object: NSObject) {
        guard areAny.load(ordering: .relaxed) else { return }
        for observation in existing(for: object)?.observations ?? [] { observation.note(.mayHaveChanged) }
    }

    /// The same for a view, of which most have no associated objects.
    @MainActor
    static func noteChange(of view: UIView) {
        guard areAnyOfViews, view.extras?.rare?.associations != nil else { return }
        noteChange(of: view as NSObject)
    }

    // MARK: What is told of

    /// Whether changes of an object are told of: those of views, of a few other classes of UIKit, and of whatever says
    /// so itself.
    static func areTold(of object: NSObject) -> Bool {
        if object is any ChangeTeller { return true }
        let type = type(of: object)
        return !OwnModules.have(type) && !OwnModules.isOfToolchain(OwnModules.module(of: type))
    }
}

/// A class of the framework whose objects tell of their changes.
protocol ChangeTeller: NSObject {}

extension UIView: ChangeTeller {}
