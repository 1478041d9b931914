import HeadlessUIKit

/// Reports the device's location, which a test sets by ``SimulatedDevice/location``.
///
/// One that is stored, as in a static property, begins again in each test that uses it.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
    private weak var attachedDevice: SimulatedDevice?
    private var isUpdating = false
    /// Whether `requestLocation` still waits for its location.
    private var wantsOne = false
    /// The location that the delegate was told of last.
    private var lastReported: CLLocation?
    /// The authorization that the delegate was told of last; locations are reported only after the current one.
    private var reportedStatus: CLAuthorizationStatus?

    /// Makes a manager; its delegate is told of the authorization status in a separate turn.
    public override init() {
        super.init()
        attach()
    }

    /// The device of the test that runs.
    private var device: SimulatedDevice? {
        attach()
        return attachedDevice
    }

    /// Attaches the manager to the device of the test that runs, unless it is.
    private func attach() {
        let device = UIApplication.shared.device
        guard attachedDevice !== device else { return }
        attachedDevice = device
        (isUpdating, wantsOne, lastReported, reportedStatus) = (false, false, nil, nil)
        device.service(LocationService.self).add(self)
        later { $0.tellOfAuthorization() }
    }

    /// The object that is told of the authorization, of locations and of errors.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .locationDelegate) }
    }

    /// The requested accuracy in metres; a test's locations are reported as they are. It has no effect here.
    open var desiredAccuracy: CLLocationAccuracy = -1

    /// The least distance in metres from the last reported location to report another; -1, the default, for any.
    open var distanceFilter: CLLocationDistance = -1

    private func later(_ action: @escaping @MainActor (CLLocationManager) -> Void) {
        device?.inTurnOfItsOwn("location manager") { [weak self] in
            if let self { action(self) }
        }
    }

    // MARK: Permission

    /// Whether the user allows the application to know the device's location.
    open var authorizationStatus: CLAuthorizationStatus {
        switch device?.permissions[.location] {
        case nil: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .always: .authorizedAlways
        case .granted, .once, .limited: .authorizedWhenInUse
        }
    }

    /// Whether location services are on: always `true`.
    public static func locationServicesEnabled() -> Bool { true }

    /// Shows a permission alert for the location while the application is in use, unless the user has answered it.
    open func requestWhenInUseAuthorization() {
        guard let device, authorizationStatus == .notDetermined else { return }
        device.permissions.ask(.location, on: device) {}
    }

    /// Shows the same permission alert as ``requestWhenInUseAuthorization()``, unless the user has answered it.
    ///
    /// Only a test can allow it always: `SimulatedDevice.current.permissions[.location] = .always`.
    open func requestAlwaysAuthorization() {
        requestWhenInUseAuthorization()
    }

    private var isAllowed: Bool {
        authorizationStatus == .authorizedWhenInUse || authorizationStatus == .authorizedAlways
    }

    /// Tells the delegate of the authorization status, then of the location if one was requested.
    func tellOfAuthorization() {
        reportedStatus = authorizationStatus
        delegate?.locationManagerDidChangeAuthorization(self)
        if isUpdating || wantsOne, authorizationStatus != .notDetermined { tell() }
    }

    // MARK: Locations

    /// The device's location; `nil` if it is unknown or the user does not allow it.
    open var location: CLLocation? { isAllowed ? device?.location : nil }

    /// Tells the delegate where the device is, in a separate turn and whenever it moved by ``distanceFilter`` or more.
    ///
    /// The delegate gets ``CLError/Code/denied`` instead if the user does not allow it.
    open func startUpdatingLocation() {
        attach()
        isUpdating = true
        lastReported = nil
        later { $0.tell() }
    }

    /// Stops the updates that ``startUpdatingLocation()`` started.
    open func stopUpdatingLocation() {
        isUpdating = false
    }

    /// Tells the delegate once where the device is; with a ``CLError`` if that is unknown or not allowed.
    open func requestLocation() {
        attach()
        wantsOne = true
        later { $0.tell() }
    }

    /// Tells the delegate of the location, if it was requested and is new.
    func tell() {
        guard isUpdating || wantsOne, authorizationStatus != .notDetermined,
            reportedStatus == authorizationStatus
        else { return }
        guard isAllowed else {
            wantsOne = false
            delegate?.locationManager(self, didFailWithError: CLError(.denied))
            return
        }
        guard let location = device?.location else {
            if wantsOne { delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown)) }
            wantsOne = false
            return
        }
        if !wantsOne, let lastReported {
            guard lastReported !== location else { return }
            if distanceFilter > 0, location.distance(from: lastReported) < distanceFilter { return }
        }
        wantsOne = false
        lastReported = location
        delegate?.locationManager(self, didUpdateLocations: [location])
    }
}
