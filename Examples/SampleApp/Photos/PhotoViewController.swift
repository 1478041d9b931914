import HeadlessUIKit

/// Shows one photo, which zooms by pinching and by a double tap.
final class PhotoViewController: UIViewController {
    private let photo: Photo
    private let caption = UILabel()
    private let closeButton = UIButton(type: .system)
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
        closeButton.setTitle("Close", for: .normal)
        closeButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        imageView.image = photo.image
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = photo.title
        imageView.accessibilityTraits = .image
        setUpZooming()
        for subview in [caption, closeButton, scrollView] { view.addSubview(subview) }
    }

    private func setUpZooming() {
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.addSubview(imageView)
        let doubleTap = UITapGestureRecognizer(target: self, action: PhotoViewController.toggleZoom)
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        caption.frame = CGRect(x: 20, y: 60, width: width - 120, height: 44)
        closeButton.frame = CGRect(x: width - 90, y: 60, width: 70, height: 44)
        let room = CGRect(x: 0, y: 110, width: width, height: view.bounds.height - 150)
        guard scrollView.frame != room else { return }
        scrollView.zoomScale = 1
        scrollView.frame = room
        imageView.frame = scrollView.bounds
        scrollView.contentSize = room.size
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
