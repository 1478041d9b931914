#if !canImport(Darwin)
/// How what is drawn is mixed with what is below.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Over it.
    case normal
    /// The colours multiplied, which makes them darker.
    case multiply
    /// The inverse colours multiplied, which makes them lighter.
    case screen
    /// Multiplied where it is dark below, and screened where it is light.
    case overlay
    /// The darker colour.
    case darken
    /// The lighter colour.
    case lighten
    /// What is below made brighter.
    case colorDodge
    /// What is below made darker.
    case colorBurn
    /// As with a diffuse light.
    case softLight
    /// As with a harsh light.
    case hardLight
    /// The difference of the colours.
    case difference
    /// The difference of the colours, with less contrast.
    case exclusion
    /// The hue, with saturation and lightness of what is below.
    case hue
    /// The saturation, with hue and lightness of what is below.
    case saturation
    /// Hue and saturation, with the lightness of what is below.
    case color
    /// The lightness, with hue and saturation of what is below.
    case luminosity
    /// Transparent.
    case clear
    /// In place of what is below.
    case copy
    /// Where there is something below, in its place.
    case sourceIn
    /// Where there is nothing below.
    case sourceOut
    /// Over it, where there is something below.
    case sourceAtop
    /// Under it.
    case destinationOver
    /// What is below, where something is drawn.
    case destinationIn
    /// What is below, where nothing is drawn.
    case destinationOut
    /// Under it, where something is drawn.
    case destinationAtop
    /// Where there is only one of the two.
    case xor
    /// The sum of both, towards black.
    case plusDarker
    /// The sum of both, towards white.
    case plusLighter
}
#endif
