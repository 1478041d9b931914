import Foundation
import HeadlessUIKit

/// What a user has said to his place being known.
public enum CLAuthorizationStatus: Int, Hashable, Sendable {
    /// He was not asked.
    case notDetermined
    /// It is not his to say.
    case restricted
    /// No.
    case denied
    /// Yes, always.
    case authorizedAlways
    /// Yes, while the application is in use.
    case authorizedWhenInUse
}

/// What finds out where the device is: where a test has put it, by ``SimulatedDevice/location``.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
    private weak var device: SimulatedDevice?
    private var isUpdating = false
    /// Whether one location is yet to be told.
    private var wantsOne = false
    /// What it was told of last.
    private var lastTold: CLLocation?
    /// What the delegate was told of the user's answer; locations come after that.
    private var toldStatus: CLAuthorizationStatus?

    /// Makes a manager; its delegate hears what the user has said to his place being known, in a turn of its own.
    public override init() {
        super.init()
        let device = UIApplication.shared.device
        self.device = device
        device.service(LocationService.self).add(self)
        later { $0.tellOfAuthorization() }
    }

    /// Who is told.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .locationDelegate) }
    }

    /// How exact locations are wished to be, in metres; those of a test are as exact as they say.
    open var desiredAccuracy: CLLocationAccuracy = -1

    /// How far the device must have moved to be worth telling, in metres; any distance if -1, the default.
    open var distanceFilter: CLLocationDistance = -1

    private func later(_ action: @escaping @MainActor (CLLocationManager) -> Void) {
        device?.inTurnOfItsOwn("location manager") { [weak self] in
            if let self { action(self) }
        }
    }

    // MARK: Permission

    /// What the user has said.
    open var authorizationStatus: CLAuthorizationStatus {
        switch device?.permissions[.location] {
        case nil: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .always: .authorizedAlways
        case .granted, .once, .limited: .authorizedWhenInUse
        }
    }

    /// Whether the device can find out where it is: it can.
    public static func locationServicesEnabled() -> Bool { true }

    /// Asks the user, once, to let the application know where he is while it is in use.
    open func requestWhenInUseAuthorization() {
        guard let device, authorizationStatus == .notDetermined else { return }
        device.permissions.ask(.location, on: device) {}
    }

    /// Asks the user, once, to let the application know where he is; he is asked for the time when it is in use, and the
    /// settings, which a test changes, have the rest.
    open func requestAlwaysAuthorization() {
        requestWhenInUseAuthorization()
    }

    private var isAllowed: Bool {
        authorizationStatus == .authorizedWhenInUse || authorizationStatus == .authorizedAlways
    }

    /// Tells the delegate what the user has said, and goes on with what waited for it.
    func tellOfAuthorization() {
        toldStatus = authorizationStatus
        delegate?.locationManagerDidChangeAuthorization(self)
        if isUpdating || wantsOne, authorizationStatus != .notDetermined { tell() }
    }

    // MARK: Locations

    /// Where the device was found last, if that may be known.
    open var location: CLLocation? { isAllowed ? device?.location : nil }

    /// Has the delegate told where the device is, at first and whenever it has moved.
    open func startUpdatingLocation() {
        isUpdating = true
        lastTold = nil
        later { $0.tell() }
    }

    /// Ends what ``startUpdatingLocation()`` began.
    open func stopUpdatingLocation() {
        isUpdating = false
    }

    /// Has the delegate told once where the device is; or that this is not known.
    open func requestLocation() {
        wantsOne = true
        later { $0.tell() }
    }

    /// Tells where the device is, if somebody wants to know and there is something new.
    func tell() {
        guard isUpdating || wantsOne, authorizationStatus != .notDetermined, toldStatus == authorizationStatus
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
        if !wantsOne, let lastTold {
            guard lastTold !== location else { return }
            if distanceFilter > 0, location.distance(from: lastTold) < distanceFilter { return }
        }
        wantsOne = false
        lastTold = location
        delegate?.locationManager(self, didUpdateLocations: [location])
    }
}
