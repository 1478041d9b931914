import TestSupport
import ViewQuery

extension UIView {
    /// Makes a tree from a text such as `root(a(b c) d)`: names, and in brackets what is in each.
    ///
    /// Names that begin with a capital letter are labels' with the name as text; all views are 10×10.
    static func tree(_ text: String) -> UIView {
        var path: [UIView] = []
        var last = UIView()
        var name = ""
        func finish() {
            guard let initial = name.first else { return }
            let view: UIView = initial.isUppercase ? UILabel() : UIView()
            (view as? UILabel)?.text = name
            last = view.named(name, 0, 0, 10, 10, in: path.last)
            name = ""
        }
        for character in text {
            switch character {
            case "(":
                finish()
                path.append(last)
            case ")":
                finish()
                last = path.removeLast()
            case " ": finish()
            default: name.append(character)
            }
        }
        finish()
        return last
    }

    /// The view with that name, here or inside.
    subscript(name: String) -> UIView {
        var found: UIView?
        visit { view in
            if view.accessibilityIdentifier == name { found = view }
            return found == nil ? .into : .stop
        }
        return found ?? UIView()
    }
}
