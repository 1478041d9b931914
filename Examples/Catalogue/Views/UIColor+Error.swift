import HeadlessUIKit

extension UIColor {
    /// Red text that is read easily on the background, in both appearances.
    static let errorText = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 0.5, blue: 0.45, alpha: 1)
            : UIColor(red: 0.7, green: 0, blue: 0, alpha: 1)
    }
}
