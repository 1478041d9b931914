import HeadlessUIKit

/// A screen to present: what was ordered, and a button that confirms it.
final class ReviewViewController: UIViewController {
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        title = "Review"
        view.backgroundColor = .white
        button.setTitle("Looks right", for: .normal)
        button.frame = CGRect(x: 20, y: 120, width: 150, height: 44)
        view.addSubview(button)
    }
}
