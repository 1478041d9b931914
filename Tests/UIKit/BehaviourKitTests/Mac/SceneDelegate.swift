import UIKit

/// Begins when the scene is there, and ends the application after the last behaviour.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        Task { @MainActor in
            await showAll(in: scene)
            exit(0)
        }
    }

    private func showAll(in scene: UIWindowScene) async {
        let person = Person(in: scene)
        let names = CommandLine.arguments.dropFirst()
        await person.pause(1)
        for behaviour in Behaviours.all {
            let name = Behaviours.name(of: behaviour)
            guard names.isEmpty || names.contains(name) else { continue }
            person.say("\(name): \(behaviour.title)")
            let lines = await show(behaviour, in: scene, with: person)
            Self.write(["=== \(name)"] + lines)
        }
        Self.write(["=== end"])
    }

    private func show(
        _ behaviour: any Behaviour.Type, in scene: UIWindowScene, with person: Person
    ) async -> [String] {
        let window = TouchCountingWindow(windowScene: scene)
        window.backgroundColor = .white
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        person.window = window
        await person.pause(1)
        let stage = Stage(in: window, with: person)
        await behaviour.run(on: stage)
        window.endEditing(true)
        window.rootViewController?.dismiss(animated: false, completion: nil)
        window.isHidden = true
        return stage.lines
    }

    /// Writes at once, so that nothing is lost should a later behaviour end the application.
    private static func write(_ lines: [String]) {
        FileHandle.standardOutput.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    }
}
