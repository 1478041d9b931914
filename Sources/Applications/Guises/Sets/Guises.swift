import HeadlessUIKit

/// A set of guises in order, each once: devices, orientations, appearances, text sizes, languages, settings.
///
/// Sets are made of parts: `*` combines each guise of one with each of another, and `+` puts one after the other.
///
/// ```swift
/// let tablets = Guises.devices(.iPadMini, .iPadPro13) * .orientations * .appearances
/// let large = Guises.essential + .textSizes
/// ```
///
/// A set is a collection of ``Guise``, so that a test takes it as arguments.
public struct Guises: RandomAccessCollection, Hashable, Sendable {
    private let guises: [Guise]

    /// Makes a set.
    ///
    /// - Parameter guises: the guises in order; one that comes again is left out.
    public init(_ guises: some Sequence<Guise>) {
        var seen: Set<Guise> = []
        self.guises = guises.filter { seen.insert($0).inserted }
    }

    /// The index of the first guise: 0.
    public var startIndex: Int { 0 }
    /// The number of guises.
    public var endIndex: Int { guises.count }
    /// The guise at an index.
    public subscript(index: Int) -> Guise { guises[index] }

    /// Each guise of one set with each of another: what is not standard in the second one is taken over the first.
    public static func * (one: Guises, other: Guises) -> Guises {
        Guises(one.flatMap { guise in other.map { guise.with($0) } })
    }

    /// The guises of one set, and then those of another that the first does not have.
    public static func + (one: Guises, other: Guises) -> Guises {
        Guises(one.guises + other.guises)
    }
}

extension Guises: CustomStringConvertible {
    /// The guises, a line each.
    public var description: String { guises.map(\.description).joined(separator: "\n") }
}

extension Guises: ExpressibleByArrayLiteral {
    /// Makes a set of guises.
    public init(arrayLiteral guises: Guise...) {
        self.init(guises)
    }
}
