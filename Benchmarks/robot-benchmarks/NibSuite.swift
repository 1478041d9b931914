import Foundation
import HeadlessNibs
import Robot

/// The cost of views that a nib describes, compared with code that makes the same, and of one scene of a storyboard,
/// compared with reading its file alone.
@MainActor let nibSuite = Suite(name: "nib") { _ in
    let count = 20
    let data = Data(NibFile.text.utf8)
    let nib = UINib(data: data, bundle: nil)
    let board = Array(NibFile.board(sceneCount: 100).utf8)
    @MainActor func compare(_ name: String, _ make: @escaping @MainActor () -> Int) -> Comparison {
        Comparison(
            name: name, unit: "nib", count: count, baselineName: "the same views by code",
            baseline: { (0..<count).reduce(0) { sum, _ in sum + CodedViews.make().subviews.count } },
            work: { (0..<count).reduce(0) { sum, _ in sum + make() } })
    }
    return [
        compare("a nib of 50 views, read and made") {
            UINib(data: data, bundle: nil).instantiate(withOwner: nil).count
        },
        compare("a nib of 50 views, made again") { nib.instantiate(withOwner: nil).count },
        Comparison(
            name: "the first screen of a storyboard with 100 scenes", unit: "screen", count: 1,
            baselineName: "reading the file", baseline: { NibFile.read(board).elements.count },
            work: { NibFile.firstScreen(of: board) }),
    ]
}

/// Files as Xcode writes them: ten cards with a label, a button, a text field and an image view each.
@MainActor
private enum NibFile {
    static let text = document("XIB", "", "<objects>\(views("card", cardCount: 10))</objects>")

    static func board(sceneCount: Int) -> String {
        let scenes = (0..<sceneCount).map { index in
            """
            <!--Scene-->
            <scene sceneID="s\(index)"><objects><viewController id="c\(index)" sceneMemberID="viewController">
            \(views("v\(index)", cardCount: 4).replacing("<view id=", with: "<view key=\"view\" id=", maxReplacements: 1))
            </viewController></objects></scene>
            """
        }
        return document(
            "Storyboard.XIB", "initialViewController=\"c0\"",
            "<scenes>\(scenes.joined(separator: "\n"))</scenes>")
    }

    static func read(_ bytes: [UInt8]) -> NibDocument {
        do throws(NibFileError) {
            return try NibDocument(reading: bytes, file: "Main.storyboard")
        } catch {
            fatalError("\(error)")
        }
    }

    static func firstScreen(of bytes: [UInt8]) -> Int {
        let contents = LoadedStoryboard(read(bytes))
        let controller = try? contents.makeController(
            nil, of: UIStoryboard(name: "Main", bundle: nil), creator: nil)
        return controller?.view.subviews.count ?? 0
    }

    private static func document(_ type: String, _ attributes: String, _ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22505" \(attributes)>
        \(content)
        </document>
        """
    }

    private static func views(_ id: String, cardCount: Int) -> String {
        let cards = (0..<cardCount).map { card("\(id)-\($0)", at: $0) }
        return """
            <view id="\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>\(cards.joined(separator: "\n"))</subviews></view>
            """
    }

    private static func card(_ id: String, at index: Int) -> String {
        """
        <view contentMode="scaleToFill" id="\(id)"><rect key="frame" x="0.0" y="\(80 * index)" width="393" height="80"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="251" text="Label" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-label">
        <rect key="frame" x="16" y="8" width="200" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-button">
        <rect key="frame" x="240" y="8" width="60" height="30"/><state key="normal" title="Edit"/></button>
        <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Name" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-field">
        <rect key="frame" x="16" y="40" width="200" height="34"/></textField>
        <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-image">
        <rect key="frame" x="320" y="8" width="40" height="40"/></imageView>
        </subviews>
        <constraints>
        \(constraint(id, "label", "top", "", "top", 8, 1))\(constraint(id, "label", "leading", "", "leading", 16, 2))
        \(constraint(id, "button", "top", "", "top", 8, 3))\(constraint(id, "button", "leading", "label", "trailing", 8, 4))
        \(constraint(id, "field", "top", "label", "bottom", 8, 5))\(constraint(id, "field", "leading", "", "leading", 16, 6))
        \(constraint(id, "image", "top", "", "top", 8, 7))\(constraint(id, "image", "leading", "button", "trailing", 8, 8))
        </constraints></view>
        """
    }

    private static func constraint(
        _ id: String, _ first: String, _ attribute: String, _ second: String, _ other: String,
        _ constant: Int,
        _ number: Int
    ) -> String {
        """
        <constraint firstItem="\(id)-\(first)" firstAttribute="\(attribute)" \
        secondItem="\(id)\(second.isEmpty ? "" : "-")\(second)" secondAttribute="\(other)" constant="\(constant)" \
        id="\(id)-c\(number)"/>
        """
    }
}

/// The views of the nib, made by code.
@MainActor
private enum CodedViews {
    static func make() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        for index in 0..<10 { view.addSubview(card(at: index)) }
        return view
    }

    private static func card(at index: Int) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 80 * index, width: 393, height: 80))
        card.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        let label = UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 20))
        label.text = "Label"
        label.font = .systemFont(ofSize: 17)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 240, y: 8, width: 60, height: 30)
        button.setTitle("Edit", for: .normal)
        let field = UITextField(frame: CGRect(x: 16, y: 40, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        let image = UIImageView(frame: CGRect(x: 320, y: 8, width: 40, height: 40))
        image.contentMode = .scaleAspectFit
        for subview in [label, button, field, image] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            button.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            image.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            image.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
        ])
        return card
    }
}
