import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps that swipe", .robot) struct SwipeStepTests {
    nonisolated static let met: [ActionCase] = [
        ActionCase("to the left", "at 300, 0") { When.ISwipe(.left) },
        ActionCase("to the left and back", "at 300, 0", "at 0, 0") {
            When.ISwipe(.left); And.ISwipe(.right)
        },
        ActionCase("up", "at 0, 300") { When.ISwipe(.up) },
        ActionCase("up and down on an element", "at 0, 300", "at 0, 0") {
            When.ISwipe(.up, onElement: "pages"); And.ISwipe(.down, onElement: "pages")
        },
        ActionCase("on an element that does not scroll", "swiped up", "swiped down") {
            When.ISwipe(.up, onElement: "box"); And.ISwipe(.down, onElement: "box")
        },
        ActionCase("to the left by name", "at 300, 0") { When.ISwipeToTheLeft() },
        ActionCase("to the right by name", "at 300, 0", "at 0, 0") {
            When.ISwipeToTheLeft(); And.ISwipeToTheRight()
        },
    ]

    nonisolated static let notMet: [ActionCase] = [
        ActionCase(
            "on no element",
            """
            When ISwipe(_:onElement:): left, page: failed after 2 s of virtual time.
            Did not find element with id "page" within 2 s.
            No such id. Did you mean "pages"?
            """
        ) { When.ISwipe(.left, onElement: "page") }
    ]

    @Test("Each step that swipes does what it says", arguments: met)
    func steps(_ row: ActionCase) {
        let played = play(PagesStage()) { _ in row.step() }
        #expect(played == Played(log: row.expected))
    }

    @Test("A step that cannot swipe fails once, and says why", arguments: notMet)
    func failures(_ row: ActionCase) {
        let played = play(PagesStage()) { _ in row.step() }
        #expect(played.failures == row.expected)
    }
}
