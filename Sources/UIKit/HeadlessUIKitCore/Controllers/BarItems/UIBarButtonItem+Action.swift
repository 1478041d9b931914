extension UIBarButtonItem {
    private enum Face {
        case title(String?), image(UIImage?)
    }

    private convenience init(_ face: Face, style: Style, target: AnyObject?, action: Selector?) {
        self.init(system: nil)
        switch face {
        case .title(let title): self.title = title
        case .image(let image): self.image = image
        }
        self.style = style
        self.target = target
        self.action = action
    }
}

// MARK: - A title

extension UIBarButtonItem {
    /// Makes an item with a title, which calls the method of a selector on `target`.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(.title(title), style: style, target: target.map { $0 as AnyObject }, action: action)
    }

    /// Makes an item with a title, which calls `action` on `target`.
    public convenience init<Target: AnyObject, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: Selector(.plain(action)))
    }

    /// Makes an item with a title, which calls `action` on `target` with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: Selector(.sender(action)))
    }

    /// Makes an item with a title, which calls `action` on `target` with the item and any event.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: Selector(.two(action)))
    }

    /// Makes an item with a title, which calls `action` on `target` with the item and the event.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: Selector(.two(action)))
    }

    /// Makes an item with a title, which calls `action`, of a nonisolated class, on `target`.
    public convenience init<Target: AnyObject, Result>(
        title: String?, style: Style, target: Target,
        action: @escaping (Target) -> () -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: Selector(.unboundPlain(action)))
    }

    /// Makes an item with a title, which calls `action`, of a nonisolated class, with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target,
        action: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: Selector(.unboundSender(action)))
    }
}

// MARK: - A picture

extension UIBarButtonItem {
    /// Makes an item with an image, which calls the method of a selector on `target`.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(.image(image), style: style, target: target.map { $0 as AnyObject }, action: action)
    }

    /// Makes an item with an image, which calls `action` on `target`.
    public convenience init<Target: AnyObject, Result>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: Selector(.plain(action)))
    }

    /// Makes an item with an image, which calls `action` on `target` with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: Selector(.sender(action)))
    }

    /// Makes an item with an image, which calls `action` on `target` with the item and any event.
    public convenience init<Target: AnyObject, Sender, Result>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: Selector(.two(action)))
    }

    /// Makes an item with an image, which calls `action` on `target` with the item and the event.
    public convenience init<Target: AnyObject, Sender, Result>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: Selector(.two(action)))
    }

    /// Makes an item with an image, which calls `action`, of a nonisolated class, on `target`.
    public convenience init<Target: AnyObject, Result>(
        image: UIImage?, style: Style, target: Target,
        action: @escaping (Target) -> () -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: Selector(.unboundPlain(action)))
    }

    /// Makes an item with an image, which calls `action`, of a nonisolated class, with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        image: UIImage?, style: Style, target: Target,
        action: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: Selector(.unboundSender(action)))
    }
}
