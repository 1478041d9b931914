import HeadlessUIKitCore

/// A scene of a storyboard: a controller with its view and what is beside them.
@MainActor
final class Scene {
    let plan: NibPlan
    /// The controller; `nil` if the scene refers to another storyboard.
    let controller: ControllerPlan?
    /// The reference to a controller of another storyboard.
    let reference: NibElement?
    /// The segues in the order of the file, each with the id of the object that has it.
    let segues: [(element: NibElement, holder: String?)]

    /// Reads a scene.
    ///
    /// - Parameter id: the object ID of its controller.
    init(_ element: NibElement, controller id: String, in source: NibSource, _ sizeClasses: NibSizeClasses) {
        let objects = element.child("objects")?.children ?? []
        plan = NibPlan(
            source.document, for: sizeClasses, elements: objects, in: source.language, keepsLeftOut: true)
        var found: ControllerPlan?
        for case .controller(let controller) in plan.topLevel where controller.id == id { found = controller }
        controller = found
        reference = objects.first { $0.id == id && $0.name == "viewControllerPlaceholder" }
        var segues: [(NibElement, String?)] = []
        element.visit { holder in
            for segue in holder.child("connections")?.children ?? [] where segue.name == "segue" {
                segues.append((segue, holder.id))
            }
        }
        self.segues = segues
    }
}

extension NibDocument {
    /// The scenes by the object IDs of their controllers, and controllers by their identifiers.
    static func index(_ root: NibElement) -> (scenes: [String: NibElement], controllers: [String: NibElement])
    {
        var scenes: [String: NibElement] = [:]
        var controllers: [String: NibElement] = [:]
        for scene in root.child("scenes")?.children ?? [] {
            for object in scene.child("objects")?.children ?? [] {
                guard let id = object.id, object["sceneMemberID"] == "viewController" || isController(object)
                else { continue }
                scenes[id] = scenes[id] ?? scene
                guard let identifier = object["storyboardIdentifier"] else { continue }
                controllers[identifier] = controllers[identifier] ?? object
            }
        }
        return (scenes, controllers)
    }

    private static func isController(_ element: NibElement) -> Bool {
        element.name.hasSuffix("ontroller") || element.name == "viewControllerPlaceholder"
    }
}
