extension UIApplication {
    final func openNow(_ url: URL, universalLinksOnly: Bool, _ completion: (@MainActor (Bool) -> Void)?) {
        let handler = device.handler(of: url, universalLinksOnly: universalLinksOnly)
        if handler != nil { device.openedURLs.append(url) }
        completion?(handler != nil)
        switch handler {
        case .application: device.deliver(LaunchReason(url: url), to: self)
        case .other: leaveForeground()
        case nil: break
        }
    }
}

extension Set<String> {
    func contains(caseInsensitive text: String) -> Bool {
        contains { $0.lowercased() == text }
    }
}
