/// A protocol with optional methods, and the classes that adopt it.
///
/// Each is declared beside its protocol.
@MainActor
struct DelegateProtocol {
    let name: String
    private let adopts: @MainActor (AnyClass) -> Bool

    init(_ name: String, _ adopts: @escaping @MainActor (AnyClass) -> Bool) {
        self.name = name
        self.adopts = adopts
    }

    /// Whether a class adopts it or inherits from one that does.
    func isAdopted(by type: AnyClass) -> Bool { adopts(type) }
}
