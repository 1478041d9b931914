import HeadlessUIKit

/// A picture with a description.
final class PictureSection: FormSection {
    init() {
        let symbol = UIImage(
            systemName: "sofa", withConfiguration: UIImage.SymbolConfiguration(textStyle: .largeTitle))
        let imageView = UIImageView(image: symbol)
        imageView.isAccessibilityElement = true
        imageView.accessibilityIdentifier = "ExampleImage"
        imageView.accessibilityLabel = "Ottoman"
        imageView.accessibilityTraits = .image
        super.init("Picture", [imageView])
        alignment = .leading
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }
}
