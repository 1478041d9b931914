/// A screen with one picture and buttons for it: the camera, and what was taken or chosen.
final class PictureController: UIViewController {
    typealias Choice = (title: String, action: @MainActor () -> Void)

    private let picture = UIImageView()
    private let buttons: [UIButton]

    private static let buttonHeight: CGFloat = 60

    init(title: String?, _ image: UIImage?, _ choices: [Choice]) {
        buttons = choices.map { choice in
            let button = UIButton.ofSystemScreen()
            button.setTitle(choice.title.asSystemText, for: .normal)
            let action = choice.action
            button.addAction(UIAction { _ in action() }, for: .touchUpInside)
            return button
        }
        super.init(nibName: nil, bundle: nil)
        self.title = title?.asSystemText
        picture.image = image
        picture.contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(picture)
        for button in buttons { view.addSubview(button) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let width = safe.width / CGFloat(max(1, buttons.count))
        let top = max(safe.minY, safe.maxY - Self.buttonHeight)
        for (index, button) in buttons.enumerated() {
            let place = CGRect(
                x: safe.minX + CGFloat(index) * width, y: top, width: width, height: Self.buttonHeight)
            button.frame = view.isRightToLeft ? place.mirrored(in: safe) : place
        }
        picture.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: top - safe.minY)
    }
}

/// A screen with a grid of photos.
final class PhotoGridController: UIViewController {
    private let grid: PhotoGrid

    init(_ photos: [SimulatedPhoto], choose: @escaping @MainActor (SimulatedPhoto) -> Void) {
        grid = PhotoGrid(photos) { choose(photos[$0]) }
        super.init(nibName: nil, bundle: nil)
        title = "Photos".asSystemText
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        grid.backgroundColor = .systemBackground
        view = grid
    }
}
