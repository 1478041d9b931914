import FailureReporting
import HeadlessUIKit
import Robot
import ViewQuery
import VirtualNetworking

extension Session {
    /// The most cures that are proposed.
    private static let mostCures = 3

    /// What can be called next where a command failed in the application.
    func cures(of failure: TestFailure, _ arguments: Arguments) -> [Call] {
        var cures: [Call] = []
        if let request = SimulatedNetwork.current.requests.last(where: {
            failure.what.contains($0.url.absoluteString)
        }) {
            cures.append(
                Call(
                    "network",
                    [
                        "action": "route", "pattern": "\(request.method) \(request.url.absoluteString)",
                        "body": "{}",
                    ]))
        }
        if current?.name == "type", arguments.optionalText("target") == nil,
            let text = arguments.optionalText("text")
        {
            cures += fields.map { Call("type", ["text": text, "target": $0]) }
        }
        if current?.name == "wait", let text = arguments.optionalText("text") {
            cures += [Call("pending"), Call("wait", ["text": text, "time": "60s"])]
        }
        if let target = arguments.optionalText("target") { cures.append(Call("why", ["target": target])) }
        return Array(cures.prefix(Self.mostCures))
    }

    /// The references of what can be typed into.
    private var fields: [String] {
        let found = allElements().elements.filter { $0.view is UITextField || $0.view is UITextView }
        return found.map { references.reference(for: $0) }
    }

    /// The same command on elements that are named alike.
    func cures(nearest name: String, _ role: AccessibilityRole?) -> [Call] {
        guard let current else { return [] }
        let lowercased = name.lowercased()
        let named = allElements().inAllWindows().elements.filter { element in
            guard element.role != .keyboardKey, let label = element.label?.lowercased(), !label.isEmpty else {
                return false
            }
            return label.contains(lowercased) || lowercased.contains(label)
                || TextDistance(to: lowercased).edits(from: label) ?? .max
                    <= max(1, max(name.count, label.count) / 3)
        }
        let near = named.prefix(Self.mostCures).map { references.reference(for: $0) }
        return near.isEmpty
            ? [Call("find", ["text": name]), Call("look")] : near.map { Call(current.name, ["target": $0]) }
    }
}
