import Foundation

extension UIImage {
    /// The images of an animated image, and the time in seconds that they take together.
    struct Animation: Equatable, Sendable {
        let images: [UIImage]
        let duration: TimeInterval
    }

    /// Makes an animated image, which has the size, the scale and the look of the first of its images.
    ///
    /// ```swift
    /// imageView.image = UIImage.animatedImage(with: [closed, open], duration: 0.5)
    /// ```
    ///
    /// An animated image never ends, so that pictures show its first image at any time.
    ///
    /// - Parameters:
    ///   - images: the images, one after the other.
    ///   - duration: the seconds until the first image is shown again.
    /// - Returns: `nil` without images.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first?.with { $0.animation = Animation(images: images, duration: duration) }
    }

    /// The images of an animated image; `nil` for other images.
    public var images: [UIImage]? { attributes.animation?.images }

    /// The seconds in which an animated image shows its images once; 0 for other images.
    public var duration: TimeInterval { attributes.animation?.duration ?? 0 }
}
