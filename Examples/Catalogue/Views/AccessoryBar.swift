import HeadlessUIKit

/// A bar above a keyboard, with its items at the trailing edge but for those of the leading edge.
final class AccessoryBar: UIToolbar {
    /// - Parameters:
    ///   - leading: the items at the leading edge.
    ///   - trailing: the items at the trailing edge.
    convenience init(leading: [UIBarButtonItem] = [], trailing: [UIBarButtonItem]) {
        self.init(frame: .zero)
        items = leading + [.flexibleSpace()] + trailing
        sizeToFit()
    }
}
