import Foundation

extension UIImage {
    /// Makes an animated image, which image views play by themselves; `nil` without images.
    ///
    /// Its size and everything else is that of the first image. All should have the same size and scale.
    ///
    /// - Parameter duration: of one cycle, in seconds; 0 for a thirtieth of a second an image.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first?.with { $0.animation = Animation(images: images, duration: duration) }
    }

    /// The frames of an animated image; `nil` for any other.
    public var images: [UIImage]? { attributes.animation?.images }

    /// The seconds that one cycle of an animated image takes; 0 for any other.
    public var duration: TimeInterval { attributes.animation?.duration ?? 0 }
}
