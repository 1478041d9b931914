/// A screen on which the user chooses photos: those of ``SimulatedDevice/photos``.
///
/// Each photo is a button with its name. A tap chooses it; where several can be chosen, "Add" ends the choice.
///
/// ```swift
/// SimulatedDevice.current.photos = [SimulatedPhoto("Beach", image: beach)]
/// tapOn(theFirstView(withText("Choose a photo")))
/// tapOn(theFirstView(withLabel("Beach")))
/// ```
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    private let settings: PHPickerConfiguration
    private let photos: [SimulatedPhoto]
    private var chosen: [Int]
    private var isOver = false
    private let bar = UINavigationBar()
    private let item = UINavigationItem(title: "Photos")
    private lazy var grid = PhotoGrid(photos) { [weak self] in self?.choose($0) }

    /// Makes a picker, which shows the photos that the device has then.
    public init(configuration: PHPickerConfiguration) {
        settings = configuration
        photos = SimulatedDevice.current.photos.filter { configuration.filter?.admits($0) ?? true }
        let known = photos.map(\.localIdentifier)
        chosen =
            configuration.isOfLibrary
            ? configuration.preselectedAssetIdentifiers.compactMap { known.firstIndex(of: $0) } : []
        super.init(nibName: nil, bundle: nil)
    }

    /// Not available: a picker has a configuration.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The object that gets the photos, and dismisses the picker.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// What the picker shows.
    open var configuration: PHPickerConfiguration { settings }

    private var limit: Int { settings.selectionLimit > 0 ? settings.selectionLimit : .max }

    /// Makes the bar and the grid.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish([]) })
        if limit > 1 {
            let add = UIAction { [weak self] _ in self?.finish(self?.chosen ?? []) }
            add.title = "Add"
            item.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
        }
        bar.items = [item]
        view.addSubview(grid)
        view.addSubview(bar)
        update()
    }

    /// Lays out the bar at the top, and the photos below it.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        bar.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 44)
        grid.frame = CGRect(
            x: safe.minX, y: bar.frame.maxY, width: safe.width, height: max(0, safe.maxY - bar.frame.maxY))
    }

    private func choose(_ index: Int) {
        guard limit > 1 else { return finish([index]) }
        if let place = chosen.firstIndex(of: index) {
            chosen.remove(at: place)
        } else if chosen.count < limit {
            chosen.append(index)
        }
        update()
    }

    private func update() {
        grid.mark(chosen)
        item.rightBarButtonItem?.isEnabled = !chosen.isEmpty
    }

    private func finish(_ indices: [Int]) {
        guard !isOver else { return }
        isOver = true
        let results = indices.map { index in
            PHPickerResult(
                itemProvider: photos[index].itemProvider,
                assetIdentifier: settings.isOfLibrary ? photos[index].localIdentifier : nil)
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}
