import Foundation

extension AssetCatalog {
    /// What an image's `Contents.json` says.
    private struct ImageSet: Decodable {
        struct Variant: Decodable {
            var filename: String?
            var scale: String?
            /// How many pixels a point has; 1 for a file for all scales.
            var number: CGFloat { CGFloat(scale.flatMap { Int($0.dropLast()) } ?? 1) }
        }

        struct Properties: Decodable {
            var intent: String?

            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
            }
        }

        var images: [Variant]
        var properties: Properties?
    }

    /// Returns an image in the scale that suits a screen best; `nil` if the catalogue has none of the name.
    ///
    /// A drawing, in a file in the format PDF or SVG, is for every scale. An image whose file has another format than
    /// these, PNG, JPEG or GIF has the size zero.
    func image(_ name: String, scale: CGFloat) -> UIImage? {
        guard let (folder, set) = content("\(name).imageset", as: ImageSet.self) else { return nil }
        let variants = set.images.filter { $0.filename != nil }.sorted { $0.number < $1.number }
        let variant = variants.first { $0.number >= scale } ?? variants.last
        var image = UIImage()
        if let variant, let file = variant.filename {
            let path = folder.appendingPathComponent(file).path
            let data = FileManager.default.contents(atPath: path)
            image =
                data.flatMap {
                    UIImage(data: $0, scale: variant.number) ?? UIImage(drawing: $0, scale: scale)
                } ?? image
        }
        return image.with { attributes in
            attributes.name = name
            switch set.properties?.intent {
            case "template": attributes.renderingMode = .alwaysTemplate
            case "original": attributes.renderingMode = .alwaysOriginal
            default: break
            }
        }
    }
}
