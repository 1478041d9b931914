/// What all trees of views share.
@MainActor
package enum ViewTree {
    /// Grows with every change to any view that could change what a query finds.
    ///
    /// It is one number for the process, not for an application, because views outside every window are found
    /// too. It only ever grows, so a test need not reset it, and a change elsewhere costs no more than looking
    /// again.
    package private(set) static var generation: UInt64 = 0

    static func change() {
        generation &+= 1
    }

    /// Whether `viewClass` is one of the framework's own, whose methods are known to be the framework's.
    static func isFrameworkClass(_ viewClass: UIView.Type) -> Bool {
        viewClass == UIView.self || frameworkClasses.contains(ObjectIdentifier(viewClass))
    }

    private static let frameworkClasses = Set(
        [
            UIView.self, UIWindow.self, UIControl.self, UIButton.self, UILabel.self, UIImageView.self,
            UITextField.self, UITransitionView.self,
        ].map { ObjectIdentifier($0 as UIView.Type) })
}
