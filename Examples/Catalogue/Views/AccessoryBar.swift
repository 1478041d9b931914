import HeadlessUIKit

/// A bar above a keyboard, with items at both edges.
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
