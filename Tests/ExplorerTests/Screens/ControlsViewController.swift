import Robot

/// Every control that has a value or an action.
final class ControlsViewController: ColumnViewController {
    private let progress = UIProgressView(progressViewStyle: .default)
    private let spinner = UIActivityIndicatorView(style: .medium)

    init(_ diary: Diary) {
        super.init(diary, "Controls")
        tabBarItem = UITabBarItem(title: "Controls", image: nil, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func fill() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: ControlsViewController.work)
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
        addButtons()
        add(UISwitch(), "switch")
        let slider = UISlider()
        slider.maximumValue = 10
        add(slider, "slider")
        let stepper = UIStepper()
        stepper.maximumValue = 5
        add(stepper, "stepper")
        let wrapping = UIStepper()
        (wrapping.maximumValue, wrapping.wraps) = (3, true)
        add(wrapping, "wrapping stepper")
        add(UISegmentedControl(items: ["One", "Two", "Three"]), "segments")
        let momentary = UISegmentedControl(items: ["Up", "Down"])
        momentary.isMomentary = true
        momentary.setEnabled(false, forSegmentAt: 1)
        add(momentary, "momentary segments")
        let pages = UIPageControl()
        pages.numberOfPages = 5
        add(pages, "pages")
        add(progress, "progress", height: 8)
        add(spinner, "spinner")
        add(UIImageView(image: UIImage(systemName: "star")), "image")
    }

    private func addButtons() {
        addButton("Work") { [weak self] _ in self?.work() }
        let filled = UIButton(configuration: .filled(), primaryAction: nil)
        filled.configuration?.title = "Choose"
        filled.menu = UIMenu(children: [
            UIAction(title: "First") { [diary] _ in diary.note("first") },
            UIAction(title: "Second", state: .on) { [diary] _ in diary.note("second") },
            UIMenu(
                title: "More",
                children: [UIAction(title: "Third") { [diary] _ in diary.note("third") }]),
        ])
        filled.showsMenuAsPrimaryAction = true
        add(filled, "menu")
        let popUp = UIButton(configuration: .plain(), primaryAction: nil)
        popUp.menu = UIMenu(children: ["Red", "Green"].map { UIAction(title: $0) { _ in } })
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        add(popUp, "pop-up")
        let disabled = UIButton(type: .system)
        disabled.setTitle("Disabled", for: .normal)
        disabled.isEnabled = false
        add(disabled, "disabled")
    }

    /// Works for three seconds, which the progress and the spinner show.
    private func work() {
        spinner.startAnimating()
        progress.setProgress(0, animated: false)
        UIView.animate(withDuration: 3) { [progress] in progress.alpha = 0.5 }
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.spinner.stopAnimating()
                self?.progress.setProgress(1, animated: true)
                self?.progress.alpha = 1
            }
        }
    }
}
