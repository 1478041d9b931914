/// The program that launches an application, or shows one of its screens.
struct LaunchProgram: Equatable {
    let subcommand: Subcommand
    let application: LaunchedApplication
    /// Expressions of view controllers or views that are shown in place of the application.
    let screens: [String]

    /// The name of its target.
    ///
    /// - Parameter names: those of the package's targets.
    func name(besides names: [String]) -> String {
        let taken = Set(names.map { $0.lowercased() })
        var name = "\(application.target.name)\(subcommand.programSuffix)"
        while taken.contains(name.lowercased()) { name += "Program" }
        return name
    }

    /// The text of its file `main.swift`. Exported tests repeat its imports and what is between the braces.
    var text: String {
        """
        @testable import \(application.module)
        import \(subcommand.library)
        import UIKit

        \(subcommand.type)("\(application.target.name)") {
            \(subcommand == .guises ? guisedScreens : launch)
        }.run()

        """
    }

    private var guisedScreens: String {
        guard !screens.isEmpty else {
            let name = application.target.name.quotedInManifest
            return "[GuisedScreen.after(\(name)) { \(launch) }]"
        }
        let made = screens.map { "        GuisedScreen(\($0.quotedInManifest)) { \($0) }," }
        return "[\n\(made.joined(separator: "\n"))\n    ]"
    }

    private var launch: String {
        if let screen = screens.first { return "UIWindow.createWindowForTesting(showing: \(screen))" }
        let scene = application.delegates.scene.map { ", scene: \($0).self" } ?? ""
        return "SimulatedDevice.current.launch(\(application.delegates.application ?? "").self\(scene))"
    }
}
