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
                let instance = NibBuilder().instantiate(NibPlan(document))
                for (_, view) in instance.roots { view.layoutIfNeeded() }
            }
            #expect(failures.isEmpty)
            read += 1
        }
        #expect(read > 0)
        #expect(refused > 0)
    }
}
