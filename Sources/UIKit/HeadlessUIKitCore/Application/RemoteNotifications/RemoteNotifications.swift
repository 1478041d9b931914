/// The application's registration for remote notifications, which outlives its process.
@MainActor
final class RemoteNotifications: DeviceService {
    var answer: Result<Data, any Error> = .success(Data(0..<32))
    var isRegistered = false
    fileprivate var results: [UIBackgroundFetchResult] = []
    private weak var device: SimulatedDevice?

    init(_ device: SimulatedDevice) {
        self.device = device
    }

    func register() {
        device?.inTurnOfItsOwn("registration for remote notifications") { [weak self] in self?.finish() }
    }

    private func finish() {
        guard let application = device?.application, application.process.phase != .over else { return }
        switch answer {
        case .success(let token):
            isRegistered = true
            application.delegate?.application(
                application, didRegisterForRemoteNotificationsWithDeviceToken: token)
        case .failure(let error):
            isRegistered = false
            application.delegate?.application(
                application, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    func applicationWasDeleted() {
        isRegistered = false
        results = []
    }
}

extension SimulatedDevice {
    /// The answer to a registration for remote notifications: a token of 32 bytes, unless set.
    ///
    /// ```swift
    /// SimulatedDevice.current.remoteNotificationRegistration = .failure(URLError(.notConnectedToInternet))
    /// ```
    public var remoteNotificationRegistration: Result<Data, any Error> {
        get { service(RemoteNotifications.self).answer }
        set { service(RemoteNotifications.self).answer = newValue }
    }

    /// What the application's delegate answered to silent remote notifications, in order.
    public var remoteNotificationResults: [UIBackgroundFetchResult] {
        service(RemoteNotifications.self).results
    }

    /// Hands a silent remote notification to the delegate, and launches the application in the background for it.
    package func deliverSilentPush(_ userInfo: [AnyHashable: Any]) {
        bringToFront(for: LaunchReason(SilentPush(userInfo: userInfo), staysInBackground: true))
    }
}

private struct SilentPush: LaunchPayload {
    let userInfo: [AnyHashable: Any]

    func add(to options: inout [UIApplication.LaunchOptionsKey: Any]) {
        options[.remoteNotification] = userInfo
    }

    func add(to options: UIScene.ConnectionOptions) {}

    func deliver(to application: UIApplication) {
        let device = application.device
        application.delegate?.application(application, didReceiveRemoteNotification: userInfo) {
            device.service(RemoteNotifications.self).results.append($0)
        }
    }
}
