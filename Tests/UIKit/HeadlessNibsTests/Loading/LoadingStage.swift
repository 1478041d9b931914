import Foundation
import HeadlessUIKit
import Testing

/// What the classes of the tests' nibs have called, in order.
@MainActor final class LoadingLog {
    static var entries: [String] = []

    static func add(_ entry: String) { entries.append(entry) }

    /// The entries since the last call, a line each.
    static func take() -> String {
        defer { entries = [] }
        return entries.joined(separator: "\n")
    }
}

/// A folder with files that is a bundle.
func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
    for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: folder.path))
}

/// A controller's element with a view.
func controller(
    _ id: String, _ attributes: String = "", class name: String? = nil, subviews: String = "",
    connections: String = "",
    more: String = ""
) -> String {
    """
    <viewController id="\(id)" \(attributes) \(name.map { "customClass=\"\($0)\" customModule=\"HeadlessNibsTests\"" } ?? "") \
    sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews>
    <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
    </view>
    \(more)
    <connections>\(connections)</connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-responder" sceneMemberID="firstResponder"/>
    <exit id="\(id)-exit" sceneMemberID="exit"/>
    """
}

/// A button's element at a place.
func button(_ id: String, _ title: String, y: Int = 100, connections: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">
    <rect key="frame" x="40" y="\(y)" width="200" height="44"/>
    <state key="normal" title="\(title)"/>
    <connections>\(connections)</connections>
    </button>
    """
}

// The classes that the nibs name; each lists its members as the rewriter would.

class LoadedLabel: UILabel {
    var code = "" { didSet { LoadingLog.add("set code of the label to \(code)") } }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        LoadingLog.add("init(coder:) of the label, text \(text ?? "nil")")
    }

    override init(frame: CGRect) { super.init(frame: frame) }

    override func awakeFromNib() {
        super.awakeFromNib()
        LoadingLog.add("awakeFromNib of the label in \(superview.map { "\(type(of: $0))" } ?? "nothing")")
    }

    override class var nibMembers: [NibMember] {
        super.nibMembers + [.inspectable("code", \LoadedLabel.code)]
    }
}

class LoadedCard: UIView {
    weak var label: LoadedLabel? { didSet { LoadingLog.add("set the outlet label of the card") } }
    var buttons: [UIButton]! { didSet { LoadingLog.add("set \(buttons.count) buttons of the card") } }

    required init?(coder: NSCoder) {
        LoadingLog.add("init(coder:) of the card begins")
        super.init(coder: coder)
        LoadingLog.add("init(coder:) of the card ends with \(subviews.count) subviews")
    }

    override init(frame: CGRect) { super.init(frame: frame) }

    override func awakeFromNib() {
        super.awakeFromNib()
        LoadingLog.add("awakeFromNib of the card")
    }

    override class var nibMembers: [NibMember] {
        super.nibMembers + [.outlet("label", \LoadedCard.label), .outlet("buttons", \LoadedCard.buttons)]
    }
}

class LoadedController: UIViewController {
    var name: String { "\(type(of: self))" }
    var label: UILabel!
    var total = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        LoadingLog.add(
            "\(name) init(coder:) titled \(title ?? "nil"), storyboard \(storyboard == nil ? "missing" : "there")"
        )
    }

    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    override func awakeFromNib() {
        super.awakeFromNib()
        LoadingLog.add("\(name) awakeFromNib, view \(isViewLoaded ? "loaded" : "not loaded")")
    }

    override func loadView() {
        LoadingLog.add("\(name) loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        LoadingLog.add("\(name) viewDidLoad, label \(label?.text ?? "nil"), children \(children.count)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        LoadingLog.add("\(name) shouldPerformSegue \(identifier)")
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        LoadingLog.add("\(name) prepare for \(segue.identifier ?? "nil") to \(type(of: segue.destination))")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        LoadingLog.add("\(name) viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        LoadingLog.add("\(name) viewDidAppear")
    }

    func count(_ sender: Any?) {
        total += 1
        LoadingLog.add("\(name) count from \(sender.map { "\(type(of: $0))" } ?? "nil")")
    }

    override class var nibMembers: [NibMember] {
        super.nibMembers + [.outlet("label", \LoadedController.label)]
    }

    override nonisolated class var selectors: [Selector] {
        super.selectors + [Selector("count:", LoadedController.count(_:))]
    }
}

final class LoadedDetail: LoadedController {
    var made = "by the storyboard"

    init?(coder: NSCoder, made: String) {
        self.made = made
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class LoadedList: LoadedController {
    func makeDetail(_ coder: NSCoder, sender: Any?) -> LoadedDetail? {
        LoadingLog.add("LoadedList segue action for \(sender.map { "\(type(of: $0))" } ?? "nil")")
        return LoadedDetail(coder: coder, made: "by the segue action")
    }

    func unwindToList(_ segue: UIStoryboardSegue) {
        LoadingLog.add("LoadedList unwindToList from \(type(of: segue.source))")
    }

    override class var nibMembers: [NibMember] {
        super.nibMembers + [.segueAction("makeDetail:sender:", LoadedList.makeDetail(_:sender:))]
    }

    override nonisolated class var selectors: [Selector] {
        super.selectors + [Selector("unwindToList:", LoadedList.unwindToList(_:))]
    }
}

final class LoadedCell: UITableViewCell {
    var titleLabel: UILabel!
    var owner: UIViewController?

    override func awakeFromNib() {
        super.awakeFromNib()
        LoadingLog.add("LoadedCell awakeFromNib, label \(titleLabel?.text ?? "nil")")
    }

    override class var nibMembers: [NibMember] {
        super.nibMembers + [.outlet("titleLabel", \LoadedCell.titleLabel)]
    }
}

final class CustomSegue: UIStoryboardSegue {
    override func perform() {
        LoadingLog.add("CustomSegue perform \(identifier ?? "nil")")
        source.present(destination, animated: false)
    }
}
