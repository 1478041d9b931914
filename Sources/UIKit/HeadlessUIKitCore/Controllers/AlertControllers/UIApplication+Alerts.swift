extension UIApplication {
    /// The alerts whose views are in the visible windows, from back to front.
    ///
    /// - Complexity: O(*n*) in the views of the windows.
    package final var shownAlerts: [UIAlertController] {
        var alerts: [UIAlertController] = []
        for window in windows {
            window.visit { view in
                if let alert = view.controller as? UIAlertController { alerts.append(alert) }
                return .into
            }
        }
        return alerts
    }
}
