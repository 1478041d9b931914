/// A protocol with optional methods, and the classes that adopt it.
///
/// Each is declared beside its protocol.
@MainActor
package struct DelegateProtocol {
    let name: String
    /// The module that declares it.
    let module: String
    private let adopts: @MainActor (AnyClass) -> Bool

    /// Declares a protocol; to be called in the module that has it.
    package init(
        _ name: String, fileID: StaticString = #fileID, _ adopts: @escaping @MainActor (AnyClass) -> Bool
    ) {
        self.name = name
        module = String("\(fileID)".prefix { $0 != "/" })
        self.adopts = adopts
    }

    /// The name with its module, such as `HeadlessUIKit.UITableViewDelegate`.
    var qualifiedName: String { "\(module).\(name)" }

    /// Whether a class adopts it or inherits from one that does.
    func isAdopted(by type: AnyClass) -> Bool { adopts(type) }
}
