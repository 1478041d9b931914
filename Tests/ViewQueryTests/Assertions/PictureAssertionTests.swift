import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Pictures
@testable import ViewQuery

@MainActor
@Suite("Assertions about pictures", .serialized) struct PictureAssertionTests {
    private static let folder = "/tmp/robot-swift-PictureAssertionTests"

    /// A screen with two labels, in an application and a folder of its own.
    private func withScreen(_ body: (_ labels: [UILabel]) -> Void) {
        try? FileManager.default.removeItem(atPath: Self.folder)
        defer { try? FileManager.default.removeItem(atPath: Self.folder) }
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let labels = ["Total", "Sum"].enumerated().map { index, text in
                let label = UILabel(frame: CGRect(x: 20, y: 100 + 30 * index, width: 100, height: 20))
                label.text = text
                window.addSubview(label)
                return label
            }
            body(labels)
        }
    }

    @discardableResult
    private func look(_ name: String) -> Bool {
        shouldLookLike(name, filePath: "/tmp/robot-swift-PictureAssertionTests/ExampleTests.swift")
    }

    @discardableResult
    private func look(at target: some AssertionTarget, _ name: String) -> Bool {
        shouldLookLike(
            target, name, filePath: "/tmp/robot-swift-PictureAssertionTests/ExampleTests.swift")
    }

    private var path: String { "\(Self.folder)/Pictures/ExampleTests" }

    @Test("The first run writes the picture and fails; then it is compared")
    func screen() {
        withScreen { labels in
            let first = failureTexts { #expect(!look("Start")) }
            #expect(
                first == [
                    """
                    shouldLookLike("Start"): there was no picture yet. It is written now, so look at it and run again:
                      \(path)/Start.txt
                    """
                ])
            let second = failureTexts { #expect(look("Start")) }
            #expect(second == [])
            labels[0].frame.origin.y += 3
            labels[1].text = "Result"
            let third = failureTexts { #expect(!look("Start")) }
            #expect(
                third == [
                    """
                    shouldLookLike("Start"): it looks different.
                    UILabel "Total" moved 3 pt down
                    UILabel "Sum" is UILabel "Result" now
                    UILabel "Sum": text changed from "Sum" to "Result"
                    Expected: \(path)/Start.svg
                    Actual: \(path)/Start.actual.svg
                    To accept what is visible now: ROBOT_UPDATE_PICTURES=1
                    """
                ])
        }
    }

    @Test("A tolerance and a mask are part of the comparison, and of a picture that was stored without them")
    func leniency() {
        func look(_ tolerance: PictureTolerance = .none, masking masks: [UIView] = []) -> Bool {
            shouldLookLike(
                "Start", tolerance: tolerance, masking: masks,
                filePath: "/tmp/robot-swift-PictureAssertionTests/ExampleTests.swift")
        }
        withScreen { labels in
            _ = failureTexts { _ = look() }
            labels[0].frame.origin.y += 0.5
            labels[1].text = "Result"
            let different = failureTexts { #expect(!look()) }
            #expect(different.count == 1)
            let moved = failureTexts { #expect(!look(masking: [labels[1]])) }
            #expect(moved.count == 1)
            #expect(moved.first?.contains("UILabel \"Total\" moved 0.5 pt down\nExpected: ") == true)
            let found = failureTexts {
                let isSame = shouldLookLike(
                    "Start", tolerance: PictureTolerance(distance: 0.5),
                    masking: allViews(withText("Result")),
                    filePath: "/tmp/robot-swift-PictureAssertionTests/ExampleTests.swift")
                #expect(isSame)
            }
            #expect(found == [])
            let problem = failureTexts { #expect(!look(PictureTolerance(color: -1))) }
            #expect(
                problem == [
                    "shouldLookLike(\"Start\"): the tolerance's color is -1.0, which is not between 0 and 1."
                ])
        }
    }

    @Test("One view is compared, whatever is around it; several are a failure")
    func view() {
        withScreen { labels in
            _ = failureTexts { look(at: labels[0], "Label") }
            labels[0].frame.origin.y += 3
            let same = failureTexts { #expect(look(at: labels[0], "Label")) }
            #expect(same == [])
            let several = failureTexts { #expect(!look(at: allViews(ofClass(UILabel.self)), "Label")) }
            #expect(several.count == 1)
            #expect(
                several.first?.hasPrefix(
                    "shouldLookLike(\"Label\"): a picture is of one view, and allViews(ofClass(UILabel.self)) found 2:\n"
                ) == true)
            let none = failureTexts { #expect(!look(at: theFirstView(withText("Nothing")), "Label")) }
            #expect(none.first?.hasPrefix("shouldLookLike(theFirstView(withText(\"Nothing\")))") == true)
        }
    }

    @Test(
        "A name that cannot be a file's is a failure that says why",
        arguments: [
            ("", "the name is empty."), ("a/b", "the name contains \"/\", which file names cannot."),
            ("..", "the name begins with a dot."),
        ])
    func names(name: String, problem: String) {
        withScreen { _ in
            #expect(failureTexts { look(name) } == ["shouldLookLike(\"\(name)\"): \(problem)"])
            #expect(!FileManager.default.fileExists(atPath: Self.folder))
        }
    }
}
