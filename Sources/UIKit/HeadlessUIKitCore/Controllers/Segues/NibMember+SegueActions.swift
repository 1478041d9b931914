extension NibMember {
    /// A method that makes the controller that a segue leads to.
    ///
    /// - Parameters:
    ///   - selector: the method's name in Objective-C, such as `makeDetails:`.
    ///   - method: the method; when it returns `nil`, the storyboard makes the controller.
    public static func segueAction<Root: AnyObject, Made: UIViewController>(
        _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor (NSCoder) -> Made?
    ) -> NibMember {
        NibMember(segueAction: selector) { (root: Root, coder, _, _) in method(root)(coder) }
    }

    /// A method that makes the controller that a segue leads to, for the sender of the segue.
    public static func segueAction<Root: AnyObject, Made: UIViewController>(
        _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor (NSCoder, Any?) -> Made?
    ) -> NibMember {
        NibMember(segueAction: selector) { (root: Root, coder, sender, _) in method(root)(coder, sender) }
    }

    /// A method that makes the controller that a segue leads to, for the sender and the identifier of the segue.
    public static func segueAction<Root: AnyObject, Made: UIViewController>(
        _ selector: String,
        _ method: @escaping @MainActor (Root) -> @MainActor (NSCoder, Any?, String?) -> Made?
    ) -> NibMember {
        NibMember(segueAction: selector) { (root: Root, coder, sender, identifier) in
            method(root)(coder, sender, identifier)
        }
    }

    /// Makes the controller of a segue; `nil` if the method leaves it to the storyboard.
    package func makeController(
        of object: AnyObject, _ coder: NSCoder, sender: Any?, identifier: String?
    ) -> UIViewController? {
        make(for: object, coder, sender: sender, identifier: identifier) as? UIViewController
    }
}
