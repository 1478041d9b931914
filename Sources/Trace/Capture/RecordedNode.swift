import HeadlessUIKit

/// A view as it was at an instant, with the views in it.
final class RecordedNode: Sendable {
    /// The number of the view, counted from 1 in the order in which views appear.
    let number: Int
    let source: Source
    let look: NodeLook
    /// Whether the look has a drawing, which takes long to copy.
    let isDrawn: Bool
    let details: NodeDetails?
    /// From back to front.
    let children: [RecordedNode]

    /// What the node was recorded of.
    struct Source: Sendable {
        var view: ObjectIdentifier
        /// The view's stamp, 0 if it has not changed since it was made; `nil` if it may look different without another one.
        var stamp: UInt64?
    }

    init(
        _ number: Int, _ source: Source, _ look: NodeLook, _ details: NodeDetails?,
        _ children: [RecordedNode]
    ) {
        self.number = number
        self.source = source
        self.look = look
        isDrawn = look.drawing != nil
        self.details = details
        self.children = children
    }

    /// Whether the node is the same as another one, with the very same children.
    func isSame(_ look: NodeLook, _ details: NodeDetails?, _ children: [RecordedNode]) -> Bool {
        self.children.count == children.count && self.look == look && self.details == details
            && zip(self.children, children).allSatisfy { $0 === $1 }
    }

    /// Whether a view still looks as it did here; its subviews may not.
    ///
    /// - Parameter film: knows which view has the node's number. It is asked of views without a stamp alone: another view
    ///   that was made in the same place of the memory may have none, either.
    @MainActor
    func stillShows(_ view: UIView, in film: Film) -> Bool {
        guard source.stamp == view.changeStamp, source.view == ObjectIdentifier(view), !view.changesUnnoticed
        else { return false }
        return view.changeStamp != 0 || film.number(of: source.view) == number
    }
}

/// What is drawn of a view, and what it is.
struct NodeLook: Equatable, Sendable {
    var className: String
    /// The class of the view controller whose view it is; empty for none.
    var controller = ""
    /// `nil` if it is hidden or transparent.
    var drawing: ViewDrawing?
    /// The radii of the corners, where the view clips: upper left, upper right, lower right, lower left.
    var radii: [CGFloat] = []
    /// The frame, of a view that is hidden.
    var frame = CGRect.zero
    var text = ""
}

/// What is known of a view besides what is drawn.
struct NodeDetails: Equatable, Sendable {
    /// Names and values in turn, as Swift has them.
    var properties: [String] = []
    var edges: [NodeEdge] = []
    /// What finds it.
    var names = ViewNames()
}

/// Where an edge of a view comes from.
struct NodeEdge: Hashable, Sendable {
    var edge: String
    var kind: String
    var text: String
    var file = ""
    var line = 0
}
