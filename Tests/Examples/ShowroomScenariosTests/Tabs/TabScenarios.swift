// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ShowroomScreens
import TABTestKit

class TabScenarios: ShowroomTestCase {
    func test_tabs() {
        Scenario("Seeing four tabs, the first of which is selected") {
            Given(I: amLoggedIn)
            Then(the: numberOfTabs(in: tabBarScreen.tabBar, is: 4))
            And(the: state(of: tabBarScreen.tableTab, is: .selected))
            And(the: state(of: tabBarScreen.otherTab, isNot: .selected))
        }

        Scenario("Changing to the collection") {
            When(I: tap(tabBarScreen.collectionTab))
            Then(I: see(collectionScreen))
            And(the: value(of: collectionScreen.navBar.header, is: "Collection"))
            And(the: state(of: tabBarScreen.collectionTab, is: .selected))
            And(the: state(of: tabBarScreen.tableTab, isNot: .selected))
        }

        Scenario("Changing to the other elements") {
            When(I: tap(tabBarScreen.otherTab))
            Then(I: see(otherScreen))
            And(the: value(of: otherScreen.navBar.header, is: "Other"))
            And(I: doNotSee(collectionScreen))
        }

        Scenario("Changing to the pages") {
            When(I: tap(tabBarScreen.pageTab))
            Then(I: see(pageScreen))
            And(I: doNotSee(otherScreen))
        }

        Scenario("Changing back to the table") {
            When(I: tap(tabBarScreen.tableTab))
            Then(I: see(tableScreen))
            And(the: value(of: tableScreen.navBar.header, is: "Table"))
        }
    }

    func test_keepingThePlaceInATab() {
        Scenario("Finding a row still open after a visit to another tab") {
            Given(I: amLookingAtTheTable)
            And(I: tap(tableScreen.firstRow))
            And(I: see(rowScreen))
            When(I: tap(tabBarScreen.collectionTab))
            And(I: tap(tabBarScreen.tableTab))
            Then(I: see(rowScreen))
        }

        Scenario("Going back to the rows by another tap on the tab") {
            When(I: tap(tabBarScreen.tableTab))
            Then(I: see(tableScreen))
            And(I: doNotSee(rowScreen))
        }
    }
}
