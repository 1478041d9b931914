@preconcurrency @MainActor
package final class UIStepperButton: ControlPart {
    private let picture = UIImageView()
    private(set) var images: [State: UIImage] = [:]

    init(_ name: String) {
        super.init(frame: .zero)
        accessibilityLabel = name
        images[.normal] = UIImage(systemName: name == "Increment" ? "plus" : "minus")
        addSubview(picture)
        showImage()
    }

    package required init?(coder: NSCoder) { nil }

    func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        showImage()
    }

    private func showImage() {
        picture.image = images[state] ?? images[.normal]
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showImage()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = ContentMode.center.rect(of: picture.image?.size ?? .zero, in: bounds)
    }
}
