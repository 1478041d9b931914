import FailureReporting

/// A misuse of layers.
package struct LayerFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    @MainActor
    static func loop(_ layer: CALayer, in other: CALayer) -> LayerFailure {
        LayerFailure("\(layer.summary) cannot be added to \(other.summary): the layer tree would be a loop.")
    }

    @MainActor
    static func ofView(_ layer: CALayer, in other: CALayer) -> LayerFailure {
        LayerFailure(
            "\(layer.summary) cannot be added to \(other.summary): a view's layer is where the view is.")
    }

    @MainActor
    static func notASibling(_ sibling: CALayer?, in layer: CALayer) -> LayerFailure {
        LayerFailure(
            "\(sibling?.summary ?? "nil") is not a sublayer of \(layer.summary), so no layer can go next to it."
        )
    }

    @MainActor
    static func ownMask(_ layer: CALayer) -> LayerFailure {
        LayerFailure("\(layer.summary) cannot be its own mask.")
    }

    @MainActor
    static func threeDimensional(_ layer: CALayer) -> LayerFailure {
        LayerFailure(
            "The transform of \(layer.summary) was set to one that leaves the layer's plane: layers are flat here."
                + " The old value is kept.")
    }
}
