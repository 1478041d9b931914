// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class TableScenarios: ShowroomTestCase {
    func test_scrolling() {
        Scenario("Seeing the first rows below their header") {
            Given(I: amLookingAtTheTable)
            Then(I: see(tableScreen.firstSectionHeader))
            And(I: see(tableScreen.firstRow))
            And(the: state(of: tableScreen.lastRow, isNot: .visible))
        }

        Scenario("Scrolling to the second section") {
            When(
                I: scroll(
                    tableScreen, .downwards, until: tableScreen.secondSectionHeader, is: .exists, .visible))
            Then(the: value(of: tableScreen.secondSectionHeader, is: "SECTION NUMERO 1"))
        }

        Scenario("Scrolling to the last row") {
            When(I: scroll(tableScreen, .downwards, until: tableScreen.lastRow, is: .exists, .visible))
            Then(I: see(tableScreen.lastRow))
            And(the: state(of: tableScreen.firstRow, isNot: .visible))
        }

        Scenario("Scrolling back to the first row") {
            When(I: scroll(tableScreen, .upwards, until: tableScreen.firstRow, is: .exists, .hittable))
            Then(I: see(tableScreen.firstRow))
        }

        Scenario("Scrolling until the first row is gone") {
            When(I: scroll(tableScreen, .downwards, until: tableScreen.firstRow, isNot: .visible))
            Then(the: state(of: tableScreen.firstRow, isNot: .visible))
        }
    }

    func test_openingRows() {
        Scenario("Opening a row") {
            Given(I: amLookingAtTheTable)
            When(I: tap(tableScreen.row(2, inSection: 0)))
            Then(I: see(rowScreen))
            And(the: value(of: rowScreen.navBar.header, is: "Row 2 section 0"))
            And(I: see(rowScreen.label(ofRow: 2, inSection: 0)))
        }

        Scenario("Going back to the rows") {
            Given(I: see(rowScreen))
            When(I: dismiss(rowScreen))
            Then(I: see(tableScreen))
            And(I: doNotSee(rowScreen))
        }

        Scenario("Opening the last row") {
            Given(I: scroll(tableScreen, .downwards, until: tableScreen.lastRow, is: .exists, .hittable))
            When(I: tap(tableScreen.lastRow))
            Then(I: see(rowScreen.label(ofRow: 14, inSection: 1)))
        }
    }

    func test_refreshing() {
        Scenario("Refreshing by pulling the rows down") {
            Given(I: amLookingAtTheTable)
            And(I: doNotSee(tableScreen.refreshedOnceLabel))
            When(I: refresh(tableScreen))
            Then(I: see(tableScreen.refreshedOnceLabel))
        }

        Scenario("Refreshing once more") {
            When(I: refresh(tableScreen))
            Then(I: see(tableScreen.refreshedTwiceLabel))
            And(I: doNotSee(tableScreen.refreshedOnceLabel))
        }
    }
}
