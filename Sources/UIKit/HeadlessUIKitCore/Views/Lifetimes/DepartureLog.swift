import TimeLapse

/// When views left their windows, and the last first responder resigned, for failures that tell of it later.
///
/// Each world has one. It is kept once the test has made a call: before, no line could be told.
@MainActor
package final class DepartureLog: WorldPart {
    /// The last views that left a window, those inside of which left with them. Addresses are compared only for views
    /// that have left a window, so that a view at the address of a freed one has an entry of its own.
    private var removals = RecentEntries<(view: ObjectIdentifier, moment: CallMoment)>(limit: 256)

    /// What was first responder before nothing was, in words, and when it resigned.
    private var resignation: (name: String, responder: WeakReference<UIResponder>, moment: CallMoment)?

    package init() {}

    /// Notes that a view leaves its window now, with those inside it.
    static func noteRemoval(of view: UIView, from window: UIWindow?) {
        guard let application = window?.application, application.world.hasHadCalls else { return }
        let log = application.world.part(DepartureLog.self)
        log.removals.add((ObjectIdentifier(view), CallMoment(on: application.clock)))
    }

    /// Notes that a view without a superview left its window together with its former superview.
    static func noteRemoval(of view: UIView, with superview: ObjectIdentifier) {
        guard let log = World.current.existingPart(DepartureLog.self) else { return }
        let former = log.removals.last { $0.view == superview }
        log.removals.add((ObjectIdentifier(view), former?.moment ?? CallMoment(on: .current)))
    }

    /// Notes which responder of a window resigned, with nothing in its place.
    static func noteResignation(of responder: UIResponder, from window: UIWindow) {
        guard let application = window.application, application.world.hasHadCalls else { return }
        let name = (responder as? UIView)?.summary ?? "\(type(of: responder))"
        application.world.part(DepartureLog.self).resignation = (
            name, WeakReference(responder), CallMoment(on: application.clock)
        )
    }

    /// What was first responder before nothing was, if it still exists.
    package var formerFirstResponder: UIResponder? { resignation?.responder.object }

    /// What became of it: `UITextField #name resigned at 2 s, in tapOn at LoginTests.swift:31`; `nil` if there was none.
    package var focusLoss: String? {
        guard let resignation else { return nil }
        let when = resignation.moment.text
        let hasLeft = (formerFirstResponder as? UIView).flatMap { Self.moment(of: $0) }?.text == when
        return "\(resignation.name) \(hasLeft ? "was removed from its window" : "resigned") \(when)"
    }

    /// When a view left its window, by itself or with an ancestor; `nil` if that is not known.
    ///
    /// - Complexity: O(depth), times the length of the log.
    package static func moment(of view: UIView) -> CallMoment? {
        guard let log = World.current.existingPart(DepartureLog.self) else { return nil }
        return view.lineage.lazy.compactMap { step in
            log.removals.last { $0.view == ObjectIdentifier(step) }?.moment
        }.first
    }
}
