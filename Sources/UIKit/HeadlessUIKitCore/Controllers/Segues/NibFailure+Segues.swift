@MainActor
extension NibFailure {
    static func noSegue(_ identifier: String, of controller: UIViewController) -> NibFailure {
        let name = "\(type(of: controller))"
        guard let origin = controller.origin, origin.storyboard != nil else {
            return NibFailure(
                "\(name) has no segue \"\(identifier)\": it was not made by a storyboard.\n"
                    + "Try: make it by UIStoryboard, or present or push the next controller in code.")
        }
        let identifiers = origin.segues.compactMap(\.identifier).map { "\"\($0)\"" }
        let found = identifiers.isEmpty ? "none with an identifier" : identifiers.joined(separator: ", ")
        return NibFailure(
            "\(name) has no segue \"\(identifier)\": in \(origin.file) it has \(found).\n"
                + "Try: set the segue's identifier in the storyboard.")
    }

    static func noUnwindDestination(_ action: String, _ source: UIViewController) -> NibFailure {
        NibFailure(
            "No controller before \(type(of: source)) performs the unwind action \(action).\n"
                + "Try: declare it with @IBAction in the controller to go back to, with the segue as its parameter."
        )
    }

    static func noView(in nib: String, of controller: UIViewController) -> NibFailure {
        NibFailure(
            "The nib \"\(nib)\" does not set the view of \(type(of: controller)). An empty view stands for it.\n"
                + "Try: connect the outlet \"view\" of File's Owner to a view.")
    }
}
