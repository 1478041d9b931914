import HeadlessUIKit

extension UIView {
    /// Gives the view a name and a frame, and puts it into another.
    @discardableResult
    package func named(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        in superview: UIView? = nil
    ) -> Self {
        accessibilityIdentifier = name
        frame = CGRect(x: x, y: y, width: width, height: height)
        superview?.addSubview(self)
        return self
    }
}
