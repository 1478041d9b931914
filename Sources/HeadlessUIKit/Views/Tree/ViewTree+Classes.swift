extension ViewTree {
    /// The flags that a view of a class has from the start, by what the class itself says.
    ///
    /// A class of this module announces its changes and has the methods of the framework. What a class of another module
    /// overrides cannot be known, so it is asked for everything.
    ///
    /// - Complexity: O(1) but for the first view of a class.
    static func flags(of viewClass: UIView.Type) -> ViewState {
        if viewClass == UIView.self { return .ofFrameworkView }
        let key = ObjectIdentifier(viewClass)
        if let known = flagsByClass[key] { return known }
        var flags: ViewState = []
        if isFrameworkClass(viewClass) {
            flags.insert(.isFrameworkClass)
            if viewClass.announcesChanges { flags.insert(.announcesChanges) }
            if !viewClass.hasOwnPlacing { flags.insert(.isPlacedPlainly) }
        }
        flagsByClass[key] = flags
        return flags
    }

    private static var flagsByClass: [ObjectIdentifier: ViewState] = [:]

    /// Whether a class is one of this module's, and not a subclass elsewhere.
    package static func isFrameworkClass(_ viewClass: AnyClass) -> Bool {
        String(reflecting: viewClass).hasPrefix("HeadlessUIKit.")
    }
}

extension ViewState {
    static let ofFrameworkView: ViewState = [.isFrameworkClass, .announcesChanges, .isPlacedPlainly]
}
