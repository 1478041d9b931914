/// What the file that a controller was made from says of it beyond its class.
@MainActor
package final class ControllerOrigin {
    /// The storyboard; `nil` for a controller of a nib.
    package let storyboard: UIStoryboard?
    /// The file's name, for failures.
    package let file: String
    /// The templates of its segues, in the order of the file.
    package var segues: [SegueTemplate] = []
    /// What the templates need, kept as long as the controller.
    package var scene: AnyObject?
    /// Makes the view and connects it; `nil` if the file has none for the controller.
    package var loadView: (@MainActor (UIViewController) -> Void)?

    package init(_ storyboard: UIStoryboard?, file: String) {
        (self.storyboard, self.file) = (storyboard, file)
    }
}
