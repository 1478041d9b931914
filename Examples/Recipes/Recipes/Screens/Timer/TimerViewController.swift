import UIKit

/// Counts down the time that a recipe takes.
class TimerViewController: UIViewController {
    private let recipe: Recipe
    private let timer: KitchenTimer

    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private weak var startButton: UIButton!

    init(recipe: Recipe) {
        self.recipe = recipe
        timer = KitchenTimer(minutes: recipe.minutes)
        super.init(nibName: nil, bundle: nil)
        title = "timer.title".localized
        timer.delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let timeLabel = UILabel()
        timeLabel.textAlignment = .center
        timeLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 40, weight: .light))
        timeLabel.adjustsFontForContentSizeCategory = true
        timeLabel.accessibilityIdentifier = "time"
        let startButton = button("timer.start", #selector(startOrPause))
        let stack = UIStackView(arrangedSubviews: [
            timeLabel, startButton, button("timer.more", #selector(addMinute)),
            button("timer.reset", #selector(resetTimer(_:))),
        ])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        self.timeLabel = timeLabel
        self.startButton = startButton
        kitchenTimerDidChange(timer)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer.pause()
    }

    private func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title.localized, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    @objc private func startOrPause() {
        timer.isRunning ? timer.pause() : timer.start()
    }

    @objc private func addMinute() {
        timer.add(minutes: 1)
    }

    @objc private func resetTimer(_ sender: UIButton?) {
        timer.reset()
    }
}

// MARK: - KitchenTimerDelegate

extension TimerViewController: KitchenTimerDelegate {
    var timerName: String { recipe.name }

    func kitchenTimerDidChange(_ timer: KitchenTimer) {
        guard isViewLoaded else { return }
        timeLabel.text = timer.text
        startButton.setTitle((timer.isRunning ? "timer.pause" : "timer.start").localized, for: .normal)
    }

    func kitchenTimerDidFinish(_ timer: KitchenTimer) {
        let alert = UIAlertController(
            title: "timer.done".localized(recipe.name), message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "timer.ok".localized, style: .default) { [weak self] _ in
                self?.resetTimer(nil)
            })
        present(alert, animated: true)
    }
}
