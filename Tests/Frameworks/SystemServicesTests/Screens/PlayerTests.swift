import AVKit
import FailureReporting
import Robot
import Testing

private final class Theatre: UIViewController, AVPlayerViewControllerDelegate {
    var log: [String] = []

    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) { log.append("begin") }

    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    ) { log.append("end") }
}

// Apple, AVFoundation: an item's status is unknown until it is a player's and loaded; a player waits until then
// (`waitingToPlayAtSpecifiedRate`); at the end it pauses, and posts `didPlayToEndTimeNotification` with the item.
@MainActor
@Suite("Players of films", .robot) struct PlayerTests {
    private let address = "https://example.com/intro.mp4"
    private var url: URL { URL(string: address) ?? URL(fileURLWithPath: "/") }

    init() {
        SimulatedDevice.current.media[address] = SimulatedMedia(duration: .seconds(90), delay: .seconds(2))
    }

    @Test("A player waits until its item is loaded, plays on the clock, and pauses at the end")
    func playing() {
        var log: [String] = []
        let player = AVPlayer(url: url)
        let observations = [
            player.observe(\.timeControlStatus, options: [.new]) { _, change in
                log.append("control \(change.newValue?.rawValue ?? -1)")
            },
            player.observe(\.status) { player, _ in log.append("status \(player.status.rawValue)") },
        ]
        let center = NotificationCenter.default
        let token = center.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil) {
            note in
            nonisolated(unsafe) let item = note.object as AnyObject?
            MainActor.assumeIsolated { log.append("end \(item === player.currentItem)") }
        }
        #expect(player.status == .unknown && player.currentItem?.duration.isIndefinite == true)
        player.play()
        #expect(log == ["control 1"])
        TimeLapse.advance(by: .seconds(12))
        #expect(log == ["control 1", "status 1", "control 2"])
        #expect(player.currentTime().seconds == 10 && player.currentItem?.duration.seconds == 90)
        player.rate = 2
        TimeLapse.advance(by: .seconds(10))
        #expect(player.currentTime().seconds == 30)
        player.pause()
        TimeLapse.advance(by: .seconds(10))
        #expect(player.currentTime().seconds == 30)
        player.play()
        TimeLapse.advance(by: .seconds(61))
        #expect(player.currentTime().seconds == 90 && player.rate == 0)
        #expect(log.suffix(4) == ["control 0", "control 2", "control 0", "end true"])
        center.removeObserver(token)
        withExtendedLifetime(observations) {}
    }

    @Test("Time observers are called by the time of the item, and when playing begins, ends or jumps")
    func observers() {
        var log: [Double] = []
        let player = AVPlayer(url: url)
        TimeLapse.advance(by: .seconds(2))
        let token = player.addPeriodicTimeObserver(
            forInterval: CMTime(value: 1, timescale: 1), queue: .main
        ) { log.append($0.seconds) }
        var reached = 0
        let boundary = player.addBoundaryTimeObserver(
            forTimes: [NSValue(time: CMTime(value: 5, timescale: 2))], queue: .main
        ) { reached += 1 }
        player.play()
        TimeLapse.advance(by: .milliseconds(3500))
        #expect(log == [0, 1, 2, 3] && reached == 1)
        var isThere = false
        player.seek(to: CMTime(seconds: 60, preferredTimescale: 600)) { isThere = $0 }
        TimeLapse.advance(by: .seconds(1))
        #expect(log.suffix(2) == [60, 61] && isThere)
        player.removeTimeObserver(token)
        player.removeTimeObserver(boundary)
        TimeLapse.advance(by: .seconds(5))
        #expect(log.last == 61)
    }

    @Test("What cannot be played fails with its error")
    func failure() {
        SimulatedDevice.current.media[address] = .failure(URLError(.notConnectedToInternet))
        let item = AVPlayerItem(url: url)
        let player = AVPlayer(playerItem: item)
        player.play()
        TimeLapse.advance(by: .seconds(1))
        #expect(item.status == .failed && player.status == .failed)
        #expect((player.error as? URLError)?.code == .notConnectedToInternet)
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        let missing = AVPlayer(url: URL(fileURLWithPath: "/none.mp4"))
        TimeLapse.advance(by: .seconds(1))
        #expect((missing.error as? URLError)?.code == .fileDoesNotExist)
    }

    @Test("A player's screen plays, pauses, goes to a time and closes by its bar")
    func screen() {
        let theatre = Theatre()
        UIWindow.createWindowForTesting().rootViewController = theatre
        let screen = AVPlayerViewController()
        screen.delegate = theatre
        screen.player = AVPlayer(url: url)
        theatre.present(screen, animated: true) { screen.player?.play() }
        TimeLapse.advance(by: .seconds(14))
        let time = (screen.player?.currentTime().seconds ?? 0).rounded(.down)
        #expect(time > 10)
        #expect(texts("Elapsed time") == ["0:\(Int(time))"])
        #expect(
            texts("Remaining time") == ["-1:\(90 - Int(time) - 60 - 1)"] || texts("Remaining time").count == 1
        )
        tapOn(theFirstView(withLabel("Pause")))
        #expect(screen.player?.rate == 0)
        slideTo(60)
        #expect(screen.player?.currentTime().seconds == 60 && texts("Elapsed time") == ["1:00"])
        tapOn(theFirstView(withLabel("Play")))
        #expect(screen.player?.rate == 1)
        tapOn(theFirstView(withLabel("Close")))
        #expect(screen.player?.rate == 0 && theatre.presentedViewController == nil)
        #expect(theatre.log == ["begin", "end"])
    }

    private func texts(_ label: String) -> [String] {
        allViews(ofClass(UILabel.self)).filter { $0.accessibilityLabel == label }.compactMap {
            ($0 as? UILabel)?.text
        }
    }

    private func slideTo(_ value: Float) {
        guard let slider = allViews(ofClass(UISlider.self)).first as? UISlider else { return }
        slider.value = value
        slider.sendActions(for: .valueChanged)
    }

    @Test(
        "Times are compared and added in whatever units",
        arguments: [
            (CMTime(value: 1, timescale: 2), CMTime(seconds: 0.5, preferredTimescale: 600), true),
            (.zero, .invalid, false), (.indefinite, .indefinite, true),
            (.positiveInfinity, .indefinite, false),
            (CMTime(seconds: .nan, preferredTimescale: 1), .invalid, true),
            (CMTime(seconds: 1e300, preferredTimescale: 1), .invalid, true),
            (CMTime(value: 1, timescale: 0), .invalid, true),
            (
                CMTime(value: 3, timescale: 2) + CMTime(value: 1, timescale: 4),
                CMTime(value: 7, timescale: 4), true
            ),
        ])
    func times(_ first: CMTime, _ second: CMTime, _ isSame: Bool) {
        #expect((first == second) == isSame)
    }
}
