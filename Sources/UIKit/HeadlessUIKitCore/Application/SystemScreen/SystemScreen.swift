import TimeLapse

/// The views that the system shows in front of an application: its alerts, the banners of notifications, and, where a
/// test asks for them, the home screen and the system's applications.
///
/// Queries search it first by default, then the key window.
@MainActor
public final class SystemScreen {
    /// The current application's system screen.
    public static var current: SystemScreen { UIApplication.shared.systemScreen }

    // Accesses to what is unchecked are over before any other code is called; see `UIApplication`.
    private var application: UIApplication? { applicationReference.object }
    @exclusivity(unchecked) private var applicationReference = WeakReference<UIApplication>()
    /// The visible alert, followed by those that wait.
    private var alerts: [SystemAlert] = []
    @exclusivity(unchecked) package private(set) var alertWindow: SystemAlertWindow?
    @exclusivity(unchecked) private(set) var bannerWindow: BannerWindow?
    @exclusivity(unchecked) private var screenWindow: SystemScreenWindow?

    /// The system's applications, which are shown while the test's is not in the foreground; `nil` for none.
    @exclusivity(unchecked) package var applications: (any SystemApplicationSwitching)?

    init(_ application: UIApplication) {
        applicationReference = WeakReference(application)
    }

    package var windows: [UIWindow] {
        var windows: [UIWindow] = []
        if let screenWindow { windows.append(screenWindow) }
        if let bannerWindow { windows.append(bannerWindow) }
        if let alertWindow { windows.append(alertWindow) }
        return windows
    }

    package var isEmpty: Bool { alertWindow == nil && bannerWindow == nil && screenWindow == nil }

    package var showsBanner: Bool { bannerWindow != nil }

    package var isModal: Bool { alertWindow != nil }

    func layOut() {
        if let applications { show(applications.windowInFront()) }
        screenWindow?.layOutTree()
        bannerWindow?.layOutTree()
        alertWindow?.layOutTree()
    }

    func display() {
        screenWindow?.displayTree()
        bannerWindow?.displayTree()
        alertWindow?.displayTree()
    }

    func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
        if isEmpty { return nil }
        for window in windows.reversed() {
            if let view = window.hitTest(window.convertFromSuperview(point), with: event) {
                return (window, view)
            }
        }
        return nil
    }

    private func show(_ window: SystemScreenWindow?) {
        guard window !== screenWindow else { return }
        screenWindow?.isHidden = true
        screenWindow = window
        guard let window, let application else { return }
        window.frame = application.screen.bounds
        window.isHidden = false
    }

    func screenDidTurn() {
        guard let bounds = application?.screen.bounds else { return }
        for window in windows { window.frame = bounds }
    }

    // MARK: Alerts

    /// The visible alert, if any.
    public var alert: SystemAlert? { alertWindow == nil ? nil : alerts.first }

    /// The number of alerts that wait until the visible one is answered.
    public var waitingAlerts: Int { max(alerts.count - 1, 0) }

    /// Shows an alert, after those before it. The application is inactive until all are answered.
    package func present(_ alert: SystemAlert) {
        alerts.append(alert)
        if alerts.count == 1 { showFirst() }
    }

    private func showFirst() {
        guard let application, let alert = alerts.first else { return }
        application.device.asOneTurn {
            if alert.interruptsApplication, application.device.systemInterruptions == 0 {
                application.device.systemInterruptions = 1
                application.process.interruptions += 1
                application.resignActive()
            }
            let window = SystemAlertWindow(application, alert) { [weak self] in self?.answer($0) }
            alertWindow = window
            window.isHidden = false
        }
    }

    private func answer(_ index: Int) {
        guard let application, alertWindow != nil, let alert = alerts.first else { return }
        closeAlertWindow()
        alerts.removeFirst()
        alert.buttons[index].action()
        if !alerts.isEmpty {
            if alertWindow == nil { showFirst() }
            return
        }
        endInterruption(application)
    }

    private func endInterruption(_ application: UIApplication) {
        guard application.device.systemInterruptions > 0 else { return }
        application.device.systemInterruptions = 0
        application.process.interruptions -= 1
        application.becomeActive()
    }

    private var lastIdentifier = 0

    package func nextIdentifier() -> Int {
        lastIdentifier += 1
        return lastIdentifier
    }

    package func replace(_ alert: SystemAlert) {
        guard let index = alerts.firstIndex(where: { $0.identifier == alert.identifier }) else { return }
        alerts[index] = alert
        guard index == 0 else { return }
        closeAlertWindow()
        showFirst()
    }

    /// Removes an alert that has not been answered; does nothing if it has.
    package func withdraw(_ identifier: Int) {
        guard let application, let index = alerts.firstIndex(where: { $0.identifier == identifier }) else {
            return
        }
        alerts.remove(at: index)
        guard index == 0 else { return }
        closeAlertWindow()
        application.device.asOneTurn {
            if alerts.isEmpty { endInterruption(application) } else { showFirst() }
        }
    }

    private func closeAlertWindow() {
        alertWindow?.isHidden = true
        alertWindow = nil
    }

    // MARK: Banners

    /// Shows a banner, which replaces the visible one.
    ///
    /// - Parameter tapped: called after a tap on the banner, which stays visible.
    package func showBanner(title: String, body: String, tapped: @escaping @MainActor () -> Void) {
        guard let application else { return }
        let banner = BannerWindow(application, title: title, body: body, tapped: tapped)
        hideBanner()
        bannerWindow = banner
        banner.isHidden = false
    }

    package func hideBanner() {
        bannerWindow?.isHidden = true
        bannerWindow = nil
    }

    // MARK: End

    /// Removes what the application's process requested, as it has ended.
    func dropProcess() {
        let isOfProcess = alerts.first?.interruptsApplication ?? true
        alerts.removeAll { $0.interruptsApplication }
        application?.device.systemInterruptions = 0
        guard isOfProcess else { return }
        closeAlertWindow()
        showFirst()
    }

    package func close() {
        applications = nil
        show(nil)
        alerts = []
        dropProcess()
        hideBanner()
    }
}
