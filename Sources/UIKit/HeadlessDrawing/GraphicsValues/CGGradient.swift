import Foundation

#if !canImport(Darwin)
/// An array of any values, by Core Foundation's name: `colors as CFArray`.
public typealias CFArray = [Any]
#endif

/// The colours of a gradient and their locations, to draw into a context.
///
/// ```swift
/// let gradient = CGGradient(
///     colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])
/// ```
public final class CGGradient: Sendable {
    let stops: [DisplayList.Gradient.Stop]

    private init?(_ colors: [UIColor], _ locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        var stops = colors.indices.map { index in
            let location = locations?[index] ?? CGFloat(index) / last
            return DisplayList.Gradient.Stop(color: colors[index], location: location.cutToUnit)
        }
        // In the order of the locations, and those of equal ones as they were given.
        stops = stops.enumerated().sorted {
            $0.element.location == $1.element.location
                ? $0.offset < $1.offset : $0.element.location < $1.element.location
        }.map(\.element)
        self.stops = stops
    }

    /// Makes a gradient of colours; `nil` for none, or if one of them is not a `CGColor`.
    ///
    /// - Parameters:
    ///   - space: the space in which colours between the given ones are computed; it makes no difference.
    ///   - colors: each a `CGColor`.
    ///   - locations: one for each colour, from 0 to 1; evenly spaced if `nil`.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        let taken = (colors as [Any]).compactMap { ($0 as? CGColor).map { UIColor(cgColor: $0) } }
        guard taken.count == (colors as [Any]).count else { return nil }
        self.init(taken, locations)
    }

    /// Makes a gradient of colours that are given by their components; `nil` for none.
    ///
    /// - Parameters:
    ///   - space: says how many components a colour has, besides the opacity.
    ///   - colorComponents: the components of the first colour with its opacity, then those of the next.
    ///   - locations: one for each colour, from 0 to 1; evenly spaced if `nil`.
    ///   - count: the number of colours.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        self.init(
            (0..<count).compactMap {
                CGColor(colorSpace: space, components: colorComponents + $0 * width).map {
                    UIColor(cgColor: $0)
                }
            }, locations)
    }
}
