import Foundation
import HeadlessUIKit
import Swerkin

/// A screen with a spinner, in whose place there is a label after some time.
@MainActor
final class WaitStage: StageController {
    /// What brings the label.
    enum Source {
        case task, timer, now
    }

    private let source: Source
    private let delay: TimeInterval
    private let spinner = UIView()
    /// Whether the label is there.
    private(set) var hasArrived = false

    init(_ source: Source, after delay: TimeInterval) {
        self.source = source
        self.delay = delay
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(spinner, "spinner", CGRect(x: 20, y: 200, width: 40, height: 40)).accessibilityLabel = "Spinner"
        let delay = delay
        switch source {
        case .task:
            Task { @MainActor [weak self] in
                try await Task.sleep(for: .seconds(delay))
                self?.arrive()
            }
        case .timer:
            Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.arrive() }
            }
        case .now: arrive()
        }
    }

    private func arrive() {
        hasArrived = true
        spinner.removeFromSuperview()
        let news = add(UILabel(), "news", CGRect(x: 20, y: 300, width: 200, height: 40))
        news.text = "Late news"
        news.accessibilityValue = "42"
    }
}
