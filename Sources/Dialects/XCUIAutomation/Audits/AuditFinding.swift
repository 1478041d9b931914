import HeadlessUIKit

/// An issue as a value.
@MainActor
package struct AuditFinding {
    let node: AutomationNode
    package let kind: AuditKind
    /// The issue in a few words, in those of Apple's audit where they are known.
    package let title: String
    package let detail: String

    init(_ subject: AuditSubject, _ kind: AuditKind, _ title: String, _ detail: String) {
        node = subject.node
        self.kind = kind
        self.title = title
        self.detail = detail
    }

    /// The view, or the one that has the element.
    package var view: UIView? { node.view }

    /// The label of an element that is not a view; `nil` for a view.
    package var elementLabel: String? {
        node.ownView == nil ? node.object?.accessibilityLabel ?? "" : nil
    }

    /// In the screen's coordinates.
    package var frame: CGRect { node.ownView.map { $0.convertToScreen($0.bounds) } ?? node.frame }
}

/// One kind of check, applied to everything that is on the screen.
@MainActor
protocol AuditCheck {
    var kind: AuditKind { get }
    func findings(on subject: AuditSubject) -> [AuditFinding]
}
