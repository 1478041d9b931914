import Foundation
import TimeLapse

/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres; negative for a value that is not to be trusted.
public typealias CLLocationAccuracy = Double
/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Hashable, Sendable {
    /// Degrees to the north, from -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees to the east, from -180 to 180.
    public var longitude: CLLocationDegrees

    /// Makes the place where no degree is.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Makes a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Where a device was found.
open class CLLocation: NSObject, @unchecked Sendable {
    // The class is open, as Core Location's is, and so cannot be checked. What it holds itself is constant.
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// How far off the place may be.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far off the altitude may be.
    public let verticalAccuracy: CLLocationAccuracy
    /// When it was found.
    public let timestamp: Date

    /// Makes a location of a place.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.timestamp = timestamp
    }

    /// Makes a location of a place, found now, at no known altitude.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: VirtualClock.current.date)
    }

    /// The metres to another place along the surface of a globe of the earth's mean radius.
    ///
    /// Core Location takes the earth's true shape into account, and differs by up to half a percent.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radius = 6_371_008.8
        let (one, other) = (coordinate.inRadians, location.coordinate.inRadians)
        let north = sin((other.latitude - one.latitude) / 2)
        let east = sin((other.longitude - one.longitude) / 2)
        let chord = north * north + cos(one.latitude) * cos(other.latitude) * east * east
        return 2 * radius * asin(min(1, chord.squareRoot()))
    }
}

extension CLLocationCoordinate2D {
    fileprivate var inRadians: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude * .pi / 180, longitude: longitude * .pi / 180)
    }
}
