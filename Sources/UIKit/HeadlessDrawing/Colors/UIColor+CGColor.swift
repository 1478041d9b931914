import Foundation

extension UIColor {
    /// The colour for layers.
    public var cgColor: CGColor {
        #if !canImport(Darwin)
        if patternImage != nil { return CGColor(self) }
        #endif
        return CGColor(
            srgbRed: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
    }

    /// Makes a colour from a layer's.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        if let image = cgColor.repeatedImage {
            self.init(patternImage: image)
        } else if parts.count >= 4 {
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        } else {
            self.init(white: parts.first ?? 0, alpha: parts.last ?? 0)
        }
    }
}

extension CGColor {
    /// The image that a pattern colour repeats; `nil` for others.
    fileprivate var repeatedImage: UIImage? {
        #if canImport(Darwin)
        nil
        #else
        color.patternImage
        #endif
    }
}
