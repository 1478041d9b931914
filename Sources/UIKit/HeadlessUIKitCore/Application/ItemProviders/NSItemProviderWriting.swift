import UniformTypeIdentifiers

/// A type whose values are written as data to an ``NSItemProvider``.
public protocol NSItemProviderWriting: SendableMetatype {
    /// The types of data that it is written as, the preferred one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Writes the value as data of a type, and calls the handler with it.
    ///
    /// - Returns: the progress of a write that takes time; `nil` otherwise.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}
