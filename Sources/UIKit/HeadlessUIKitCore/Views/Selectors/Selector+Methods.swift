import FailureReporting

// MARK: - With a name

extension Selector {
    /// A method without parameters, and its name, such as `Selector("save", Form.save)`.
    public init<Target, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(name, .plain(method))
    }

    /// A method that takes the sender, and its name, such as `Selector("save:", Form.save(_:))`.
    public init<Target, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, .sender(method))
    }

    /// A method that takes the sender and the event, or two objects, and its name.
    public init<Target, Sender, Second, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Second) -> Result
    ) {
        self.init(name, .two(method))
    }

    /// A method without parameters of a class without actor isolation, and its name.
    @_disfavoredOverload
    public init<Target, Result>(
        _ name: String, _ method: @escaping (Target) -> () -> Result
    ) {
        self.init(name, .unboundPlain(method))
    }

    /// A method that takes the sender, of a class without actor isolation, and its name.
    @_disfavoredOverload
    public init<Target, Sender, Result>(
        _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
    ) {
        self.init(name, .unboundSender(method))
    }

    /// A method that takes the sender and the event, of a class without actor isolation, and its name.
    @_disfavoredOverload
    public init<Target, Sender, Second, Result>(
        _ name: String, _ method: @escaping (Target) -> (Sender, Second) -> Result
    ) {
        self.init(name, .unboundTwo(method))
    }
}

// MARK: - Without a name

extension Selector {
    /// A method without parameters, such as `Selector(Form.save)`; its name is unknown.
    public init<Target, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(.plain(method), at: CallSite(fileID, filePath, line, column))
    }

    /// A method that takes the sender; its name is unknown.
    public init<Target, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(.sender(method), at: CallSite(fileID, filePath, line, column))
    }

    /// A method that takes the sender and the event, or two objects; its name is unknown.
    public init<Target, Sender, Second, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Second) -> Result,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(.two(method), at: CallSite(fileID, filePath, line, column))
    }

    /// A method without parameters of a class without actor isolation; its name is unknown.
    @_disfavoredOverload
    public init<Target, Result>(
        _ method: @escaping (Target) -> () -> Result, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(.unboundPlain(method), at: CallSite(fileID, filePath, line, column))
    }

    /// A method that takes the sender, of a class without actor isolation; its name is unknown.
    @_disfavoredOverload
    public init<Target, Sender, Result>(
        _ method: @escaping (Target) -> (Sender) -> Result, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(.unboundSender(method), at: CallSite(fileID, filePath, line, column))
    }

    /// A method that takes the sender and the event, of a class without actor isolation; its name is unknown.
    @_disfavoredOverload
    public init<Target, Sender, Second, Result>(
        _ method: @escaping (Target) -> (Sender, Second) -> Result, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(.unboundTwo(method), at: CallSite(fileID, filePath, line, column))
    }
}

// MARK: - The calls

extension SelectorMethod {
    static func plain<Target, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) -> Self {
        Self { (target: Target, _, _) in method(target)() }
    }

    static func sender<Target, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) -> Self {
        Self { (target: Target, sender, _) in
            argument(sender, of: Target.self).map { method(target)($0) }
        }
    }

    static func two<Target, Sender, Second, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Second) -> Result
    ) -> Self {
        Self { (target: Target, sender, second) in
            guard let second: Second = argument(second, of: Target.self),
                let sender: Sender = argument(sender, of: Target.self)
            else { return nil }
            return method(target)(sender, second)
        }
    }

    /// An argument as the parameter of a method of `owner`; `nil` if it has another type.
    ///
    /// A parameter of type `Bool` takes any object: to Objective-C's code it is true if there is an object. So a
    /// recognizer whose action is `endEditing(_:)` hides the keyboard. Nor does Objective-C look at an object's class.
    @MainActor
    private static func argument<Parameter>(_ value: Any?, of owner: Any.Type) -> Parameter? {
        // As `Any`, so that a parameter that is optional takes `nil`.
        if let argument = value as Any as? Parameter { return argument }
        if Parameter.self == Bool.self { return (value != nil) as? Parameter }
        return value.flatMap { SenderStandIn.make(Parameter.self, for: $0, in: owner) as? Parameter }
    }

    // Methods of classes without actor isolation. An unapplied method reference captures nothing, so it can be called on
    // the main actor wherever it was made. As a `Sendable` parameter it would be a warning at each use in Swift 5 mode.

    static func unboundPlain<Target, Result>(_ method: @escaping (Target) -> () -> Result) -> Self {
        nonisolated(unsafe) let method = method
        return plain { (target: Target) in { method(target)() } }
    }

    static func unboundSender<Target, Sender, Result>(
        _ method: @escaping (Target) -> (Sender) -> Result
    ) -> Self {
        nonisolated(unsafe) let method = method
        return sender { (target: Target) in { method(target)($0) } }
    }

    static func unboundTwo<Target, Sender, Second, Result>(
        _ method: @escaping (Target) -> (Sender, Second) -> Result
    ) -> Self {
        nonisolated(unsafe) let method = method
        return two { (target: Target) in { method(target)($0, $1) } }
    }
}
