import HeadlessUIKit

/// The third tab: a name, and a button that signs out.
final class AccountViewController: UIViewController {
    override func viewDidLoad() {
        title = "Account"
        view.backgroundColor = .white
        let name = UILabel(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
        name.text = "Grace"
        view.addSubview(name)
        let signOut = UIButton(type: .system)
        signOut.setTitle("Sign out", for: .normal)
        signOut.frame = CGRect(x: 20, y: 180, width: 350, height: 44)
        view.addSubview(signOut)
    }
}
