import UIKit

/// Logs the calls that a view gets about layout, its superview and window, and touches, as far as they are asked for.
class LoggingView: UIView {
    /// What can be logged.
    enum Topic { case constraints, layout, hierarchy, touches }

    let name: String
    let stage: Stage
    private let topics: Set<Topic>

    init(_ name: String, _ topics: Topic..., on stage: Stage) {
        self.name = name
        self.topics = Set(topics)
        self.stage = stage
        super.init(frame: .zero)
        backgroundColor = .lightGray
    }

    required init?(coder: NSCoder) { nil }

    private func log(_ call: String, _ topic: Topic) {
        if topics.contains(topic) { stage.logOnce("\(name) \(call)") }
    }

    /// Has constraints updated in any case.
    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        log("updateConstraints", .constraints)
        super.updateConstraints()
    }

    override func layoutSubviews() {
        log("layoutSubviews", .layout)
        super.layoutSubviews()
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        log("willMove(toSuperview: \(Self.name(of: newSuperview)))", .hierarchy)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        log("didMoveToSuperview", .hierarchy)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        log("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))", .hierarchy)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        log("didMoveToWindow", .hierarchy)
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        log("didAddSubview(\(Self.name(of: subview)))", .hierarchy)
    }

    override func willRemoveSubview(_ subview: UIView) {
        log("willRemoveSubview(\(Self.name(of: subview)))", .hierarchy)
        super.willRemoveSubview(subview)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesBegan", .touches)
    }

    // Not that touches move: a hand may tremble.

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesEnded", .touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesCancelled", .touches)
    }

    private static func name(of view: UIView?) -> String {
        guard let view else { return "nil" }
        return (view as? LoggingView)?.name ?? "another view"
    }
}
