import Foundation

extension UIApplication {
    /// Opens a URL with the application that is registered for it.
    ///
    /// If it is another application, that comes to the front: this one enters the background, and
    /// ``SimulatedDevice/openedURLs`` contains the URL. ``SimulatedDevice/activate()`` brings it back.
    ///
    /// - Parameters:
    ///   - url: the URL. The application itself opens those of the schemes that it declares.
    ///   - options: `universalLinksOnly` for a web URL that only an application that claims its host may open, and not
    ///     the browser.
    ///   - completion: called in a separate turn with whether an application opens it.
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

    /// Opens a URL with the application that is registered for it; returns whether there is one.
    @discardableResult
    public final func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        var isOpened = false
        let isUniversal = options[.universalLinksOnly] as? Bool ?? false
        device.asOneTurn { openNow(url, universalLinksOnly: isUniversal) { isOpened = $0 } }
        return isOpened
    }

    /// Returns whether there is an application that opens a URL.
    ///
    /// `false` for a scheme that is not among ``ApplicationDeclarations/queriedURLSchemes``, if these are declared;
    /// `http` and `https` need no declaration.
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
