#if !canImport(Darwin)
/// The kind of colours of a colour space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    /// Not known.
    case unknown = -1
    /// Greys.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// Lightness and two axes of colour.
    case lab
    /// Any number of inks.
    case deviceN
    /// Colours of a table.
    case indexed
    /// Patterns.
    case pattern
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Colours of the CIE's XYZ space.
    case XYZ
}
#endif
