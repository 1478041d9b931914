import Foundation
import Robot
import TestSupport
import Testing

// Example of StoryboardsAndNibs.md
final class ProfileViewController: UIViewController {
    var nameLabel: UILabel!

    func save(_ sender: Any?) {}

    override class var nibMembers: [NibMember] {
        super.nibMembers + [.outlet("nameLabel", \ProfileViewController.nameLabel)]
    }

    override nonisolated class var selectors: [Selector] {
        super.selectors + [Selector("save:", ProfileViewController.save(_:))]
    }
}
// End of example

@MainActor @Suite("The page on storyboards and nibs", .robot) struct StoryboardExamplesTests {
    @Test("A class that lists its members gets its outlets and actions from a nib")
    func lists() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="nameLabel" destination="lab" id="c1"/></connections></placeholder>
            <view id="top"><subviews>
            <label text="Ada" id="lab"/>
            <button buttonType="system" id="but"><connections>
            <action selector="save:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
            </subviews></view>
            </objects>
            </document>
            """
        let owner = ProfileViewController()
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
        #expect(owner.nameLabel?.text == "Ada")
        let button = try #require((objects.first as? UIView)?.subviews.last as? UIButton)
        #expect(button.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["save:"])
    }
}
