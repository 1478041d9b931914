// Where Apple's UIKit is, guises are not built.
#if !canImport(Darwin)
import Catalogue
import Guises
import Library
import Robot
import SampleApp
import Showroom

/// The screens of the example applications, each in all essential guises, with what is wrong there.
@MainActor
struct ExamplesInGuises {
    private struct Application {
        let name: String
        let screens: [GuisedScreen]
    }

    private var applications: [Application] {
        [
            Application(
                name: "The notebook",
                screens: [.after("Sign-in") { SimulatedDevice.current.launch(NotebookDelegate.self) }]),
            Application(name: "The showroom", screens: ["table", "collection", "other", "page"].map(tab)),
            Application(
                name: "The catalogue",
                screens: CatalogueScreen.allCases.map { screen in
                    GuisedScreen(screen.title) {
                        UINavigationController(
                            rootViewController: screen.makeViewController(session: Catalogue.Session()))
                    }
                }),
            Application(name: "The library", screens: [.after("Books") { LibraryApplication.launch() }]),
        ]
    }

    /// A tab of the showroom, for somebody who has logged in.
    private func tab(_ name: String) -> GuisedScreen {
        .after(name.capitalized) {
            UserDefaults.standard.set(true, forKey: "hasLoggedIn")
            SimulatedDevice.current.launch(
                Showroom.AppDelegate.self, scene: Showroom.SceneDelegate.self,
                url: URL(string: "showroom://\(name)"))
        }
    }

    /// Shows the screens of each application, and prints how many findings there are, and of which kinds.
    func run() {
        for application in applications {
            let report = GuiseReport(of: application.screens, in: .essential, pictures: false)
            let findings = report.screens.flatMap(\.findings)
            let titles = Dictionary(grouping: findings, by: \.title).mapValues(\.count)
                .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                .map { "\($0.value) × \($0.key)" }
            let count = report.screens.count == 1 ? "1 screen" : "\(report.screens.count) screens"
            print(
                "\(application.name): \(count) in \(Guises.essential.count) guises, "
                    + (titles.isEmpty ? "nothing found" : titles.joined(separator: ", ")))
        }
    }
}
#endif
