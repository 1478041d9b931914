import CatalogueScreens
import Swerkin

final class TableViewSpec: CatalogueTestCase {
    private let screen = CataloguePresentableScreen.tableViewScreen
    private let firstCell = TableViewScreen.View.firstCell.accessibilityIdentifier
    private let secondCell = TableViewScreen.View.secondCell.accessibilityIdentifier
    private let thirdCell = TableViewScreen.View.thirdCell.accessibilityIdentifier
    private let asparagusCell = TableViewScreen.View.asparagusCell.accessibilityIdentifier

    func testTheScreenIsSeen() {
        Given.IAmOnScreen(screen)
        When.IRender(screen: screen)
        Then.IWaitToSeeScreen(screen)
    }

    func testARowIsFoundByItsLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeRow(withLabel: "firstCell")
    }

    func testARowIsFoundByItsIdentifier() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeRow(withIdentifier: firstCell)
    }

    func testARowHasAnIdentifierAndALabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeRow(withIdentifier: firstCell, withLabel: "firstCell")
    }

    func testARowIsEnabled() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeRow(withIdentifier: firstCell, isEnabled: true)
    }

    func testARowIsDisabled() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeRow(withIdentifier: thirdCell, isEnabled: false)
    }

    func testARowWithALabelIsEnabled() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeRow(withLabel: "firstCell", isEnabled: true)
    }

    func testARowWithALabelIsDisabled() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeRow(withLabel: "thirdCell", isEnabled: false)
    }

    func testARowHasATitle() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeRow(withIdentifier: firstCell, withTitle: "Apple")
    }

    func testARowWithALabelHasATitle() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.IWaitToSeeScreen(screen)
        Then.IShouldSeeRow(withLabel: "secondCell", withTitle: "Mango")
    }

    func testTheTitleOfAContentConfiguration() {
        Given.IAmOnScreen(screen)
        When.IRender(screen: screen)
        Then.IShouldSeeRow(withIdentifier: asparagusCell, withTitle: "Asparagus")
        And.IShouldSeeRow(withLabel: "Asparagus")
    }

    // MARK: Touches

    func testTouchingARowByItsLabel() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchRow(withLabel: "firstCell")
        Then.IWaitToSeeElement(withLabel: "Apple Clicked")
        And.ITouchElement(withLabel: "OK")
    }

    func testTouchingARowByItsIdentifier() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchRow(withIdentifier: secondCell)
        Then.IWaitToSeeElement(withLabel: "Mango Clicked")
        And.ITouchElement(withLabel: "OK")
    }

    func testTouchingTheLastRow() {
        Given.IAmOnScreen(screen)
        And.IRender(screen: screen)
        When.ITouchRow(withLabel: "Kale")
        Then.IWaitToSeeAlert()
        And.IShouldSeeElement(withLabel: "Kale Clicked")
        When.ITouchButton(withLabel: "OK")
        Then.IShouldNotSeeElement(withLabel: "Kale Clicked")
    }
}
