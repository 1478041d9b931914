extension AccessibilityObject {
    /// Whether the object's class does something when assistive technology increments or decrements it.
    ///
    /// It is found in the names of methods that debug builds carry on Linux; `nil` where they are missing.
    package var canBeAdjusted: Bool? {
        #if DEBUG && os(Linux)
        for type in UncalledMethods.ancestry(of: type(of: self)) {
            if type == UIView.self || type == UIAccessibilityElement.self { return false }
            guard let methods = ClassMethods.of(type) else { return nil }
            let own = methods.declared.union(methods.introduced)
            if own.contains(where: { $0.hasPrefix("accessibilityIncrement() ") }) { return true }
        }
        #endif
        return nil
    }
}
