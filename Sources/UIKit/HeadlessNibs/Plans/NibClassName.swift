/// A class that a file names.
package struct NibClassName: Hashable, Sendable {
    package let name: String
    package let module: String?

    /// The name with its module, for reports.
    var text: String { module.map { "\($0).\(name)" } ?? name }

    init?(_ element: NibElement) {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        self.name = name
        module = element["customModule"]
    }
}
