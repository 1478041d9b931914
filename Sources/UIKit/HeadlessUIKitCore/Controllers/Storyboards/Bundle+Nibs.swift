extension Bundle {
    /// Makes the objects of a nib of this bundle and connects them; see ``UINib/instantiate(withOwner:options:)``.
    ///
    /// - Parameters:
    ///   - name: the name of the file, without an extension.
    ///   - owner: the object that stands for the placeholder "File's Owner".
    ///   - options: external objects, by ``UINib/OptionsKey/externalObjects``.
    /// - Returns: the objects at the top of the file. A nib that cannot be had is a failure.
    @MainActor @preconcurrency
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: StaticString = #fileID
    ) -> [Any]? {
        UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner, options: options)
    }
}
