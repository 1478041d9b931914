import Foundation

@testable import HeadlessUIKit

/// What views were told, in order.
@MainActor
final class CallbackLog {
    private(set) var lines: [String] = []

    /// The lines so far; the log is empty afterwards.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func add(_ line: String) {
        lines.append(line)
    }
}

/// A view that notes what it is told, and may do something about it.
final class CallbackView: UIView {
    let name: String
    let log: CallbackLog
    /// Is told of every callback, by the name it has in the log, after that is written.
    var reaction: (@MainActor (String) -> Void)?

    init(_ name: String, _ log: CallbackLog, frame: CGRect = .zero) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        note("willMove(toSuperview: \(newSuperview.nameInLog))")
    }

    override func didMoveToSuperview() {
        note("didMoveToSuperview: \(superview.nameInLog)")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        note("willMove(toWindow: \(newWindow.nameInLog))")
    }

    override func didMoveToWindow() {
        note("didMoveToWindow: \(window.nameInLog)")
    }

    override func didAddSubview(_ subview: UIView) {
        note("didAddSubview(\(subview.nameInLog))")
    }

    override func willRemoveSubview(_ subview: UIView) {
        note("willRemoveSubview(\(subview.nameInLog))")
    }

    override func layoutSubviews() {
        note("layoutSubviews")
    }

    private func note(_ callback: String) {
        log.add("\(name) \(callback)")
        reaction?(callback)
    }
}

extension UIView {
    /// A callback view's name; a window's identifier, else its class.
    @MainActor var nameInLog: String {
        (self as? CallbackView)?.name ?? accessibilityIdentifier ?? "\(type(of: self))"
    }
}

extension UIView? {
    @MainActor fileprivate var nameInLog: String { self?.nameInLog ?? "nil" }
}

extension UIWindow? {
    @MainActor fileprivate var nameInLog: String { self?.nameInLog ?? "nil" }
}
