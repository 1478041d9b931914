/// A protocol with optional methods, and the classes that adopt it.
///
/// Each is declared beside its protocol.
@MainActor
package struct DelegateProtocol {
    let name: String
    /// The module that declares it.
    let module: String
    /// The optional methods of Apple's protocol that are never called here, each as it is declared, without argument
    /// names and modules: `tableView(_: UITableView, shouldShowMenuForRowAt: IndexPath) -> Bool`.
    let unasked: Set<String>
    private let adopts: @MainActor (AnyClass) -> Bool

    /// Declares a protocol; to be called in the module that has it.
    ///
    /// - Parameter unasked: the optional methods of Apple's protocol that are missing here, a line each.
    package init(
        _ name: String, unasked: String = "", fileID: StaticString = #fileID,
        _ adopts: @escaping @MainActor (AnyClass) -> Bool
    ) {
        self.name = name
        self.unasked = Set(unasked.split(separator: "\n").map(String.init))
        module = String("\(fileID)".prefix { $0 != "/" })
        self.adopts = adopts
    }

    /// The name with its module, such as `HeadlessLists.UITableViewDelegate`.
    var qualifiedName: String { "\(module).\(name)" }

    /// Whether a class adopts it or inherits from one that does.
    func isAdopted(by type: AnyClass) -> Bool { adopts(type) }
}
