import Foundation
import HeadlessUIKit
import TestSupport
import Testing

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
