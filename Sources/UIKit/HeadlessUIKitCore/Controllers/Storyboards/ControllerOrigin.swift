/// What the file that a controller was made from says of it beyond its class.
@MainActor
package final class ControllerOrigin {
    /// The storyboard; `nil` for a controller of a nib.
    package let storyboard: UIStoryboard?
    package let place: ScenePlace
    /// The file's name, for failures.
    package var file: String { place.file }
    /// The templates of its segues, in the order of the file.
    package var segues: [SegueTemplate] = []
    /// What the templates need, kept as long as the controller.
    package var scene: AnyObject?
    /// Makes the view and connects it; `nil` if the file has none for the controller.
    package var loadView: (@MainActor (UIViewController) -> Void)?

    package init(_ storyboard: UIStoryboard?, at place: ScenePlace) {
        (self.storyboard, self.place) = (storyboard, place)
    }
}
