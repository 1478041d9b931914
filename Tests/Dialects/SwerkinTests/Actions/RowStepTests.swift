import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps that touch rows", .robot) struct RowStepTests {
    nonisolated static let met: [ActionCase] = [
        ActionCase("by the id, where the label is another text", "selected 3") {
            When.ITouchRow(withIdentifier: "row3")
        },
        ActionCase("by the label", "selected 3") { When.ITouchRow(withLabel: "Row 3") },
        ActionCase("that is not loaded yet", "selected 35") { When.ITouchRow(withIdentifier: "row35") },
        ActionCase("that is not loaded yet, by the label", "selected 39") {
            When.ITouchRow(withLabel: "Row 39")
        },
        ActionCase("an element in a row", "selected 2") { When.ITouchElement(withLabel: "Title 2") },
    ]

    nonisolated static let notMet: [ActionCase] = [
        ActionCase(
            "no such id",
            """
            When ITouchRow(withIdentifier:): row40: failed after 4.567 s of virtual time.
            Did not find row with id "row40" within 2 s.
            No such id. Did you mean "row0", "row4", "row1"?
            Scrolled UITableView #list by 4 drags, contentOffset.y 0 to 1320.
            """
        ) { When.ITouchRow(withIdentifier: "row40") },
        ActionCase(
            "no such label",
            """
            When ITouchRow(withLabel:): Row 40: failed after 4.567 s of virtual time.
            Did not find row with label "Row 40" within 2 s.
            No such label. Did you mean "Row 0", "Row 4", "Row 1"?
            Scrolled UITableView #list by 4 drags, contentOffset.y 0 to 1320.
            """
        ) { When.ITouchRow(withLabel: "Row 40") },
        ActionCase(
            "not a row",
            """
            When ITouchRow(withLabel:): Title 3: failed after 4.567 s of virtual time.
            Did not find row with label "Title 3" within 2 s.
            staticText "Title 3" has this label, but is not a row.
            Scrolled UITableView #list by 4 drags, contentOffset.y 0 to 1320.
            """
        ) { When.ITouchRow(withLabel: "Title 3") },
        ActionCase(
            "an empty label",
            """
            When ITouchRow(withLabel:): : failed.
            Cannot look for row with label "": the label is empty.
            """
        ) { When.ITouchRow(withLabel: "") },
        ActionCase(
            "scrolling to nothing",
            """
            When IScrollDownUntilISeeElement(withLabel:): Title 40: failed after 3.467 s of virtual time.
            Did not find element with label "Title 40" by scrolling down.
            Scrolled UITableView #list by 4 drags, contentOffset.y 0 to 1320.
            No such label. Did you mean "Title 0", "Title 4", "Title 10"?
            """
        ) { When.IScrollDownUntilISeeElement(withLabel: "Title 40") },
        ActionCase(
            "scrolling to an empty label",
            """
            When IScrollDownUntilISeeElement(withLabel:): : failed.
            Cannot look for element with label "": the label is empty.
            """
        ) { When.IScrollDownUntilISeeElement(withLabel: "") },
        ActionCase(
            "scrolling to nothing similar",
            """
            When IScrollDownUntilISeeElement(withLabel:): Nothing of the kind: failed after 3.467 s of virtual time.
            Did not find element with label "Nothing of the kind" by scrolling down.
            Scrolled UITableView #list by 4 drags, contentOffset.y 0 to 1320.
            Found last: "Title 38", "Row 39", "Title 39".
            """
        ) { When.IScrollDownUntilISeeElement(withLabel: "Nothing of the kind") },
    ]

    @Test("Each step that touches rows does what it says", arguments: met)
    func steps(_ row: ActionCase) {
        let played = play(ListStage()) { _ in row.step() }
        #expect(played == Played(log: row.expected))
    }

    @Test("A step that cannot touch its row fails once, and says why", arguments: notMet)
    func failures(_ row: ActionCase) {
        let played = play(ListStage()) { _ in row.step() }
        #expect(played.failures == row.expected)
    }
}
