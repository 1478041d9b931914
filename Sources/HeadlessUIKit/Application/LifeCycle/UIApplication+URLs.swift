import Foundation

extension UIApplication {
    /// Has the application that is made for a URL open it.
    ///
    /// If it is another one, that comes to the front: this one goes out of sight, and ``SimulatedDevice/openedURLs`` has
    /// the URL. ``SimulatedDevice/activate()`` brings it back.
    ///
    /// - Parameters:
    ///   - url: the URL. The application itself opens those of the schemes that it declares.
    ///   - options: `universalLinksOnly` for a web address that is to be opened by an application that claims its host,
    ///     and not by the browser.
    ///   - completion: called in a turn of its own with whether anybody opens it.
    public final func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isUniversal = options[.universalLinksOnly] as? Bool ?? false
        device.inTurnOfItsOwn("opening of \(url.absoluteString)") { [weak self] in
            self?.openNow(url, universalLinksOnly: isUniversal, completion)
        }
    }

    private func openNow(_ url: URL, universalLinksOnly: Bool, _ completion: (@MainActor (Bool) -> Void)?) {
        let handler = device.handler(of: url, universalLinksOnly: universalLinksOnly)
        if handler != nil { device.openedURLs.append(url) }
        completion?(handler != nil)
        switch handler {
        case .application: device.deliver(LaunchReason(url: url), to: self)
        case .other:
            resignActive()
            enterBackground()
        case nil: break
        }
    }

    /// Has the application that is made for a URL open it; returns whether there is one.
    @discardableResult
    public final func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        var isOpened = false
        let isUniversal = options[.universalLinksOnly] as? Bool ?? false
        device.asOneTurn { openNow(url, universalLinksOnly: isUniversal) { isOpened = $0 } }
        return isOpened
    }

    /// Whether there is an application that opens a URL.
    ///
    /// `false` for a scheme that the application does not declare that it asks for, if it declares any.
    public final func canOpenURL(_ url: URL) -> Bool {
        if let queried = declarations.queriedURLSchemes, let scheme = url.scheme?.lowercased(),
            !["http", "https"].contains(scheme), !queried.contains(caseInsensitive: scheme)
        {
            return false
        }
        return device.handler(of: url, universalLinksOnly: false) != nil
    }
}

extension Set<String> {
    func contains(caseInsensitive text: String) -> Bool {
        contains { $0.lowercased() == text }
    }
}
