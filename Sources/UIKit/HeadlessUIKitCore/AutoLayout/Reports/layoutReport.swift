/// Says where each edge of a view comes from: which constraints decide about it, by their lines.
///
/// Pending layout is performed first.
///
/// ```
/// UIButton "Save" (16 640; 358 50) in UIView
/// left 16:
///   UIButton "Save".leading == UIView.leading + 16 (FormView.swift:12)
/// …
/// ```
///
/// - Returns: several lines, for debugging; their form may change.
/// - Complexity: that of pending layout, and O(*n*) in the constraints that decide.
@MainActor
public func layoutReport(of view: UIView) -> String {
    LayoutReport(of: view).text
}

extension UIView {
    /// What constraints leave open of the view's frame: `left`, `top`, `width` and `height`, those that apply.
    package final var ambiguousParts: [String] {
        guard hasAmbiguousLayout, let layout = layoutIfAny, let engine = layout.engine else { return [] }
        return zip(["left", "top", "width", "height"], layout.unknowns.all)
            .filter { engine.solver.isAmbiguous($0.1) }.map(\.0)
    }
}

/// The text of ``layoutReport(of:)``.
@MainActor
struct LayoutReport {
    private let view: UIView

    init(of view: UIView) {
        self.view = view
        view.superview?.layoutIfNeeded()
        view.layoutIfNeeded()
    }

    var text: String {
        let place = view.superview.map { " in \($0.summary)" } ?? ""
        return (["\(view.summary) \(view.frame.shortText)\(place)"] + lines).joined(separator: "\n")
    }

    private var lines: [String] {
        guard view.flags.contains(.isPlacedByConstraints) else { return linesOfMask }
        guard let edges = view.constrainedEdges else {
            return ["It takes part in no layout: it is in no superview."]
        }
        return edges.flatMap { edge in
            let note = edge.isAmbiguous ? ", ambiguous: no constraint decides it" : ":"
            return ["\(edge.name) \(edge.value.shortText)\(note)"] + edge.reasons.map { "  \($0)" }
        }
    }

    private var linesOfMask: [String] {
        guard view.flags.contains(.isConstrainedFromOutside) else {
            return [
                "Its frame and autoresizing mask place it: translatesAutoresizingMaskIntoConstraints is true."
            ]
        }
        return [
            "Its frame and autoresizing mask place it, although constraints refer to it:"
                + " translatesAutoresizingMaskIntoConstraints is true."
        ]
    }
}

/// An edge of a view that constraints place.
package struct ConstrainedEdge {
    /// `left`, `top`, `right` or `bottom`.
    package let name: String
    /// In the superview's coordinates.
    package let value: CGFloat
    package let isAmbiguous: Bool
    /// The constraints that decide about it, with their lines.
    package let reasons: [String]
}

extension UIView {
    /// Where the view's edges come from, as of the last layout; `nil` if constraints do not place it.
    package final var constrainedEdges: [ConstrainedEdge]? {
        guard flags.contains(.isPlacedByConstraints), let layout = layoutIfAny, let engine = layout.engine,
            !engine.isDiscarded
        else { return nil }
        let (unknowns, frame) = (layout.unknowns, frame)
        return [
            ("left", frame.minX, [unknowns.left]), ("top", frame.minY, [unknowns.top]),
            ("right", frame.maxX, [unknowns.left, unknowns.width]),
            ("bottom", frame.maxY, [unknowns.top, unknowns.height]),
        ].map { name, value, variables in
            let ids = Array(Set(variables.flatMap { engine.solver.determining($0) })).sorted()
            return ConstrainedEdge(
                name: name, value: value,
                isAmbiguous: variables.contains { engine.solver.isAmbiguous($0) },
                reasons: ids.map { engine.line(for: $0) })
        }
    }

    /// Whether a stack view, or another superview that arranges its subviews, places the view.
    package final var isArrangedBySuperview: Bool { flags.contains(.isArranged) }
}
