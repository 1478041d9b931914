import HeadlessUIKit
import Synchronization

/// The conditions on classes, each made once: tests ask for a few classes, again and again.
///
/// A condition that is kept is never freed, so it is read without a lock. A class whose place in the table another one has
/// taken gets a new condition each time.
enum ClassConditions {
    private static let bits = 8

    // Never freed; each place holds the address of a retained condition, or 0.
    nonisolated(unsafe) private static let places: UnsafeMutablePointer<Atomic<UInt>> = {
        let places = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: 1 << bits)
        for index in 0..<1 << bits { (places + index).initialize(to: Atomic(0)) }
        return places
    }()

    /// The condition that a view is of a class, or of a subclass of it.
    static func condition(on viewClass: UIView.Type) -> ClassCondition {
        let place = places + UInt(bitPattern: ObjectIdentifier(viewClass)).spread(over: bits)
        if let address = UnsafeRawPointer(bitPattern: place.pointee.load(ordering: .acquiring)) {
            let known = Unmanaged<ClassCondition>.fromOpaque(address).takeUnretainedValue()
            if case .type(let type) = known.wanted, type == viewClass { return known }
            return ClassCondition(wanted: .type(viewClass), isExact: false)
        }
        let condition = ClassCondition(wanted: .type(viewClass), isExact: false)
        let kept = Unmanaged.passRetained(condition)
        let address = UInt(bitPattern: kept.toOpaque())
        let isKept = place.pointee.compareExchange(expected: 0, desired: address, ordering: .releasing)
            .exchanged
        // Another thread was faster.
        if !isKept { kept.release() }
        return condition
    }
}
