import HeadlessUIKit

/// Whether a view has a frame, in its superview.
final class FrameCondition: ViewCondition {
    /// Frames that differ by less are the same, in points: layout computes with fractions.
    private static let tolerance: CGFloat = 0.001

    let frame: CGRect

    init(frame: CGRect) {
        self.frame = frame
    }

    var cost: Int { 3 }
    // A frame changes while it is animated, too.
    var needs: ConditionNeeds { .unannounced }
    var tellsWhich: Bool { false }

    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        let found = view.frame
        return zip([found.minX, found.minY, found.width, found.height], wanted)
            .allSatisfy { abs($0 - $1) <= Self.tolerance }
    }

    private var wanted: [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        "its frame is \(view.frame.shortText), wanted \(frame.shortText)"
    }

    var description: String { "withFrame(\(frame.code))" }
}

extension CGRect {
    /// The rectangle as source code.
    var code: String {
        "CGRect(x: \(origin.x.shortText), y: \(origin.y.shortText), width: \(size.width.shortText),"
            + " height: \(size.height.shortText))"
    }
}
