import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite("Failures of nibs") struct NibLoadingFailureTests {
    private func texts(_ objects: String, owner: Any? = nil) -> [String] {
        failureTexts {
            _ = UINib(data: Data(nibText(objects).utf8), bundle: nil).instantiate(withOwner: owner)
        }.map {
            $0.replacingOccurrences(of: "a nib of \\d+ bytes", with: "FILE", options: .regularExpression)
        }
    }

    @Test("An outlet that is not there names file, line, object, class and the nearest name")
    func outlet() {
        let found = texts(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="card" customClass="LoadedCard" customModule="HeadlessNibsTests">
            <connections><outlet property="lable" destination="card" id="c1"/></connections>
            </view>
            """)
        #expect(
            found == [
                """
                FILE:7: <outlet> c1: LoadedCard has no outlet "lable", but "buttons", "label".
                Try: connect "label" in place of "lable" in Xcode.
                """
            ])
    }

    @Test(
        "An outlet of another type, a class that is not there, and a dangling reference are failures"
    )
    func others() {
        #expect(
            texts(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <view id="card" customClass="LoadedCard" customModule="HeadlessNibsTests">
                <connections><outlet property="label" destination="card" id="c1"/></connections>
                </view>
                """) == [
                    """
                    FILE:7: <outlet> c1: the outlet label of LoadedCard is a LoadedLabel, and not a LoadedCard.
                    Try: connect it to an object of its type in Xcode.
                    """
                ])
        let missing = texts("<view id=\"card\" customClass=\"Absent\" customModule=\"HeadlessNibsTests\"/>")
        #expect(
            missing.first?.contains("FILE:5: <view> card: there is no class HeadlessNibsTests.Absent.")
                == true)
        #expect(
            texts(
                """
                <view id="card" customClass="LoadedCard" customModule="HeadlessNibsTests">
                <connections><outlet property="label" destination="gone" id="c1"/></connections>
                </view>
                """) == ["FILE:6: <outlet> c1: the connection label refers to \"gone\", which is not there."])
    }

    @Test("A class that only the framework has inside is none that a file can name")
    func ownClass() {
        let missing = texts("<view id=\"card\" customClass=\"BackgroundView\"/>")
        #expect(missing.first?.contains("FILE:5: <view> card: there is no class BackgroundView.") == true)
        #expect(texts("<view id=\"field\" customClass=\"UISearchTextField\"/>") == [])
    }

    // Apple's documentation of target and action: UIKit looks a method up when the action is sent.
    @Test("An action that is not there is a warning, and a failure when it is called")
    func missingAction() throws {
        let owner = LoadedController(nibName: nil, bundle: nil)
        let objects = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <button id="b" buttonType="system"><connections>
            <action selector="cuont:" destination="-1" eventType="touchUpInside" id="a"/>
            </connections></button>
            """
        var button: UIButton?
        let warnings = warningTexts {
            let nib = UINib(data: Data(nibText(objects).utf8), bundle: nil)
            #expect(failureTexts { button = nib.instantiate(withOwner: owner).first as? UIButton }.isEmpty)
        }
        #expect(warnings.count == 1)
        #expect(
            warnings.first?.hasSuffix(
                """
                :7: <action> a: LoadedController has no action "cuont:".
                Try: connect "count:" in place of "cuont:" in Xcode.
                """) == true)
        let calls = failureTexts { button?.sendActions(for: .touchUpInside) }
        #expect(calls.count == 1)
        #expect(calls.first?.contains("no method cuont: of LoadedController is known") == true)
    }

    @Test("A nib or storyboard that is not there names what its bundle has")
    func missing() throws {
        let files = try bundle([
            "Card.xib": nibText("<view id=\"v\"/>"), "Broken.xib": "<document", "Old.xib": "bplist00",
        ])
        let found = failureTexts {
            _ = UINib(nibName: "Crad", bundle: files).instantiate(withOwner: nil)
            _ = UINib(nibName: "Broken", bundle: files).instantiate(withOwner: nil)
            _ = UINib(nibName: "Old", bundle: files).instantiate(withOwner: nil)
            _ = UIStoryboard(name: "Main", bundle: files).instantiateInitialViewController()
        }
        let name = files.bundleURL.lastPathComponent
        #expect(
            found[0].hasPrefix(
                "There is no nib \"Crad\": \(name) has \"Broken\", \"Card\", \"Old\". An empty view stands"))
        #expect(found[1].hasPrefix("Broken.xib:1: the file is not well-formed XML"))
        #expect(found[2].hasPrefix("Old.xib:1: the file is binary."))
        #expect(found[3].hasPrefix("There is no storyboard \"Main\": \(name) has no storyboard."))
        #expect(found.count == 4)
    }
}
