import Foundation
import HeadlessUIKit

/// A view that logs its callbacks, and may react to them.
package final class CallbackView: UIView {
    package let name: String
    package let log: EventLog
    /// Called for every callback, with its name in the log, after that is written.
    package var reaction: (@MainActor (String) -> Void)?

    package init(_ name: String, _ log: EventLog, frame: CGRect = .zero) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    package required init?(coder: NSCoder) { nil }

    package override func willMove(toSuperview newSuperview: UIView?) {
        note("willMove(toSuperview: \(newSuperview.nameInLog))")
    }

    package override func didMoveToSuperview() {
        note("didMoveToSuperview: \(superview.nameInLog)")
    }

    package override func willMove(toWindow newWindow: UIWindow?) {
        note("willMove(toWindow: \(newWindow.nameInLog))")
    }

    package override func didMoveToWindow() {
        note("didMoveToWindow: \(window.nameInLog)")
    }

    package override func didAddSubview(_ subview: UIView) {
        note("didAddSubview(\(subview.nameInLog))")
    }

    package override func willRemoveSubview(_ subview: UIView) {
        note("willRemoveSubview(\(subview.nameInLog))")
    }

    package override func layoutSubviews() {
        note("layoutSubviews")
    }

    private func note(_ callback: String) {
        log.add("\(name) \(callback)")
        reaction?(callback)
    }
}

extension UIView {
    /// A callback view's name; a window's identifier, else its class.
    @MainActor package var nameInLog: String {
        (self as? CallbackView)?.name ?? accessibilityIdentifier ?? "\(type(of: self))"
    }
}

extension UIView? {
    @MainActor fileprivate var nameInLog: String { self?.nameInLog ?? "nil" }
}

extension UIWindow? {
    @MainActor fileprivate var nameInLog: String { self?.nameInLog ?? "nil" }
}
