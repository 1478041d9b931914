import FailureReporting
import Foundation

/// An image literal whose image is not declared.
private struct MissingImage: DescribedFailure {
    let description: String
}

extension UIImage {
    /// The size of an image without a declared size, in points: that of an icon.
    private static let sizeOfUnknown = CGSize(width: 24, height: 24)

    /// Makes an image from the application's asset catalogue by its name.
    ///
    /// The catalogue is what the application declares: ``ApplicationDeclarations/images``. A name that is not in it
    /// returns `nil`, as a misspelled one does on a device. If no catalogue is declared, every name makes an image,
    /// 24 by 24 points, and only the empty one returns `nil`. Neither has pixels; two images of one name are equal.
    ///
    /// ```swift
    /// UIApplication.shared.declarations.images = ["Logo": CGSize(width: 120, height: 40)]
    /// UIImage(named: "Logo")?.size  // 120×40
    /// UIImage(named: "Lego")        // nil
    /// ```
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        var size = Self.sizeOfUnknown
        if let catalogue = DeviceTraits.running.images {
            guard let declared = catalogue[name] else { return nil }
            size = declared
        }
        var attributes = Attributes(size: size, scale: UITraitCollection.device.displayScale)
        attributes.name = name
        self.init(attributes, .none)
    }

    /// Makes the image that an image literal of Xcode stands for, by its name.
    ///
    /// A name that ``init(named:)`` does not find is a failure, and the image is 24 by 24 points.
    public convenience init(imageLiteralResourceName name: String) {
        if let image = UIImage(named: name, in: nil, compatibleWith: nil) {
            self.init(image.attributes, image.pixels)
            return
        }
        MissingImage("The image \"\(name)\" of an image literal is not in declarations.images.").record()
        var attributes = Attributes(
            size: Self.sizeOfUnknown, scale: UITraitCollection.device.displayScale)
        attributes.name = name
        self.init(attributes, .none)
    }

    /// Makes an image from the asset catalogue by its name.
    ///
    /// What the application declares comes first, see ``init(named:)``. Otherwise, if the bundle has folders such as
    /// `Assets.xcassets`, the image is read from there: with its pixels, in the scale that suits the screen best. A name
    /// that is not in them returns `nil`.
    ///
    /// - Parameters:
    ///   - bundle: the bundle with the catalogue; the main one if `nil`.
    ///   - traitCollection: does not matter: light and dark images are the same.
    /// - Complexity: O(*n*) in the pixels of an image that is read.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        if DeviceTraits.running.images == nil, let catalog = AssetCatalog.of(bundle ?? .main) {
            let scale = UITraitCollection.device.displayScale
            guard let image = catalog.image(name, scale: scale) else { return nil }
            self.init(image.attributes, image.pixels)
        } else {
            self.init(named: name)
        }
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
}
