// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import FailureReporting
import Scenarios
import TimeLapse
import XCUIAutomation

extension Steps {
    /// Sets the screen that the test begins on, ``BaseTestCase/currentScreen``; it shows nothing, and checks nothing.
    ///
    /// Only `Given` does that: in another step it fails.
    public func IAmOnScreen(
        _ screen: any PresentableScreen, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([screen.rawValue], fileID, file, line, column) { _ in
            guard stepType == .Given else { return ScreenFailure.notInGiven(screen.rawValue).record() }
            requireTestCase()?.currentScreen = screen
        }
    }

    /// Shows a screen at once, as its ``Renderable/renderScreen()`` does.
    ///
    /// A screen that is not registered is a failure; so is one that shows nothing because no application is running.
    public func IRender(
        screen: any PresentableScreen, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([screen.rawValue], fileID, file, line, column) { _ in
            guard let presenter = requireTestCase()?.screenPresenter,
                let found = presenter.requiredScreen(screen)
            else { return }
            ScreenRendering.show(found, name: screen.rawValue)
        }
    }

    /// Goes from one screen to another by the steps of the path that leads there; see ``StepNavigator``.
    ///
    /// No path is a failure that names the screens of the path back, and what leads to each.
    public func INavigate(
        fromScreen: any PresentableScreen, toScreen: any PresentableScreen, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([fromScreen.rawValue, toScreen.rawValue], fileID, file, line, column) {
            OnMainActor.run(at: $0) { TimeLapse.waitForAnimationsToFinish() }
            executeSteps(
                from: fromScreen, to: toScreen, fileID: fileID, file: file, line: line, column: column)
        }
    }
}
