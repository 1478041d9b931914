import Foundation

extension UIColor {
    /// Reads the colour's red, green, blue and opacity.
    ///
    /// ```swift
    /// var red: CGFloat = 0
    /// color.getRed(&red, green: nil, blue: nil, alpha: nil)
    /// ```
    ///
    /// - Parameters:
    ///   - red: where to store the red; `nil` to skip it. `green`, `blue` and `alpha` likewise.
    /// - Returns: whether the colour has these components: always `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = components
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Reads the colour's lightness as a grey, and its opacity.
    ///
    /// The grey of another colour is as light as the colour looks: its components are weighted by what they
    /// give to the light of an sRGB screen (0.2126, 0.7152 and 0.0722).
    ///
    /// - Parameters:
    ///   - white: where to store the grey, 0 for black and 1 for white; `nil` to skip it.
    ///   - alpha: where to store the opacity; `nil` to skip it.
    /// - Returns: whether the colour can be converted to a grey: always `true`.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
        -> Bool
    {
        // A grey returns the number that it was made from, to the last bit.
        let isGrey = redComponent == greenComponent && greenComponent == blueComponent
        let lightness = 0.2126 * redComponent + 0.7152 * greenComponent + 0.0722 * blueComponent
        white?.pointee = isGrey ? redComponent : lightness
        alpha?.pointee = alphaComponent
        return true
    }
}
