import HeadlessUIKit
import Pictures
import Robot
import ViewQuery

extension Tool {
    static let looking: [Tool] = [
        Tool(
            name: "look",
            description: "The screen in few lines: what is in front, and each element with its reference.",
            effect: .looks
        ) { session, _ throws(CommandError) in session.look().text },
        Tool(
            name: "find",
            description: "The elements with a text in their name, value or identifier, also off screen.",
            parameters: [
                Parameter(name: "text", type: "string", description: "the text to find, in any case"), role,
            ], effect: .looks
        ) { session, arguments throws(CommandError) in try session.find(arguments) },
        Tool(
            name: "why",
            description: "Why an element cannot be tapped, or is not there, and what is pending.",
            parameters: [target, role], effect: .asks
        ) { session, arguments throws(CommandError) in try session.why(arguments) },
        Tool(name: "tree", description: "The hierarchy of the views in front.", effect: .asks) {
            session, _ throws(CommandError) in
            session.application.keyWindow?.hierarchyText() ?? "There is no key window."
        },
        Tool(
            name: "picture",
            description: "The screen as a drawing, written to a file: SVG, or PNG if the name ends so.",
            parameters: [Parameter(name: "file", type: "string", description: "the path of the file")],
            effect: .asks
        ) { session, arguments throws(CommandError) in try session.draw(arguments) },
        Tool(name: "log", description: "The last lines that the application logged.", effect: .asks) {
            session, _ throws(CommandError) in session.log
        },
    ]
}

extension Session {
    /// The most elements that `find` lists, and the most lines of the log.
    private static let mostFound = 20

    func find(_ arguments: Arguments) throws(CommandError) -> String {
        let text = try arguments.text("text").lowercased()
        let role = try arguments.role("role")
        let found = allElements().inAllWindows().elements.filter { element in
            if let role, !element.roles.contains(role) { return false }
            return element.role != .keyboardKey
                && [element.label, element.value, element.identifier].contains {
                    $0?.lowercased().contains(text) ?? false
                }
        }
        if found.isEmpty { return "Nothing has \(text.quoted) in its name, value or identifier." }
        var lines = found.prefix(Self.mostFound).map { references.line(for: $0) }
        if found.count > lines.count { lines.append("… \(found.count - lines.count) more") }
        return lines.joined(separator: "\n")
    }

    func why(_ arguments: Arguments) throws(CommandError) -> String {
        let element = try element(arguments)
        var lines = [references.line(for: element)]
        switch HitTarget.find(element.view) {
        case .success: lines.append("It can be tapped.")
        case .failure(let obstacle):
            lines.append(
                "It cannot be tapped: \(obstacle.reason(for: element.view, isPart: !element.isView)).")
        }
        lines.append("pending: \(PendingCallbacks(of: application).list ?? "nothing")")
        return lines.joined(separator: "\n")
    }

    func draw(_ arguments: Arguments) throws(CommandError) -> String {
        let path = try arguments.text("file")
        let picture = Picture(of: UIScreen.main)
        let size = "\(picture.size.width.shortText) by \(picture.size.height.shortText) points"
        if path.lowercased().hasSuffix(".png") {
            try PictureConversion.write(picture.svg(), to: path)
            return "\(path), \(size)"
        }
        do {
            try picture.svg().write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw CommandError(
                "The picture could not be written to \(path.quoted): \(error.localizedDescription)")
        }
        return "\(path), \(size)"
    }

    var log: String {
        let entries = SimulatedDevice.current.log.suffix(Self.mostFound)
        return entries.isEmpty ? "Nothing was logged." : entries.map { "\($0)" }.joined(separator: "\n")
    }
}
