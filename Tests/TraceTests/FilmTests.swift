import FailureReporting
import Foundation
import Robot
import SampleApp
import TestSupport
import Testing

@testable import Trace

@MainActor @Suite("Pictures of a recording", .robot(trace: .off).leftovers(.ignored))
struct FilmTests {
    @Test("Pictures are made again only if something changed, and share what is the same")
    func sharing() throws {
        let window = UIWindow.createWindowForTesting()
        let (card, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UILabel())
        for view in [card, label] { window.addSubview(view) }
        TimeLapse.advance(by: .zero)
        let film = Film(.shared)
        #expect(film.take(at: .zero, isWhole: false) == 0)
        #expect(film.take(at: .seconds(1), isWhole: false) == 0)
        label.text = "New"
        #expect(film.take(at: .seconds(2), isWhole: false) == 1)
        let nodes = film.frames.map { $0.windows[0].children }
        #expect(nodes[0][0] === nodes[1][0])
        #expect(nodes[0][1] !== nodes[1][1])
        #expect(nodes[0][1].number == nodes[1][1].number)
        #expect(nodes[1][1].look.text == "New")
        #expect(film.frames[1].time == .seconds(2))
    }

    @Test("Pictures keep no view alive")
    func views() {
        let window = UIWindow.createWindowForTesting()
        let film = Film(.shared)
        weak var freed: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            freed = view
            window.addSubview(view)
            _ = film.take(at: .zero, isWhole: true)
            view.removeFromSuperview()
        }
        #expect(freed == nil)
        // Another view, perhaps at the same address, has a number of its own.
        window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        _ = film.take(at: .zero, isWhole: true)
        let numbers = film.frames.map { $0.windows[0].children.map(\.number) }
        #expect(numbers[0] != numbers[1])
    }

    @Test("After a step, the screen is as it is after the turn: the caret behind the text, no key pressed")
    func afterTyping() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        UIWindow.createWindowForTesting().addSubview(field)
        tapOn(field)
        let recorder = TraceRecorder(.shared, detail: .everything)
        UIApplication.shared.world.calls.add(recorder)
        defer { UIApplication.shared.world.calls.remove(recorder) }
        SoftwareKeyboard.main.type("wide")
        let after = try #require(recorder.recording.steps.last).frames.after
        UIApplication.shared.commit()
        #expect(recorder.film.take(at: .zero, isWhole: true) == after)
    }

    @Test("Pictures follow the order of the layers, and animations")
    func layers() {
        let window = UIWindow.createWindowForTesting()
        let views = (0..<3).map { UIView(frame: CGRect(x: $0 * 10, y: 0, width: 10, height: 10)) }
        for view in views { window.addSubview(view) }
        let film = Film(.shared)
        _ = film.take(at: .zero, isWhole: false)
        views[0].layer.zPosition = 1
        _ = film.take(at: .zero, isWhole: false)
        func order(_ frame: Int) -> [Int] { film.frames[frame].windows[0].children.map(\.number) }
        #expect(order(1) == [order(0)[1], order(0)[2], order(0)[0]])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].alpha = 0 }
        TimeLapse.advance(by: .milliseconds(500))
        let index = film.take(at: .milliseconds(500), isWhole: false)
        let fading = film.frames[index].windows[0].find(order(0)[1])
        #expect(fading?.look.drawing?.effects.alpha == 0.5)
    }

    /// Whatever happens, views that are not looked at again look as they did.
    @Test("Pictures are the same as if each view was looked at", arguments: UInt64(1)...4)
    func stamps(_ seed: UInt64) {
        var numbers = SeededNumbers(seed)
        NotebookDelegate.declare(in: .shared)
        SimulatedDevice.current.launch(NotebookDelegate.self)
        tapOn(theFirstView(withLabel("Email")))
        SoftwareKeyboard.main.type("ada@example.com", .return, "lighthouse")
        tapOn(theFirstView(withLabel("Sign in")))
        let film = Film(.shared)
        var last: RecordedFrame?
        for step in 0..<40 {
            FailureCollector.quietly { Explorations.step(using: &numbers) }
            _ = film.take(at: .seconds(step), isWhole: false)
            var camera = Camera(film, isWhole: false, trustsStamps: false)
            let fresh = camera.picture(of: .shared, at: .seconds(step), after: last)
            last = film.frames.last
            let difference = last.flatMap { Self.difference($0.windows, fresh.windows) }
            #expect(difference == nil, "step \(step)")
            if difference != nil { return }
        }
    }

    /// Where two trees differ, in words.
    private static func difference(_ one: [RecordedNode], _ other: [RecordedNode]) -> String? {
        guard one.map(\.number) == other.map(\.number) else { return "other views" }
        for (node, twin) in zip(one, other) {
            if node.look != twin.look { return "\(node.look.className): \(node.look) is \(twin.look)" }
            if let difference = difference(node.children, twin.children) { return difference }
        }
        return nil
    }
}

/// Numbers that are the same in every run.
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) ^ (state << 31)
    }
}

@MainActor
private enum Explorations {
    /// Something that a user does: a tap or a swipe anywhere, some time, a key, another appearance.
    static func step(using numbers: inout some RandomNumberGenerator) {
        let point = CGPoint(
            x: Double.random(in: 0..<390, using: &numbers), y: Double.random(in: 0..<844, using: &numbers))
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0: TimeLapse.advance(by: .milliseconds(Int.random(in: 0..<2000, using: &numbers)))
        case 1: swipeUpOn(point, 150)
        case 4: swipeDownOn(point, 150)
        case 2: SimulatedDevice.current.userInterfaceStyle = Bool.random(using: &numbers) ? .dark : .light
        case 3: SimulatedDevice.current.rotate(to: Bool.random(using: &numbers) ? .landscapeLeft : .portrait)
        default: tapOn(point, in: nil)
        }
    }
}
