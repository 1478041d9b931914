/// Which of the properties that appearance proxies can set an object's own code has set.
package struct AppearanceMarks {
    private var bits: UInt32 = 0

    private static let proxyBit: UInt32 = 1 << 31

    /// Whether the object is a proxy: what is set there is for others.
    var isProxy: Bool { bits & Self.proxyBit != 0 }

    /// Makes the object a proxy; what its initializers set is not for others.
    mutating func becomeProxy() { bits = Self.proxyBit }

    /// Marks a property; `slot` tells values for different arguments apart.
    @inline(__always)
    mutating func insert(_ bit: UInt32, slot: Int) { bits |= bit << UInt32(truncatingIfNeeded: slot) }

    func contains(_ bit: UInt32, slot: Int) -> Bool { bits & (bit << UInt32(truncatingIfNeeded: slot)) != 0 }

    // Not checked for overlapping accesses, as none calls out: every setter with an appearance is marked.
    /// Whether values are being set that are not the application's: those of proxies, and the framework's defaults.
    @MainActor @exclusivity(unchecked) private(set) static var isPaused = false

    /// Sets properties without marking them.
    @MainActor
    package static func paused(_ body: () -> Void) {
        let wasPaused = isPaused
        isPaused = true
        defer { isPaused = wasPaused }
        body()
    }
}
