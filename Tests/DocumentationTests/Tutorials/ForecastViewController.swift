// Example of ForecastViewController.swift
import UIKit

final class ForecastViewController: UIViewController {
    private let spinner = UIActivityIndicatorView(frame: CGRect(x: 175, y: 80, width: 40, height: 40))
    private let forecast = UILabel(frame: CGRect(x: 20, y: 200, width: 350, height: 24))
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Load", for: .normal)
        button.frame = CGRect(x: 20, y: 140, width: 350, height: 44)
        button.addAction(UIAction { [unowned self] _ in load() }, for: .touchUpInside)
        for subview in [spinner, forecast, button] { view.addSubview(subview) }
    }

    private func load() {
        spinner.startAnimating()
        Task { [weak self] in
            try await Task.sleep(for: .seconds(2))
            self?.spinner.stopAnimating()
            self?.forecast.text = "Sunny"
        }
    }
}
// End of example
