extension UIBarButtonItem {
    /// What an item shows.
    private enum Face {
        case title(String?), image(UIImage?)
    }

    private convenience init(_ face: Face, style: Style, target: AnyObject?, action: ActionMethod?) {
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
    /// Makes an item with a title and no action yet.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
        self.init(.title(title), style: style, target: target, action: nil)
    }

    /// Makes an item with a title, which calls `action` on `target`.
    public convenience init<Target: AnyObject, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: ActionMethod(action))
    }

    /// Makes an item with a title, which calls `action` on `target` with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: ActionMethod(action))
    }

    /// Makes an item with a title, which calls `action` on `target` with the item and any event.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: ActionMethod(action))
    }

    /// Makes an item with a title, which calls `action` on `target` with the item and the event.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: ActionMethod(action))
    }

    /// Makes an item with a title, which calls `action`, of a nonisolated class, on `target`.
    public convenience init<Target: AnyObject, Result>(
        title: String?, style: Style, target: Target,
        action: @escaping (Target) -> () -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: .unbound(action))
    }

    /// Makes an item with a title, which calls `action`, of a nonisolated class, with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        title: String?, style: Style, target: Target,
        action: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init(.title(title), style: style, target: target, action: .unbound(action))
    }
}

// MARK: - A picture

extension UIBarButtonItem {
    /// Makes an item with an image and no action yet.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Never?) {
        self.init(.image(image), style: style, target: target, action: nil)
    }

    /// Makes an item with an image, which calls `action` on `target`.
    public convenience init<Target: AnyObject, Result>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: ActionMethod(action))
    }

    /// Makes an item with an image, which calls `action` on `target` with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: ActionMethod(action))
    }

    /// Makes an item with an image, which calls `action` on `target` with the item and any event.
    public convenience init<Target: AnyObject, Sender, Result>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: ActionMethod(action))
    }

    /// Makes an item with an image, which calls `action` on `target` with the item and the event.
    public convenience init<Target: AnyObject, Sender, Result>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: ActionMethod(action))
    }

    /// Makes an item with an image, which calls `action`, of a nonisolated class, on `target`.
    public convenience init<Target: AnyObject, Result>(
        image: UIImage?, style: Style, target: Target,
        action: @escaping (Target) -> () -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: .unbound(action))
    }

    /// Makes an item with an image, which calls `action`, of a nonisolated class, with the item.
    public convenience init<Target: AnyObject, Sender, Result>(
        image: UIImage?, style: Style, target: Target,
        action: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init(.image(image), style: style, target: target, action: .unbound(action))
    }
}
