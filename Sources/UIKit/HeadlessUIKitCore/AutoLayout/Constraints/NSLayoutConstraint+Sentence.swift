extension NSLayoutConstraint {
    /// The constraint as anchors spell it, with its identifier: `"gap": UILabel "Name".top == UITextField.bottom + 8`.
    final var sentence: String {
        let name = identifier.map { "\"\($0)\": " } ?? ""
        return name + relationText
    }

    private var relationText: String {
        let left = Self.text(of: first, firstAttribute)
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var right = ""
        if let second {
            right = Self.text(of: second, secondAttribute)
            if multiplier != 1 { right += " * \(multiplier.shortText)" }
            if constant > 0 { right += " + \(constant.shortText)" }
            if constant < 0 { right += " - \((-constant).shortText)" }
        } else {
            right = constant.shortText
        }
        let strength = priority == .required ? "" : " @\(CGFloat(priority.rawValue).shortText)"
        return "\(left) \(sign) \(right)\(strength)"
    }

    private static func text(of node: LayoutNode, _ attribute: Attribute) -> String {
        node is DistanceNode ? node.name : "\(node.name).\(attribute.name)"
    }
}
