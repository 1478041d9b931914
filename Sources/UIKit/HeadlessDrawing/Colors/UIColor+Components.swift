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
    /// - Returns: whether the colour has these components: `false` for one that repeats an image.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard patternImage == nil else { return false }
        let parts = components
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Reads the colour's hue, saturation, brightness and opacity; a grey has the hue and the saturation 0.
    ///
    /// - Parameter hue: where to store the fraction of a full turn from red through green and blue; `nil` to skip it.
    /// - Returns: whether the colour has these components: `false` for one that repeats an image.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard patternImage == nil else { return false }
        let parts = components
        let greatest = max(parts.red, parts.green, parts.blue)
        let range = greatest - min(parts.red, parts.green, parts.blue)
        hue?.pointee = Self.hue(of: parts, greatest, range)
        saturation?.pointee = greatest == 0 ? 0 : range / greatest
        brightness?.pointee = greatest
        alpha?.pointee = parts.alpha
        return true
    }

    private static func hue(of parts: ColorComponents, _ greatest: CGFloat, _ range: CGFloat) -> CGFloat {
        guard range != 0 else { return 0 }
        // Each component is the greatest in a third of the turn: red around 0, green around 2, blue around 4
        // sixths.
        let sixths =
            switch greatest {
            case parts.red: (parts.green - parts.blue) / range
            case parts.green: (parts.blue - parts.red) / range + 2
            default: (parts.red - parts.green) / range + 4
            }
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    /// Reads the colour's lightness as a grey, from 0 for black to 1 for white, and its opacity.
    ///
    /// The grey of another colour is as light as the colour looks: its components are weighted by what they
    /// give to the light of an sRGB screen (0.2126, 0.7152 and 0.0722).
    ///
    /// - Returns: whether the colour can be converted to a grey: `false` for one that repeats an image.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
        -> Bool
    {
        guard patternImage == nil else { return false }
        // A grey returns the number that it was made from, to the last bit.
        let isGrey = redComponent == greenComponent && greenComponent == blueComponent
        let lightness = 0.2126 * redComponent + 0.7152 * greenComponent + 0.0722 * blueComponent
        white?.pointee = isGrey ? redComponent : lightness
        alpha?.pointee = alphaComponent
        return true
    }
}
