import HeadlessUIKit

/// The labels and pictures to wait for.
@MainActor
struct WaitedItems {
    let first = UILabel(
        body: "This label is the only item in the stackview initially", identifier: "wait_to_see_first_label")
    let second = UILabel(
        body: "This is just another label that is added by the above button",
        identifier: "wait_to_see_second_label")
    let third = UILabel(
        body: "The switch hides the first and the last label", identifier: "wait_to_see_third_label")
    let fourth = UILabel(
        body: "Below the pictures there is less room than there are labels",
        identifier: "wait_to_see_fourth_label")
    let fifth = UILabel(
        body: "The last label is reached by scrolling", identifier: "wait_to_see_fifth_label")
    let sixth = UILabel(body: "This label is also togglable", identifier: "wait_to_see_sixth_label")
    let pictures = UIStackView(arrangedSubviews: [
        makePicture("photo", label: "Photo", identifier: "wait_to_see_second_image"),
        makePicture("calendar", label: "Calendar", identifier: "wait_to_see_first_image"),
    ])

    init() {
        pictures.axis = .vertical
        pictures.alignment = .center
        pictures.spacing = 16
    }

    /// What appears when more is loaded.
    var later: [UIView] { [second, third, pictures, fourth, fifth, sixth] }

    private static func makePicture(_ name: String, label: String, identifier: String) -> UIView {
        let configuration = UIImage.SymbolConfiguration(pointSize: 120)
        let imageView = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        imageView.isAccessibilityElement = true
        imageView.accessibilityIdentifier = identifier
        imageView.accessibilityLabel = label
        imageView.accessibilityTraits = .image
        return imageView
    }
}
