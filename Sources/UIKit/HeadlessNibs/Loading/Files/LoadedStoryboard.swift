import HeadlessUIKitCore

/// A storyboard that was read: its scenes are planned when they are used.
@MainActor
package final class LoadedStoryboard: StoryboardContents {
    let source: NibSource
    private var scenes: [String: (sizeClasses: NibSizeClasses, scene: Scene)] = [:]

    init(_ source: NibSource) {
        self.source = source
    }

    /// Makes a storyboard of a document alone, without a bundle.
    package convenience init(_ document: NibDocument) {
        self.init(NibSource(document, nil))
    }

    package func makeController(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibProblem) -> UIViewController {
        let document = source.document
        guard let identifier else {
            guard let id = document.root["initialViewController"] else {
                throw NibProblem(
                    "\(document.file):\(document.root.line): the storyboard has no initial controller.",
                    cure: "set \"Is Initial View Controller\" of one in Xcode.")
            }
            return try makeController(object: id, of: storyboard, creator: creator)
        }
        guard let element = document.controllers[identifier], let id = element.id else {
            let known = document.controllers.keys.sorted().map { "\"\($0)\"" }
            let found = known.isEmpty ? "no controller with an identifier" : known.joined(separator: ", ")
            throw NibProblem(
                "The storyboard \"\(storyboard.name)\" has no controller \"\(identifier)\": it has \(found).",
                cure: "set the storyboard identifier of the controller in Xcode.")
        }
        return try makeController(object: id, of: storyboard, creator: creator)
    }

    /// Makes the controller of an object's id.
    package func makeController(
        object id: String, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)? = nil
    ) throws(NibProblem) -> UIViewController {
        guard let scene = scene(of: id) else {
            throw NibProblem(
                "\(source.document.file): there is no controller with the object ID \(id).",
                cure: "remove the connection to it in Xcode.")
        }
        return try ControllersInMaking.make(at: source.place(of: id)) { () throws(NibProblem) in
            if let reference = scene.reference {
                return try follow(reference, of: storyboard, creator: creator)
            }
            return try ControllerLoading(scene, self, storyboard).makeController(creator)
        }
    }

    /// Makes a controller of another storyboard, which a reference in this one names.
    private func follow(
        _ reference: NibElement, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibProblem) -> UIViewController {
        guard let name = reference["storyboardName"] else {
            throw NibProblem(
                "\(source.document.file):\(reference.line): the reference \(reference.id ?? "") names no storyboard.",
                cure: "choose its storyboard in Xcode.")
        }
        return try storyboard.sibling(named: name)
            .makeController(reference["referencedIdentifier"], creator: creator)
    }

    private func scene(of id: String) -> Scene? {
        let sizeClasses = NibSource.sizeClasses
        if let known = scenes[id], known.sizeClasses == sizeClasses { return known.scene }
        guard let element = source.document.scenes[id] else { return nil }
        let scene = Scene(element, controller: id, in: source, sizeClasses)
        scenes[id] = (sizeClasses, scene)
        return scene
    }
}
