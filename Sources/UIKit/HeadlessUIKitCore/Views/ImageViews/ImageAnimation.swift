import Foundation
import TimeLapse

/// The images that an image view shows one after the other, by the time of the clock.
///
/// Nothing fires for a frame: which image is shown follows from the time. The end of an animation that does not repeat
/// forever is on the clock.
@MainActor
final class ImageAnimation {
    var images: [UIImage]?
    var highlightedImages: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    private let endless = Spinning("image animation")
    private var run: Run?

    /// An animation under way.
    private struct Run {
        let clock: VirtualClock
        let start: VirtualClock.Instant
        let images: [UIImage]
        let highlightedImages: [UIImage]?
        let duration: Duration
        /// The end on the clock; `nil` for an animation that repeats forever.
        let end: ScheduledWork?
    }

    deinit {
        // Nothing else would cancel it.
        run?.end?.cancel()
    }

    var isOn: Bool { run != nil }

    /// The image of this moment; `nil` while nothing is animated.
    func image(isHighlighted: Bool) -> UIImage? {
        guard let run else { return nil }
        let images = isHighlighted ? run.highlightedImages ?? run.images : run.images
        let part = run.start.duration(to: run.clock.now) / run.duration
        return images[min(Int((part - part.rounded(.down)) * Double(images.count)), images.count - 1)]
    }

    /// Starts with the first image; does nothing without any.
    func start(in view: UIImageView) {
        stop(in: view)
        // A single animated image brings its own frames and duration.
        let images = images ?? view.image?.images ?? []
        guard !images.isEmpty else { return }
        let own = self.images == nil ? view.image?.duration ?? 0 : duration
        let cycle = Duration.seconds(own > 0 ? own : Double(images.count) / 30)
        let clock = (view.window?.application ?? .shared).clock
        var end: ScheduledWork?
        if repeatCount > 0, self.images != nil {
            let name = view.spinnerName("image animation")
            end = clock.scheduleAnimationEnd(after: cycle * repeatCount, name: name, site: nil) {
                [weak self, weak view] in
                if let view { self?.stop(in: view) }
            }
        } else {
            _ = endless.turn(true, in: view)
        }
        run = Run(
            clock: clock, start: clock.now, images: images,
            highlightedImages: highlightedImages ?? view.highlightedImage?.images, duration: cycle, end: end)
        ViewTree.change(view)
    }

    func stop(in view: UIImageView) {
        guard let run else { return }
        run.end?.cancel()
        self.run = nil
        _ = endless.turn(false, in: view)
        ViewTree.change(view)
    }

    /// Moves an animation without end to the clock of the view's window.
    func update(in view: UIImageView) { endless.update(in: view) }
}
