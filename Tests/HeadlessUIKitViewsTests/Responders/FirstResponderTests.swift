import Foundation
import Testing

@testable import HeadlessUIKit

/// A view that takes part in the play for the focus as it is told to.
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

@MainActor @Suite struct FirstResponderTests {
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

    @Test("A responder has the focus until another one takes it, or it lets go")
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

    @Test("Most responders cannot take it, and let go when asked")
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

    @Test("Whoever cannot have the focus leaves it where it is")
    func refusalToBecome() {
        play { one, two, _ in
            one.becomeFirstResponder()
            two.canBecome = false
            #expect(!two.becomeFirstResponder())
            #expect(one.isFirstResponder)
            #expect(one.resignations == 0)
        }
    }

    @Test("Whoever does not let go keeps it")
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

    @Test("Outside a window there is no focus to have")
    func withoutWindow() {
        let player = Player()
        #expect(!player.becomeFirstResponder())
        #expect(!player.isFirstResponder)
        #expect(player.resignFirstResponder())
    }

    @Test(
        "A view that leaves the window loses the focus, whether or not it would let go",
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

    @Test("A view that moves within its window keeps the focus; into another one it does not take it along")
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

    @Test("A controller can have the focus, and loses it with its view")
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

    @Test("Two that fight over the focus come to an end", arguments: [true, false])
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

    @Test("One that takes the focus back whenever it loses it keeps it")
    func takingBack() {
        play { one, two, _ in
            one.becomeFirstResponder()
            one.afterResigning = { one.becomeFirstResponder() }
            #expect(!two.becomeFirstResponder())
            #expect(one.isFirstResponder)
            #expect(one.resignations == 3)
        }
    }

    @Test("A responder that is taken out of the window while it waits for the focus does not get it")
    func removedMeanwhile() {
        play { one, two, window in
            one.becomeFirstResponder()
            one.afterResigning = { two.removeFromSuperview() }
            #expect(!two.becomeFirstResponder())
            #expect(window.firstResponder == nil)
        }
    }

    @Test("A view that is given the focus on its way out of the window does not keep it")
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

    @Test("The focus does not keep a view alive, and each window has its own")
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
