import HeadlessUIKit

/// The functions by which images are checked, once, without waiting.
public protocol ImageAssertable {
    /// Whether a `UIImageView` with an accessibility identifier exists, and with an accessibility label if one is given.
    func imageExists(withIdentifier id: String, withLabel label: String?) -> Bool
}

extension ImageAssertable {
    /// Whether a `UIImageView` with an accessibility identifier exists, and with an accessibility label if one is given.
    public func imageExists(withIdentifier id: String, withLabel label: String? = nil) -> Bool {
        SoughtElement(.image, id: id, label: label).exists
    }
}
