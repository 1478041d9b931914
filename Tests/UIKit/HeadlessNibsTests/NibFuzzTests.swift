import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor
@Suite("Damaged nibs") struct NibFuzzTests {
    private static let source = nibText(
        """
        <view contentMode="scaleToFill" id="top"><rect key="frame" x="0" y="0" width="320" height="200"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>
        <label text="Tea" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
        <state key="normal" title="Brew" image="Pot"><color key="titleColor" systemColor="labelColor"/></state></button>
        <stackView axis="vertical" spacing="4" fixedFrame="YES" id="stack"><rect key="frame" x="9" y="9" width="90" \
        height="90"/><subviews><switch on="YES" id="switch"/><textField placeholder="Name" id="field"/></subviews>
        </stackView><tableView style="grouped" rowHeight="44" id="table"><prototypes><tableViewCell id="cell">
        <tableViewCellContentView key="contentView" id="content"/></tableViewCell></prototypes></tableView>
        </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
        <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c1"/>
        <constraint firstItem="button" firstAttribute="leading" secondItem="label" secondAttribute="trailing" \
        priority="750" multiplier="1:2" relation="greaterThanOrEqual" id="c2"/>
        <constraint firstAttribute="bottom" secondItem="button" secondAttribute="bottom" id="c3"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="c3"/></mask></variation></view>
        <navigationController id="nav"><navigationBar key="navigationBar" largeTitles="YES" id="bar">\
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
        </navigationBar></navigationController>
        <tableViewController modalPresentationStyle="formSheet" id="list"><tableView key="view" style="plain" id="rows">
        <sections><tableViewSection headerTitle="Teas" id="s"><cells><tableViewCell rowHeight="40" id="row"/></cells>
        </tableViewSection></sections></tableView><navigationItem key="navigationItem" title="Teas" id="item">
        <barButtonItem key="rightBarButtonItem" systemItem="add" width="20" id="add"><slider key="customView" \
        minValue="1" maxValue="3" id="slider"/></barButtonItem></navigationItem><tabBarItem key="tabBarItem" \
        systemItem="more" id="tab"/><toolbarItems><barButtonItem title="Pour" id="pour"/></toolbarItems>
        <value key="contentSizeForViewInPopover" type="size"><size key="value" width="9" height="9"/></value>
        </tableViewController><tapGestureRecognizer numberOfTapsRequired="2" id="tap"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="name" value="tap"/></userDefinedRuntimeAttributes>
        </tapGestureRecognizer><swipeGestureRecognizer direction="left" id="swipe"/>
        <collectionView id="cells"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" id="flow">
        <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="3"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></collectionView>
        """)

    @Test(
        "A nib with parts removed, doubled or swapped is refused or read, and never ends the program",
        arguments: 0..<8)
    func damaged(_ seed: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let words = Self.source.split(separator: "\"", omittingEmptySubsequences: false)
        var (read, refused) = (0, 0)
        for _ in 0..<60 {
            var changed = words
            for _ in 0..<(1 + numbers.next(below: 4)) {
                let (one, other) = (numbers.next(below: changed.count), numbers.next(below: changed.count))
                switch numbers.next(below: 4) {
                case 0: changed.swapAt(one, other)
                case 1: changed.remove(at: one)
                case 2: changed[one] = changed[other]
                default:
                    changed[one] = numbers.element(of: ["", "-1", "1e999", "NaN", "top", "label", "YES"])
                }
            }
            guard
                let document = try? NibDocument(
                    reading: Array(changed.joined(separator: "\"").utf8), file: "Test.xib")
            else {
                refused += 1
                continue
            }
            let failures = failureTexts {
                let plan = NibPlan(document)
                let instance = NibBuilder().instantiate(plan)
                for case .controller(let controller) in plan.topLevel {
                    NibBuilder().fill(controller.make(), controller, in: instance)
                }
                for (_, view) in instance.roots { view.layoutIfNeeded() }
            }
            #expect(failures.isEmpty)
            read += 1
        }
        #expect(read > 0)
        #expect(refused > 0)
    }
}
