import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite("Storyboards that contain themselves") struct CircularStoryboardTests {
    private func texts(_ scenes: [String]) throws -> [String] {
        let board = try MemoryBoard(boardText(scenes))
        return failureTexts {
            do throws(NibProblem) {
                let controller = try board.controller("first")
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.isHidden = false
                window.layoutIfNeeded()
                window.isHidden = true
            } catch {
                NibFailure(description: error.text).record()
            }
        }
    }

    @Test("A scene whose view embeds the scene itself is a failure that names the circle")
    func embedded() throws {
        let texts = try texts([controller("first", subviews: container("box", embedding: "first"))])
        #expect(
            texts == [
                "Main.storyboard: the controller first contains itself: first → first. "
                    + "The segue of UIViewController is not performed.\n"
                    + "Try: remove one of the segues or references between them in Xcode."
            ])
    }

    @Test("Scenes that embed each other, also by way of a container, are a failure that names all of them")
    func embeddedInTurn() throws {
        let texts = try texts([
            controller("first", subviews: container("box", embedding: "middle")),
            navigation("middle", root: "inner"),
            controller("inner", subviews: container("box2", embedding: "first")),
        ])
        #expect(texts.count == 1)
        #expect(texts.first?.contains("itself: first → middle → inner → first.") == true)
    }

    @Test("Scenes that embed each other twice each, and ever further ones, are a failure after a while")
    func deep() throws {
        func scenes(_ count: Int, _ times: Int) -> [String] {
            (0..<count).map { index in
                let next = (0..<times).map { container("box\(index)-\($0)", embedding: "s\(index + 1)") }
                return controller(index == 0 ? "first" : "s\(index)", subviews: next.joined())
            }
        }
        let deep = try texts(scenes(200, 1))
        #expect(deep.count == 1)
        #expect(deep.first?.contains("is inside 100 others") == true)
        let wide = try texts(scenes(12, 2) + [controller("s12")])
        #expect(wide.contains { $0.contains("there are more than 1000 controllers") })
    }

    @Test("Relationships that nest without end are a failure")
    func relationships() throws {
        let texts = try texts(
            (0..<10_000).map { navigation($0 == 0 ? "first" : "n\($0)", root: "n\($0 + 1)") })
        #expect(texts.count == 1)
        #expect(texts.first?.contains("is inside 100 others") == true)
    }

    @Test("References of storyboards to each other are a failure that names their files")
    func references() throws {
        let bundle = try bundle([
            "One.storyboard": boardText([reference("first", to: "Two")]),
            "Two.storyboard": boardText([reference("first", to: "One")]),
            "Own.storyboard": boardText([
                reference("first", to: "Own", "again"),
                "<viewControllerPlaceholder storyboardIdentifier=\"again\" storyboardName=\"Own\" "
                    + "referencedIdentifier=\"again\" id=\"loop\" sceneMemberID=\"viewController\"/>",
            ]),
            "Host.storyboard": boardText([
                controller("first", subviews: container("box", embedding: "guest")),
                reference("guest", to: "Guest"),
            ]),
            "Guest.storyboard": boardText([
                controller("first", subviews: container("box", embedding: "host")),
                reference("host", to: "Host"),
            ]),
        ])
        let texts = ["One", "Own", "Host"].map { name in
            failureTexts {
                let board = UIStoryboard(name: name, bundle: bundle)
                board.instantiateInitialViewController()?.loadViewIfNeeded()
            }
        }
        #expect(texts.map(\.count) == [1, 1, 1])
        #expect(
            texts[0][0].hasPrefix(
                "One.storyboard: the controller first contains itself: first → first of Two.storyboard → first."
            ))
        #expect(texts[1][0].hasPrefix("Own.storyboard: the controller loop contains itself: loop → loop."))
        #expect(texts[2][0].contains("contains itself: first → first of Guest.storyboard → first."))
    }

    @Test("The same controller in two containers, or behind two embed segues, is made twice")
    func twice() throws {
        let board = try MemoryBoard(
            boardText([
                controller(
                    "first", subviews: container("a", embedding: "inner") + container("b", embedding: "inner")
                ),
                controller("inner"),
            ]))
        let first = try board.controller("first")
        #expect(failureTexts { first.loadViewIfNeeded() } == [])
        #expect(first.children.count == 2)
    }
}
