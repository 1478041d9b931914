/// Those who observe the properties of a web view.
@MainActor
final class PropertyObservers {
    private final class Observer {
        weak var observation: NSKeyValueObservation?
        let keyPath: AnyKeyPath
        let tell: @MainActor () -> Void

        init(
            _ observation: NSKeyValueObservation, _ keyPath: AnyKeyPath,
            _ tell: @escaping @MainActor () -> Void
        ) {
            (self.observation, self.keyPath, self.tell) = (observation, keyPath, tell)
        }
    }

    private var observers: [Observer] = []

    private static var observable: [AnyKeyPath] {
        [
            \WKWebView.title, \WKWebView.url, \WKWebView.isLoading, \WKWebView.estimatedProgress,
            \WKWebView.canGoBack, \WKWebView.canGoForward,
        ]
    }

    func add<Value>(
        _ keyPath: KeyPath<WKWebView, Value>, of view: WKWebView, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (WKWebView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation()
        guard Self.observable.contains(keyPath) else {
            WebFailure.notObserved("\(keyPath)").record()
            return observation
        }
        var known = view[keyPath: keyPath]
        let tell: @MainActor (Value?) -> Void = { [weak view] old in
            guard let view else { return }
            let value = view[keyPath: keyPath]
            handler(
                view,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? value : nil,
                    oldValue: options.contains(.old) ? old : nil, isPrior: false))
        }
        observers.append(
            Observer(observation, keyPath) { [weak view] in
                guard let view else { return }
                let old = known
                known = view[keyPath: keyPath]
                tell(old)
            })
        if options.contains(.initial) { tell(nil) }
        return observation
    }

    func changed(_ keyPath: AnyKeyPath, of view: WKWebView) {
        observers.removeAll { $0.observation?.isActive != true }
        for observer in observers where observer.keyPath == keyPath { observer.tell() }
    }
}
