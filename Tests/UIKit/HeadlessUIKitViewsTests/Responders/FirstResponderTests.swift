import Foundation
import HeadlessUIKit
import Testing

/// A view that becomes and resigns first responder as it is told to.
private final class Player: UIView {
    var canBecome = true
    var canResign = true
    var beforeResigning: (@MainActor () -> Void)?
    var afterResigning: (@MainActor () -> Void)?
    var resignations = 0

    override var canBecomeFirstResponder: Bool { canBecome }
    override var canResignFirstResponder: Bool { canResign }

    override func resignFirstResponder() -> Bool {
        resignations += 1
        beforeResigning?()
        let hasResigned = super.resignFirstResponder()
        afterResigning?()
        return hasResigned
    }
}

private final class PlayingController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite("First responders") struct FirstResponderTests {
    /// Runs `body` with two views in a shown window.
    private func play(_ body: (Player, Player, UIWindow) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            let (one, two) = (Player(), Player())
            window.addSubview(one)
            window.addSubview(two)
            window.makeKeyAndVisible()
            body(one, two, window)
            for player in [one, two] {
                player.beforeResigning = nil
                player.afterResigning = nil
            }
            window.isHidden = true
        }
    }

    @Test("A responder is first responder until another one is, or it resigns")
    func taking() {
        play { one, two, window in
            #expect(one.becomeFirstResponder())
            #expect(one.isFirstResponder)
            #expect(one.becomeFirstResponder())
            #expect(one.resignations == 0)
            #expect(two.becomeFirstResponder())
            #expect(one.resignations == 1)
            #expect(!one.isFirstResponder)
            #expect(window.firstResponder === two)
            #expect(two.resignFirstResponder())
            #expect(window.firstResponder == nil)
            #expect(two.resignFirstResponder())
        }
    }

    @Test("Most responders cannot become first responder, and resign when asked")
    func defaults() {
        UIApplication.withShared(UIApplication()) {
            let (view, window) = (UIView(), UIWindow())
            window.addSubview(view)
            #expect(!view.canBecomeFirstResponder)
            #expect(view.canResignFirstResponder)
            #expect(!view.becomeFirstResponder())
            #expect(window.firstResponder == nil)
        }
    }

    @Test("A responder that cannot become first responder leaves focus where it is")
    func refusalToBecome() {
        play { one, two, _ in
            one.becomeFirstResponder()
            two.canBecome = false
            #expect(!two.becomeFirstResponder())
            #expect(one.isFirstResponder)
            #expect(one.resignations == 0)
        }
    }

    @Test("A responder that refuses to resign stays first responder")
    func refusalToResign() {
        play { one, two, _ in
            one.becomeFirstResponder()
            one.canResign = false
            #expect(!two.becomeFirstResponder())
            #expect(!one.resignFirstResponder())
            #expect(one.isFirstResponder)
            #expect(!two.isFirstResponder)
        }
    }

    @Test("Outside a window there is no first responder")
    func withoutWindow() {
        let player = Player()
        #expect(!player.becomeFirstResponder())
        #expect(!player.isFirstResponder)
        #expect(player.resignFirstResponder())
    }

    @Test(
        "A view that leaves the window is no longer first responder, even if it refuses to resign",
        arguments: [true, false])
    func removal(canResign: Bool) {
        play { one, _, window in
            let outer = UIView()
            window.addSubview(outer)
            outer.addSubview(one)
            one.becomeFirstResponder()
            one.canResign = canResign
            outer.removeFromSuperview()
            #expect(window.firstResponder == nil)
            #expect(one.resignations == 1)
            window.addSubview(outer)
            #expect(!one.isFirstResponder)
        }
    }

    @Test("A view that moves within its window stays first responder; in another window it is not")
    func moving() {
        play { one, two, window in
            one.becomeFirstResponder()
            two.addSubview(one)
            #expect(one.isFirstResponder)
            let other = UIWindow()
            other.addSubview(one)
            #expect(window.firstResponder == nil)
            #expect(other.firstResponder == nil)
        }
    }

    @Test("A controller can be first responder, until its view leaves")
    func controller() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            let controller = PlayingController()
            #expect(!controller.becomeFirstResponder())
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller.becomeFirstResponder())
            #expect(window.firstResponder === controller)
            window.rootViewController = nil
            #expect(window.firstResponder == nil)
            window.isHidden = true
        }
    }

    @Test("Two responders that fight over focus end", arguments: [true, false])
    func fight(isBefore: Bool) {
        play { one, two, window in
            one.becomeFirstResponder()
            if isBefore {
                one.beforeResigning = { two.becomeFirstResponder() }
                two.beforeResigning = { one.becomeFirstResponder() }
            } else {
                one.afterResigning = { two.becomeFirstResponder() }
                two.afterResigning = { one.becomeFirstResponder() }
            }
            two.becomeFirstResponder()
            #expect(one.resignations + two.resignations < 100)
            let holder = window.firstResponder
            #expect(holder == nil || holder === one || holder === two)
            #expect([one, two].filter(\.isFirstResponder).count == (holder == nil ? 0 : 1))
        }
    }

    @Test("A responder that takes focus back whenever it loses it keeps it")
    func takingBack() {
        play { one, two, _ in
            one.becomeFirstResponder()
            one.afterResigning = { one.becomeFirstResponder() }
            #expect(!two.becomeFirstResponder())
            #expect(one.isFirstResponder)
            #expect(one.resignations == 3)
        }
    }

    @Test("A responder that is removed from the window while it waits for focus does not get it")
    func removedMeanwhile() {
        play { one, two, window in
            one.becomeFirstResponder()
            one.afterResigning = { two.removeFromSuperview() }
            #expect(!two.becomeFirstResponder())
            #expect(window.firstResponder == nil)
        }
    }

    @Test("A view that becomes first responder while it leaves the window does not stay it")
    func givenOnTheWayOut() {
        play { one, two, window in
            two.addSubview(one)
            one.becomeFirstResponder()
            one.afterResigning = { two.becomeFirstResponder() }
            two.removeFromSuperview()
            #expect(window.firstResponder == nil)
            #expect(!two.isFirstResponder)
        }
    }

    @Test("A first responder is not kept alive, and each window has its own")
    func weakAndSeparate() {
        play { one, _, window in
            one.becomeFirstResponder()
            let other = UIWindow()
            weak var freed: Player?
            do {
                let player = Player()
                other.addSubview(player)
                player.becomeFirstResponder()
                freed = player
                #expect(one.isFirstResponder)
            }
            freed?.removeFromSuperview()
            #expect(freed == nil)
            #expect(other.firstResponder == nil)
            #expect(window.firstResponder === one)
        }
    }
}
