import HeadlessUIKit
import Robot
import ViewQuery

/// The screen in a few lines: what is in front, and the elements on it with their references.
@MainActor
struct Look {
    /// The most elements, and the most characters, that a look lists.
    private static let mostLines = 45
    private static let mostCharacters = 1500
    /// The most changed elements that are listed after a step.
    private static let mostChanges = 15

    private let head: String
    private let isInFront: Bool
    private let lines: [String]
    /// How many elements are off the screen, by where they are.
    private let beyond: [(place: String, count: Int)]
    private let hasKeyboard: Bool
    private let pending: String?

    init(_ application: UIApplication, _ references: inout References) {
        application.commit()
        isInFront = application.applicationState != .background
        let screen = UIScreen.main.bounds
        var (lines, counts, hasKeyboard) = ([String](), [Int](repeating: 0, count: 4), false)
        let elements = isInFront ? allElements().inAllWindows().elements : []
        for element in elements {
            if element.role == .keyboardKey {
                hasKeyboard = true
                continue
            }
            let frame = element.frame
            if let side = Self.side(of: frame, screen) {
                counts[side] += 1
            } else if element.isWorthSaying {
                lines.append(references.line(for: element))
            }
        }
        self.lines = lines
        self.hasKeyboard = hasKeyboard
        beyond = zip(["above", "below", "left", "right"], counts).filter { $0.1 > 0 }.map { ($0, $1) }
        head = Self.head(of: application)
        pending = PendingCallbacks(of: application).list
    }

    /// On which side of the screen a rectangle is; `nil` if it is on it.
    private static func side(of frame: CGRect, _ screen: CGRect) -> Int? {
        if frame.maxY <= screen.minY { return 0 }
        if frame.minY >= screen.maxY { return 1 }
        if frame.maxX <= screen.minX { return 2 }
        return frame.minX >= screen.maxX ? 3 : nil
    }

    private static func head(of application: UIApplication) -> String {
        let time = "\(application.clock.now.offset.inSeconds.shortened) s"
        if let alert = application.systemScreen.alert {
            return "System alert \(alert.title.inOneLine.quoted) · \(time)"
        }
        guard application.applicationState != .background else { return "in the background · \(time)" }
        guard let front = FrontScreen(of: application) else { return "no screen · \(time)" }
        let title = front.title.isEmpty ? "" : " \(front.title.quoted)"
        return "\(type(of: front.controller))\(title) · \(time)"
    }

    /// All of it.
    var text: String {
        var text = [head]
        var (count, length) = (0, 0)
        for line in lines {
            guard count < Self.mostLines, length + line.count <= Self.mostCharacters else { break }
            (count, length) = (count + 1, length + line.count + 1)
            text.append(line)
        }
        if count < lines.count { text.append("… \(lines.count - count) more here: find them by a text") }
        return (text + notes).joined(separator: "\n")
    }

    private var notes: [String] {
        var notes: [String] = []
        if !beyond.isEmpty {
            notes.append("off screen: " + beyond.map { "\($0.count) \($0.place)" }.joined(separator: ", "))
        }
        if hasKeyboard { notes.append("keyboard up") }
        if let pending { notes.append("pending: \(pending)") }
        return notes
    }

    /// What is new since another look, and how much has gone.
    func changes(since other: Look) -> String {
        let known = Set(other.lines)
        let (before, now) = (Set(other.lines.map(Self.reference)), Set(lines.map(Self.reference)))
        let changed = lines.filter { !known.contains($0) }
            .map { "\(before.contains(Self.reference(of: $0)) ? "~" : "+") \($0)" }
        let gone = before.subtracting(now).count
        var text = [head] + changed.prefix(Self.mostChanges)
        if changed.count > Self.mostChanges {
            text.append("+ \(changed.count - Self.mostChanges) more: look")
        }
        if gone > 0 { text.append("- \(gone) gone") }
        if changed.isEmpty, gone == 0 { text.append("nothing changed on the screen") }
        return (text + notes).joined(separator: "\n")
    }

    private static func reference(of line: String) -> Substring { line.prefix { $0 != " " } }
}

extension Double {
    /// With three digits behind the point at most.
    fileprivate var shortened: String { CGFloat((self * 1000).rounded() / 1000).shortText }
}

extension AccessibleElement {
    /// Whether there is anything about it but that it is there.
    fileprivate var isWorthSaying: Bool {
        role != .other && role != .image || !(label ?? "").isEmpty || !(identifier ?? "").isEmpty
            || !(value ?? "").isEmpty
    }
}
