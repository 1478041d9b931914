/// An action on what an application shares, such as copying it.
///
/// A subclass provides its title and which items it accepts, and acts in ``perform()``, or with its own controller.
/// Either way it calls ``activityDidFinish(_:)`` at the end.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    final weak var sheet: UIActivityViewController?

    /// Makes an activity.
    public override init() {
        super.init()
    }

    /// The position of the activity among the others.
    open class var activityCategory: Category { .action }

    /// Identifies the activity; `nil` unless overridden.
    open var activityType: ActivityType? { nil }

    /// The title of its button; `nil` unless overridden.
    open var activityTitle: String? { nil }

    /// The image of its button; `nil` unless overridden.
    open var activityImage: UIImage? { nil }

    /// Returns whether it can act on the shared items; `false` unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the shared items, before the activity is performed; does nothing unless overridden.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that performs the activity, instead of ``perform()``; it is presented over the sheet.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity. One without a controller must override it, and call ``activityDidFinish(_:)``.
    /// It does nothing unless overridden.
    open func perform() {}

    /// Ends the activity.
    ///
    /// - Parameter completed: whether it succeeded; the sheet is dismissed then.
    open func activityDidFinish(_ completed: Bool) {
        sheet?.didFinish(self, completed)
    }
}
