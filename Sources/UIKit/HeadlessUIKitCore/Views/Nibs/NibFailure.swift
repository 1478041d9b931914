import FailureReporting

/// A use of nib files or storyboards, which are not read here.
struct NibFailure: DescribedFailure {
    let description: String
}

@MainActor
extension NibFailure {
    static func nib(_ name: String, _ result: String) -> NibFailure {
        NibFailure(
            "The nib \"\(name)\" cannot be read: nib files are not read here. \(result)\n"
                + "Try: create its views in code.")
    }

    static func registered(
        _ name: String, for identifier: String, in view: UIView, as type: UIView.Type?
    ) -> NibFailure {
        let result = type.map { " \($0) is registered without it." } ?? ""
        return NibFailure(
            "The nib \"\(name)\" cannot be registered in \(view.summary) for \"\(identifier)\": nib files are not read "
                + "here.\(result)\nTry: register the class.")
    }
}
