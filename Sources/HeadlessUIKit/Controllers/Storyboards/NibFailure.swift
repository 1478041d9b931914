import FailureReporting

/// A use of nib files or storyboards, which are not read here.
package struct NibFailure: DescribedFailure {
    package let description: String
}

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

    static func nib(_ name: String, _ result: String) -> NibFailure {
        NibFailure(
            "The nib \"\(name)\" cannot be read: nib files are not read here. \(result)\n"
                + "Try: create its views in code.")
    }

    static func registered(_ name: String, for identifier: String, in view: UIView) -> NibFailure {
        NibFailure(
            "The nib \"\(name)\" cannot be registered in \(view.summary) for \"\(identifier)\": nib files are not read "
                + "here.\nTry: register the class.")
    }
}
