import FailureReporting
internal import TABTestKit
import XCUIAutomation

// The application, the browser and the settings.
extension TABTestKitVocabulary {
    static func addApplication(to steps: inout Gherkin.Definitions) {
        steps.define("I launch the app") { contexts.launchTheApp(clean: false) }
        steps.define("I launch the app without its data") { contexts.launchTheApp(clean: true) }
        steps.define("I relaunch the app") { contexts.relaunchTheApp() }
        steps.define("I terminate the app") { contexts.terminateTheApp() }
        steps.define("I send the app to the background") { contexts.backgroundTheApp() }
        steps.define("I bring the app to the foreground") { contexts.foregroundTheApp() }
        steps.define("the app is in the foreground") { contexts.waitForApp(toBe: .runningForeground) }
        steps.define("the app is in the background") { waitForBackground() }
        steps.define("the app is not running") { contexts.waitForApp(toBe: .notRunning) }
        steps.define("I open the URL {string}") { (text: String) in
            guard let url = URL(string: text), url.scheme != nil else {
                return AutomationFailure(
                    "\(text.quoted) is not a URL. Try: \"https://example.com\""
                ).record()
            }
            contexts.open(url)
        }
        steps.define("I open Safari") { contexts.openSafari() }
        steps.define("I open the settings") { contexts.openSystemPreferences() }
        steps.define("I close the settings") { contexts.terminateSystemPreferences() }
        steps.define("I reset all privacy prompts") { contexts.resetAllPrivacyPrompts() }
    }

    /// Of its two states, it has one at first, and the other after a while.
    private static func waitForBackground() {
        let app = App.shared
        if app.state != .runningBackground { contexts.waitForApp(toBe: .runningBackgroundSuspended) }
    }
}
