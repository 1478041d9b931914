import Foundation
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

/// Rules of Apple's documentation of `UIImageView` and of `UIImage.animatedImage(with:duration:)`.
@MainActor
@Suite("Animations of image views") struct ImageAnimationTests {
    private let images = [UIColor.red, .green, .blue].map {
        UIImage(color: $0, size: CGSize(width: 4, height: 4))
    }
    private let poster = UIImage(color: .black, size: CGSize(width: 4, height: 4))

    private func inWindow(_ body: (UIImageView, VirtualClock) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            let view = UIImageView(image: poster)
            window.addSubview(view)
            body(view, UIApplication.shared.clock)
        }
    }

    /// The place of the shown image in the list; `nil` for the view's own image.
    private func shown(_ view: UIImageView) -> Int? { images.firstIndex { $0 === view.displayedImage } }

    @Test("Each image is shown for its part of the duration, from the first on, without end")
    func frames() {
        inWindow { view, clock in
            #expect(view.animationImages == nil && view.animationDuration == 0 && !view.isAnimating)
            (view.animationImages, view.animationDuration) = (images, 3)
            #expect(shown(view) == nil)
            view.startAnimating()
            #expect(view.isAnimating && shown(view) == 0)
            clock.advance(by: .milliseconds(1500))
            #expect(shown(view) == 1)
            clock.advance(by: .seconds(1))
            #expect(shown(view) == 2)
            clock.advance(by: .seconds(3600))
            #expect(shown(view) == 2 && view.isAnimating && clock.isIdle)
            #expect(clock.endlessWork.map(\.name) == ["image animation"])
            view.startAnimating()
            #expect(shown(view) == 0)
            view.stopAnimating()
            #expect(view.displayedImage === poster && !view.isAnimating && clock.endlessWork.isEmpty)
        }
    }

    @Test("Without a duration, each image is shown for a thirtieth of a second")
    func defaultDuration() {
        inWindow { view, clock in
            view.animationImages = images
            view.startAnimating()
            clock.advance(by: .milliseconds(50))
            #expect(shown(view) == 1)
            clock.advance(by: .milliseconds(30))
            #expect(shown(view) == 2)
            clock.advance(by: .milliseconds(30))
            #expect(shown(view) == 0)
        }
    }

    @Test("An animation that repeats a number of times ends after it, and shows the view's image")
    func repeats() {
        inWindow { view, clock in
            (view.animationImages, view.animationDuration, view.animationRepeatCount) = (images, 3, 2)
            view.startAnimating()
            clock.advance(by: .milliseconds(5900))
            #expect(view.isAnimating && shown(view) == 2)
            clock.advance(by: .milliseconds(100))
            #expect(!view.isAnimating && view.displayedImage === poster)
        }
    }

    @Test("Without images nothing starts, and other images stop an animation")
    func noImages() {
        inWindow { view, _ in
            view.startAnimating()
            #expect(!view.isAnimating)
            view.animationImages = images
            view.startAnimating()
            view.animationImages = [poster]
            #expect(!view.isAnimating)
        }
    }

    @Test("An animated image has its frames and duration, the size of the first, and plays by itself")
    func animatedImage() throws {
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        let image = try #require(UIImage.animatedImage(with: images, duration: 3))
        #expect(image.images == images && image.duration == 3 && image.size == CGSize(width: 4, height: 4))
        #expect(images[0].images == nil && images[0].duration == 0 && image != images[0])
        inWindow { view, clock in
            view.image = image
            clock.advance(by: .milliseconds(1500))
            #expect(view.isAnimating && shown(view) == 1)
            view.image = poster
            #expect(!view.isAnimating && view.displayedImage === poster)
        }
    }

    @Test("An animated image of numbered files has as many frames as there are files in a row")
    func numbered() {
        UIApplication.withShared(UIApplication()) {
            let size = CGSize(width: 8, height: 8)
            UIApplication.shared.declarations.images = ["wave0": size, "wave1": size, "wave3": size]
            #expect(UIImage.animatedImageNamed("wave", duration: 1)?.images?.count == 2)
            #expect(UIImage.animatedImageNamed("storm", duration: 1) == nil)
        }
    }

    @Test("While it is highlighted, the view shows the highlighted images")
    func highlighted() {
        inWindow { view, _ in
            view.animationImages = images
            view.highlightedAnimationImages = [poster]
            view.startAnimating()
            #expect(shown(view) == 0)
            view.isHighlighted = true
            #expect(view.displayedImage === poster)
        }
    }
}
