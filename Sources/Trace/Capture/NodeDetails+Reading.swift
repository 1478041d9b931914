import HeadlessUIKit

extension NodeDetails {
    @MainActor
    init(of view: UIView, _ names: ViewNames) {
        self.names = names
        properties = Self.properties(of: view)
        edges = Self.edges(of: view)
    }

    @MainActor
    private static func properties(of view: UIView) -> [String] {
        var list: [(String, String)] = [
            ("frame", view.frame.shortText), ("bounds", view.bounds.shortText),
            ("alpha", view.alpha.shortText),
            ("isHidden", "\(view.isHidden)"),
            ("isUserInteractionEnabled", "\(view.isUserInteractionEnabled)"),
            ("clipsToBounds", "\(view.clipsToBounds)"), ("tag", "\(view.tag)"),
        ]
        if let origin = view.nibOrigin { list.append(("nib", origin.text)) }
        if !view.transform.isIdentity {
            let matrix = view.transform
            let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(\.shortText)
            list.append(("transform", "[\(numbers.joined(separator: ", "))]"))
        }
        if let color = view.backgroundColor { list.append(("backgroundColor", "\(color)")) }
        if let control = view as? UIControl {
            list += [
                ("isEnabled", "\(control.isEnabled)"), ("isSelected", "\(control.isSelected)"),
                ("isHighlighted", "\(control.isHighlighted)"),
            ]
        }
        return (list + special(of: view)).flatMap { [$0.0, $0.1] }
    }

    /// The properties of the view's class.
    @MainActor
    private static func special(of view: UIView) -> [(String, String)] {
        switch view {
        case let label as UILabel:
            [
                ("text", label.text.map { $0.debugDescription } ?? "nil"),
                ("font", label.font.map { "\($0)" } ?? "nil"),
                ("textColor", label.textColor.map { "\($0)" } ?? "nil"),
                ("numberOfLines", "\(label.numberOfLines)"),
            ]
        case let field as UITextField:
            [
                ("text", (field.text ?? "").debugDescription),
                ("placeholder", (field.placeholder ?? "").debugDescription),
                ("isEditing", "\(field.isEditing)"),
            ]
        case let text as UITextView: [("text", (text.text ?? "").debugDescription)]
        case let toggle as UISwitch: [("isOn", "\(toggle.isOn)")]
        case let slider as UISlider:
            [
                ("value", "\(slider.value)"), ("minimumValue", "\(slider.minimumValue)"),
                ("maximumValue", "\(slider.maximumValue)"),
            ]
        case let control as UISegmentedControl: [("selectedSegmentIndex", "\(control.selectedSegmentIndex)")]
        case let button as UIButton: [("currentTitle", button.currentTitle?.debugDescription ?? "nil")]
        case let scrollView as UIScrollView:
            [
                ("contentOffset", scrollView.contentOffset.shortText),
                (
                    "contentSize",
                    "\(scrollView.contentSize.width.shortText) × \(scrollView.contentSize.height.shortText)"
                ),
            ]
        case let image as UIImageView: [("image", image.image.map { "\($0)" } ?? "nil")]
        default: []
        }
    }

    @MainActor
    private static func edges(of view: UIView) -> [NodeEdge] {
        if let edges = view.constrainedEdges {
            return edges.flatMap { edge in
                edge.reasons.isEmpty || edge.isAmbiguous
                    ? [NodeEdge(edge: edge.name, kind: "ambiguous", text: "no constraint decides it")]
                    : edge.reasons.map { NodeEdge(edge: edge.name, kind: "constraint", text: $0) }
            }
        }
        let (kind, text): (String, String)
        if view.isArrangedBySuperview {
            (kind, text) = ("stack", view.superview.map { "arranged by \($0.summary)" } ?? "")
        } else if !view.autoresizingMask.isEmpty {
            (kind, text) = ("autoresizing", "its frame and autoresizing mask")
        } else if view.superview?.isFrameworkView == true, type(of: view.superview ?? view) != UIView.self {
            (kind, text) = ("system", view.superview.map { "laid out by \($0.summary)" } ?? "")
        } else {
            (kind, text) = ("frame", "its frame, as code set it")
        }
        return ["left", "top", "width", "height"].map { NodeEdge(edge: $0, kind: kind, text: text) }
    }
}
