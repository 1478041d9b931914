import HeadlessUIKit

/// A screen that pushes another one in front of it.
@MainActor
final class BackStage: StageController {
    init(title: String?) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { @MainActor in
            let next = UIViewController()
            next.title = "Next"
            navigationController?.pushViewController(next, animated: false)
        }
    }

    /// Notes which screen is on top of the navigation stack.
    func noteTop() {
        let top = navigationController?.topViewController
        log.append("on top: \(top.map { "\(type(of: $0))" } ?? "nothing")")
    }
}
