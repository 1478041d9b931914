import HeadlessUIKit
import TimeLapse

/// Those who are called while a player plays.
@MainActor
final class PlayerObservers {
    enum Moments {
        /// Each time some seconds were played, and when playing begins, ends or jumps.
        case every(Double)
        /// At some seconds.
        case at([Double])
    }

    private final class Observer: NSObject {
        let moments: Moments
        let tell: () -> Void
        var work: [ScheduledWork] = []

        init(_ moments: Moments, _ tell: @escaping () -> Void) {
            (self.moments, self.tell) = (moments, tell)
        }
    }

    private var list: [Observer] = []

    func add(_ moments: Moments, to player: AVPlayer, _ tell: @escaping () -> Void) -> NSObject {
        let observer = Observer(moments, tell)
        list.append(observer)
        schedule(observer, player, player.playingRate)
        return observer
    }

    func remove(_ observer: Any) {
        for known in list where known === observer as AnyObject { cancel(known) }
        list.removeAll { $0 === observer as AnyObject }
    }

    /// Schedules the calls again when playing began, ended or jumped.
    func update(_ player: AVPlayer, rate: Double) {
        for observer in list {
            schedule(observer, player, rate)
            if case .every = observer.moments { observer.tell() }
        }
    }

    private func cancel(_ observer: Observer) {
        for work in observer.work { work.cancel() }
        observer.work = []
    }

    private func schedule(_ observer: Observer, _ player: AVPlayer, _ rate: Double) {
        cancel(observer)
        guard rate > 0, let clock = AVPlayerItem.clock else { return }
        switch observer.moments {
        case .every(let seconds):
            guard let interval = Duration(finiteSeconds: seconds / rate), interval > .zero else { return }
            observer.work = [
                clock.schedule(after: interval, every: interval, name: "time observer", site: nil) {
                    observer.tell()
                }
            ]
        case .at(let times):
            let now = player.currentTime().seconds
            observer.work = times.filter { $0 > now }.compactMap { time in
                Duration(finiteSeconds: (time - now) / rate).map { delay in
                    clock.schedule(after: delay, every: nil, name: "time observer", site: nil) {
                        observer.tell()
                    }
                }
            }
        }
    }
}
