@MainActor
extension NibFailure {
    static func storyboard(_ name: String, _ identifier: String?, _ result: String) -> NibFailure {
        let controller = identifier.map { "the controller \"\($0)\"" } ?? "its initial controller"
        return NibFailure(
            "The storyboard \"\(name)\" cannot make \(controller): storyboards are not read here. \(result)\n"
                + "Try: create the controller and its views in code.")
    }

    static func segue(_ identifier: String, of controller: UIViewController) -> NibFailure {
        NibFailure(
            "\(type(of: controller)) has no segue \"\(identifier)\": segues are in storyboards, which are not read here.\n"
                + "Try: present or push the next controller in code.")
    }
}

extension NibStandIn {
    /// Returns a controller of the first class that there is of some names, or else an empty one.
    @MainActor
    static func controller(_ names: [String], in module: String) -> UIViewController {
        for name in names {
            guard let type = type(named: name, in: module) as? UIViewController.Type else { continue }
            if let controller = type.init(coder: NSCoder()) { return controller }
        }
        return UIViewController()
    }
}
