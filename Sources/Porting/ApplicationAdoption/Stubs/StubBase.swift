/// The class of UIKit that a type which is not there derives from, as far as its name tells.
enum StubBase {
    /// Endings of names, each before those that it ends with, with the call that makes an object.
    private static let endings: [(ending: String, base: String)] = [
        ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
        ("PageViewController", "UIPageViewController"),
        ("CollectionViewController", "UICollectionViewController"),
        ("TableViewController", "UITableViewController"), ("AlertController", "UIViewController"),
        ("ViewController", "UIViewController"), ("TableViewCell", "UITableViewCell"),
        ("CollectionViewCell", "UICollectionViewCell"), ("CollectionView", "UICollectionView"),
        ("TableView", "UITableView"), ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"),
        ("StackView", "UIStackView"), ("TextField", "UITextField"), ("TextView", "UITextView"),
        ("Button", "UIButton"), ("Label", "UILabel"), ("Switch", "UISwitch"), ("Slider", "UISlider"),
        ("GestureRecognizer", "UIGestureRecognizer"), ("View", "UIView"), ("HUD", "UIView"),
    ]
    /// The labels of initializers that UIKit's classes have.
    private static let inherited: Set<[String]> = [
        [], ["frame"], ["coder"], ["nibName", "bundle"], ["rootViewController"], ["image"], ["type"],
        ["style", "reuseIdentifier"], ["frame", "style"], ["frame", "collectionViewLayout"],
        ["collectionViewLayout"], ["style"], ["arrangedSubviews"], ["target", "action"],
    ]

    /// The class; `nil` if the name tells of none.
    static func named(_ name: String) -> String? {
        endings.first { name.hasSuffix($0.ending) }?.base
    }

    static func hasInitializer(_ labels: [String]) -> Bool { inherited.contains(labels) }

    /// The call of the class's own initializer.
    static func initializer(of base: String) -> String {
        switch base {
        case "UITableViewController": "self.init(style: .plain)"
        case "UICollectionViewController":
            "self.init(collectionViewLayout: UICollectionViewFlowLayout())"
        case "UICollectionView": "self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        case "UITableViewCell": "self.init(style: .default, reuseIdentifier: nil)"
        case "UIGestureRecognizer": "self.init(target: nil, action: nil)"
        case _ where base.hasSuffix("Controller"): "self.init(nibName: nil, bundle: nil)"
        default: "self.init(frame: .zero)"
        }
    }
}
