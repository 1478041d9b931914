/// Methods of UIKit and Foundation that selectors refer to.
enum SystemMethods {
    /// The selectors that do not follow from the Swift name.
    private static let selectors: [String: String] = [
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "touchesBegan(_:with:)": "touchesBegan:withEvent:",
        "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:",
        "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "hitTest(_:with:)": "hitTest:withEvent:",
        "point(inside:with:)": "pointInside:withEvent:",
        "motionEnded(_:with:)": "motionEnded:withEvent:",
        "canPerformAction(_:withSender:)": "canPerformAction:withSender:",
        "target(forAction:withSender:)": "targetForAction:withSender:",
        "show(_:sender:)": "showViewController:sender:",
        "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
        "willMove(toParent:)": "willMoveToParentViewController:",
        "didMove(toParent:)": "didMoveToParentViewController:",
        "addChild(_:)": "addChildViewController:",
        "prepare(for:sender:)": "prepareForSegue:sender:",
        "draw(_:)": "drawRect:",
        "removeFromParent()": "removeFromParentViewController",
    ]

    /// Methods with parameters that selectors name without labels, by base name.
    private static let labels: [String: [String]] = {
        var labels: [String: [String]] = [:]
        let withSender = [
            "copy", "cut", "paste", "delete", "select", "selectAll", "toggleBoldface", "toggleItalics",
            "toggleUnderline", "increaseSize", "decreaseSize", "makeTextWritingDirectionLeftToRight",
            "makeTextWritingDirectionRightToLeft", "pasteAndMatchStyle", "find", "findAndReplace", "findNext",
            "findPrevious", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
            "endEditing",
            "traitCollectionDidChange", "sendEvent", "setNeedsDisplayInRect",
        ]
        for name in withSender { labels[name] = [""] }
        for name in selectors.keys.sorted() {
            guard let open = name.firstIndex(of: "("), name.last == ")" else { continue }
            let list = name[open...].dropFirst().dropLast().split(separator: ":").map {
                $0 == "_" ? "" : String($0)
            }
            labels[String(name[..<open])] = list
        }
        return labels
    }()

    /// The labels of a method that selectors name without them; none if it is not known to have parameters.
    static func labels(of name: String) -> [String] { labels[name] ?? [] }

    /// The selector of a method that the system declares.
    static func selector(of name: String, labels: [String]) -> String {
        let list = labels.map { $0.isEmpty ? "_:" : "\($0):" }.joined()
        return selectors["\(name)(\(list))"] ?? ObjectiveCName.selector(of: name, labels: labels)
    }
}
