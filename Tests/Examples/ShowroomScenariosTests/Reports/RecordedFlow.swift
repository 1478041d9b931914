import HeadlessUIKit
import Showroom
import ShowroomScreens
import TABTestKit
import TestSupport
import TimeLapse

/// A visit to all of Showroom's tabs, and what can be seen of it: it must be the same in each run.
@MainActor
struct RecordedFlow {
    /// The scenarios and steps, with the virtual time that each took.
    let report: String
    /// The notifications of the application in their order, each with its virtual time.
    let events: String
    /// The elements on the screen at the end.
    let elements: String

    /// Makes the visit in a world of its own.
    init() {
        var seen = (report: "", events: "", elements: "")
        inOwnWorld {
            XCUIApplication.register(AppDelegate.self, scene: SceneDelegate.self)
            let log = EventLog()
            let observer = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
                let name = $0.name.rawValue
                MainActor.assumeIsolated { log.add("\(VirtualClock.current.now): \(name)") }
            }
            Visit().make()
            NotificationCenter.default.removeObserver(observer)
            seen = (ScenarioReport.current.description, log.text, App.shared.debugDescription)
        }
        (report, events, elements) = seen
    }

    private struct Visit: ShowroomContext {
        func make() {
            launchTheApp(clean: true)
            logInAtTheSecondTry()
            browseTheLists()
            useTheControls()
            leaveTheApp()
        }

        private func logInAtTheSecondTry() {
            Scenario("Logging in at the second try") {
                Given(deviceBiometricsAreEnabled)
                And(I: tap(loginScreen.logInButton))
                And(I: tap("Allow", in: loginScreen.faceIDPermissionAlert))
                When(I: failToAuthenticateBiometrics)
                And(I: successfullyAuthenticateBiometrics)
                Then(I: see(tableScreen))
            }
        }

        private func browseTheLists() {
            Scenario("Refreshing and scrolling the table") {
                Given(I: refresh(tableScreen))
                When(I: scroll(tableScreen, .downwards, until: tableScreen.lastRow, is: .exists, .hittable))
                And(I: tap(tableScreen.lastRow))
                Then(I: see(rowScreen))
            }

            Scenario("Marking and deleting items of the collection") {
                Given(I: tap(tabBarScreen.collectionTab))
                When(I: doubleTap(collectionScreen.secondItem))
                And(I: longPress(collectionScreen.firstItem))
                And(I: tap("Delete", in: collectionScreen.actionSheet(ofItem: 0)))
                Then(I: doNotSee(collectionScreen.firstItem))
            }
        }

        private func useTheControls() {
            Scenario("Saving a name, and deleting the draft") {
                Given(I: tap(tabBarScreen.otherTab))
                When(I: complete(otherScreen))
                And(I: tap(otherScreen.deleteButton))
                And(I: tap("Delete", in: otherScreen.deleteSheet))
                Then(the: value(of: otherScreen.draftLabel, is: "No draft"))
            }

            Scenario("Swiping to another page") {
                Given(I: tap(tabBarScreen.pageTab))
                When(I: scroll(pageScreen, .right, until: pageScreen.indicator, valueIs: "page 3 of 6"))
                Then(I: see(pageScreen.label(ofPage: 3)))
            }
        }

        private func leaveTheApp() {
            Scenario("Coming back to the app") {
                Given(I: relaunchTheApp)
                When(I: tap(tabBarScreen.otherTab))
                Then(the: value(of: otherScreen.nameField, is: "Ada"))
            }
        }
    }
}
