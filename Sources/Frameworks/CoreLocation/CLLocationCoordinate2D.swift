/// A position on the earth, as latitude and longitude.
public struct CLLocationCoordinate2D: Hashable, Sendable {
    /// Degrees to the north, from -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees to the east, from -180 to 180.
    public var longitude: CLLocationDegrees

    /// Makes the coordinate whose latitude and longitude are 0.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Makes a coordinate from degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
