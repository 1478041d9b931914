import TimeLapse

/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres; negative for an invalid value.
public typealias CLLocationAccuracy = Double
/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double

/// A location of the device: coordinate, altitude, accuracies and time.
open class CLLocation: NSObject, @unchecked Sendable {
    // The class is open, as Core Location's is, and so cannot be checked. What it holds itself is constant.
    /// The latitude and longitude.
    public let coordinate: CLLocationCoordinate2D
    /// The altitude in metres above sea level.
    public let altitude: CLLocationDistance
    /// The radius of uncertainty around the coordinate, in metres; negative if the coordinate is invalid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude, in metres; negative if the altitude is invalid.
    public let verticalAccuracy: CLLocationAccuracy
    /// When the location was determined.
    public let timestamp: Date

    /// Makes a location.
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

    /// Makes a location at the clock's current time, with horizontal accuracy 0 and an invalid altitude.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: VirtualClock.current.date)
    }

    /// Returns the metres to another location along the surface of a sphere with the earth's mean radius.
    ///
    /// Core Location takes the earth's true shape into account; its result differs by up to half a percent.
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
