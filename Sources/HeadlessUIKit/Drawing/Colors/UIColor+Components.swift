import Foundation

extension UIColor {
    /// Gives the colour's primaries and its opacity to whoever asks for them.
    ///
    /// ```swift
    /// var red: CGFloat = 0
    /// color.getRed(&red, green: nil, blue: nil, alpha: nil)
    /// ```
    ///
    /// - Parameters:
    ///   - red: where to put the red; `nil` if it is not wanted. `green`, `blue` and `alpha` likewise.
    /// - Returns: whether the colour has these components, which is always so.
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

    /// Gives the colour's lightness as a grey, and its opacity.
    ///
    /// The grey of a colour that is none is as light as the colour looks: the primaries count as much as
    /// they give to the light of an sRGB screen (0.2126, 0.7152 and 0.0722).
    ///
    /// - Parameters:
    ///   - white: where to put the grey, 0 for black and 1 for white; `nil` if it is not wanted.
    ///   - alpha: where to put the opacity; `nil` if it is not wanted.
    /// - Returns: whether the colour can be turned into a grey, which is always so.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
        -> Bool
    {
        // A grey gives back the number that it was made of, to the last bit.
        let isGrey = redComponent == greenComponent && greenComponent == blueComponent
        let lightness = 0.2126 * redComponent + 0.7152 * greenComponent + 0.0722 * blueComponent
        white?.pointee = isGrey ? redComponent : lightness
        alpha?.pointee = alphaComponent
        return true
    }
}
