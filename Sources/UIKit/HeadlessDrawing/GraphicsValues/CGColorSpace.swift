// The functions have Core Graphics' names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
import Foundation

/// What the components of a colour mean: a grey, or red, green and blue. The gamut is kept as a name alone.
public final class CGColorSpace: Hashable, Sendable, CustomStringConvertible {
    /// The name of the space, such as ``sRGB``.
    public let name: String?

    private init(known name: String) {
        self.name = name
    }

    /// Makes a space by its name; `nil` for a name that is not one of the constants.
    public convenience init?(name: String) {
        guard Self.names.contains(name) else { return nil }
        self.init(known: name)
    }

    /// Red, green and blue, as on most screens.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// Red, green and blue, also outside of 0 to 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// Red, green and blue in proportion to the light.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// Red, green and blue in proportion to the light, also outside of 0 to 1.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// Red, green and blue of wide-gamut screens.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Red, green and blue of a wide gamut.
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    /// Red, green and blue, whatever the device makes of them.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// A grey.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// A grey in proportion to the light.
    public static let linearGray = "kCGColorSpaceLinearGray"

    private static let names = [
        sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB, displayP3, adobeRGB1998, genericRGBLinear,
        genericGrayGamma2_2, linearGray, "kCGColorSpaceDeviceRGB", "kCGColorSpaceDeviceGray",
    ]

    /// Whether its colours are greys, or have red, green and blue.
    public var model: CGColorSpaceModel { name?.contains("Gray") == true ? .monochrome : .rgb }

    /// The number of components without the opacity: 1 for a grey, else 3.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether both have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The name.
    public var description: String { name ?? "CGColorSpace" }
}

/// Returns the space of the device's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the space of the device's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

extension CGColorSpace {
    fileprivate static let deviceRGB = CGColorSpace(known: "kCGColorSpaceDeviceRGB")
    fileprivate static let deviceGray = CGColorSpace(known: "kCGColorSpaceDeviceGray")
    static let standard = CGColorSpace(known: sRGB)
}

extension CGColor {
    /// The space of the components: sRGB, which all colours are kept in.
    public var colorSpace: CGColorSpace? { .standard }

    /// Makes a colour from the components of a space, and its opacity as the last one.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.model == .monochrome {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
}
#endif
