import HeadlessUIKit

/// Shows one photo, which zooms by pinching and by a double tap.
final class PhotoViewController: UIViewController {
    private let photo: Photo
    private let caption = UILabel(style: .body)
    private let closeButton = UIButton(configuration: .plain())
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()

    init(photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
        title = photo.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        caption.text = photo.title
        caption.textColor = .white
        caption.accessibilityTraits = .header
        closeButton.configuration?.title = "Close"
        closeButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        imageView.image = photo.image
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = photo.title
        imageView.accessibilityTraits = .image
        setUpZooming()
        setUpLayout()
    }

    private func setUpLayout() {
        closeButton.setContentHuggingPriority(.required, for: .horizontal)
        closeButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        let bar = AdaptiveRow(arrangedSubviews: [caption, closeButton])
        for subview in [bar, scrollView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        imageView.translatesAutoresizingMaskIntoConstraints = false
        // The picture takes the room that the bar leaves, whatever its own size.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            imageView.setContentHuggingPriority(.fittingSizeLevel, for: axis)
            imageView.setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
        }
        let (safe, content, frame) = (
            view.safeAreaLayoutGuide, scrollView.contentLayoutGuide, scrollView.frameLayoutGuide
        )
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            closeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            scrollView.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
            scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            imageView.topAnchor.constraint(equalTo: content.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            imageView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            imageView.widthAnchor.constraint(equalTo: frame.widthAnchor),
            imageView.heightAnchor.constraint(equalTo: frame.heightAnchor),
        ])
    }

    private func setUpZooming() {
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.addSubview(imageView)
        let doubleTap = UITapGestureRecognizer(target: self, action: PhotoViewController.toggleZoom)
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        // The picture fits the new size.
        scrollView.zoomScale = 1
    }

    private func toggleZoom(_ recognizer: UITapGestureRecognizer) {
        guard scrollView.zoomScale == 1 else { return scrollView.setZoomScale(1, animated: true) }
        let size = CGSize(width: scrollView.bounds.width / 2, height: scrollView.bounds.height / 2)
        let point = recognizer.location(in: imageView)
        let area = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        scrollView.zoom(to: area, animated: true)
    }
}

extension PhotoViewController: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}
