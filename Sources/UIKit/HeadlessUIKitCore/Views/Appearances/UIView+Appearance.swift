extension AppearanceProperty {
    static let viewBackgroundColor = AppearanceProperty(0, \UIView.backgroundColor)
    static let viewTintColor = AppearanceProperty(1, \UIView.tintColor)
}

extension UIView: AppearanceTarget {
    final var ownAppearancePaths: Set<AnyKeyPath> {
        get { extras?.rare?.ownAppearancePaths ?? [] }
        set { withExtras { $0.rareForChange.ownAppearancePaths = newValue } }
    }

    final var appearanceValues: AppearanceValues? {
        get { extras?.rare?.appearanceValues }
        set { withExtras { $0.rareForChange.appearanceValues = newValue } }
    }

    /// Notes that code has set a property that appearance proxies can set.
    ///
    /// - Parameters:
    ///   - argument: what the value is for, such as a state.
    ///   - slot: tells apart which values were set: one bit of the marks for each, up to 5.
    @inline(__always)
    package final func noteAppearance(_ property: AppearanceProperty, _ argument: Int = 0, slot: Int = 0) {
        if AppearanceMarks.isPaused { return }
        appearanceMarks.insert(property.bit, slot: slot)
        if appearanceMarks.isProxy { appearanceValues?.record(property, argument, slot: slot) }
    }

    final func takeAppearance(_ rules: AppearanceRules) {
        rules.apply(to: self, inside: appearanceContainers, traits: traitCollection)
    }

    /// What contains the view, from the window inwards: views and the controllers that they belong to.
    final var appearanceContainers: [AnyObject] {
        var containers: [AnyObject] = []
        for view in lineage.reversed() {
            if let controller = view.controller { containers.append(controller) }
            if view !== self { containers.append(view) }
        }
        return containers
    }
}
