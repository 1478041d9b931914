import Robot

/// A screen with a counter, a switch, a name, and a row further down; its button makes a new label each time.
final class CounterController: UIViewController {
    private let count = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    private let reset = UIButton(frame: CGRect(x: 230, y: 100, width: 100, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        count.text = "0"
        let add = UIButton(frame: CGRect(x: 20, y: 150, width: 100, height: 44))
        add.setTitle("Add", for: .normal)
        add.addAction(
            UIAction { [unowned self] _ in
                count.text = "\((count.text.flatMap(Int.init) ?? 0) + 1)"
                reset.isEnabled = true
            }, for: .touchUpInside)
        reset.setTitle("Reset", for: .normal)
        reset.isEnabled = false
        reset.addAction(
            UIAction { [unowned self] _ in
                count.text = "0"
                reset.removeFromSuperview()
            }, for: .touchUpInside)
        let name = UITextField(frame: CGRect(x: 20, y: 210, width: 200, height: 34))
        name.accessibilityLabel = "Name"
        let sound = UISwitch(frame: CGRect(x: 20, y: 260, width: 51, height: 31))
        sound.accessibilityLabel = "Sound"
        let later = UIButton(frame: CGRect(x: 20, y: 310, width: 100, height: 44))
        later.setTitle("Later", for: .normal)
        later.addAction(
            UIAction { [unowned self] _ in
                Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { [unowned self] _ in
                    let done = UILabel(frame: CGRect(x: 20, y: 360, width: 200, height: 30))
                    done.text = "Done at last"
                    view.addSubview(done)
                }
            }, for: .touchUpInside)
        let far = UILabel(frame: CGRect(x: 20, y: 2000, width: 200, height: 30))
        far.text = "Far down"
        for part in [count, add, reset, name, sound, later, far] { view.addSubview(part) }
    }
}
