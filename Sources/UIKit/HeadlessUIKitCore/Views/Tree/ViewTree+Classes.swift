extension ViewTree {
    /// The initial flags of a view of a class, as the class itself defines them.
    ///
    /// A class of the framework announces its changes and has the framework's methods. What another class
    /// overrides is not known, so its views are asked every time.
    ///
    /// - Complexity: O(1), except for the first view of a class.
    static func flags(of viewClass: UIView.Type) -> ViewState {
        if viewClass == UIView.self { return .ofFrameworkView }
        let key = ObjectIdentifier(viewClass)
        if let known = flagsByClass[key] { return known }
        var flags: ViewState = []
        if isFrameworkClass(viewClass) {
            flags.insert(.isFrameworkClass)
            if viewClass.announcesChanges { flags.insert(.announcesChanges) }
            if !viewClass.hasOwnPlacing { flags.insert(.isPlacedPlainly) }
        } else {
            flags.insert(.needsUpdateConstraints)
            if DrawingMethods.areOverridden(in: viewClass) { flags.insert(.draws) }
        }
        flagsByClass[key] = flags
        return flags
    }

    // Read for each new view; no access overlaps another, as none calls out.
    @exclusivity(unchecked) private static var flagsByClass: [ObjectIdentifier: ViewState] = [:]

    /// Whether a class is of the framework, and not a subclass elsewhere.
    package static func isFrameworkClass(_ viewClass: AnyClass) -> Bool {
        OwnModules.have(viewClass)
    }
}

extension ViewState {
    static let ofFrameworkView: ViewState = [.isFrameworkClass, .announcesChanges, .isPlacedPlainly]
}
