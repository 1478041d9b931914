import Foundation

extension UIImage {
    /// The frames of an animated image, and the seconds that they take together.
    struct Animation: Equatable, Sendable {
        let images: [UIImage]
        let duration: TimeInterval
    }

    /// Makes an animated image, which image views play by themselves; `nil` without images.
    ///
    /// Its size and everything else is that of the first image. All should have the same size and scale.
    ///
    /// - Parameter duration: of one cycle, in seconds; 0 for a thirtieth of a second an image.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first?.with { $0.animation = Animation(images: images, duration: duration) }
    }

    /// Makes an animated image of the images named `name` followed by 0, 1, 2 and so on up to 1024; `nil` if there
    /// is none.
    ///
    /// The images are read until a number is missing. If the application's asset catalogue is not declared, each
    /// name makes an image, see ``init(named:)``.
    ///
    /// - Parameter duration: of one cycle, in seconds; 0 for a thirtieth of a second an image.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        while images.count <= 1024, let image = UIImage(named: name + String(images.count)) {
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The frames of an animated image; `nil` for any other.
    public var images: [UIImage]? { attributes.animation?.images }

    /// The seconds that one cycle of an animated image takes; 0 for any other.
    public var duration: TimeInterval { attributes.animation?.duration ?? 0 }
}
