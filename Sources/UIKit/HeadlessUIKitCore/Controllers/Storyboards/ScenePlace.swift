/// Where a storyboard has the scene of a controller.
package struct ScenePlace: Hashable, Sendable {
    /// The file's name.
    package let file: String
    /// What tells it from other files of the name.
    let path: String
    /// The object ID of the controller, or of a reference to it.
    let id: String

    package init(file: String, path: String, id: String) {
        (self.file, self.path, self.id) = (file, path, id)
    }

    /// Refuses a controller that would contain itself, or be inside too many.
    ///
    /// - Parameter places: those of the controllers around it, the outermost first.
    /// - Throws: what names the circle.
    package func check(inside places: [ScenePlace]) throws(NibProblem) {
        if let start = places.firstIndex(of: self) {
            let circle = (places[start...] + [self]).map {
                $0.path == path ? $0.id : "\($0.id) of \($0.file)"
            }
            throw NibProblem(
                "\(file): the controller \(id) contains itself: \(circle.joined(separator: " → ")).",
                cure: "remove one of the segues or references between them in Xcode.")
        }
        guard places.count < ControllersInMaking.depthLimit else {
            throw NibProblem(
                "\(file): the controller \(id) is inside \(places.count) others, each inside the one before it.",
                cure: "remove one of the segues between them in Xcode.")
        }
    }
}
