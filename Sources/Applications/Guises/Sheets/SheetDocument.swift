import HeadlessUIKit
import JSONWriting
import Pictures

/// What a contact sheet shows, as its page reads it.
struct SheetDocument {
    private let report: GuiseReport
    private let title: String
    private let command: String?
    private let approved: ApprovedScreens?
    private let tolerance: PictureTolerance
    private var lines = SheetLines()
    private var guises: [Guise] = []
    private var guiseIndices: [Guise: Int] = [:]
    private var screens: [JSON] = []

    init(
        _ report: GuiseReport, title: String, command: String?, approved: ApprovedScreens?,
        tolerance: PictureTolerance
    ) throws {
        (self.report, self.title, self.command) = (report, title, command)
        (self.approved, self.tolerance) = (approved, tolerance)
        for screen in report.screens { screens.append(try json(screen)) }
    }

    var json: JSON {
        .members([
            "version": .integer(1), "title": .string(title), "command": command.map(JSON.string),
            "missing": missing.isEmpty ? nil : .strings(missing),
            "guises": .array(guises.map(\.sheetParts)), "screens": .array(screens),
            "lines": .strings(lines.lines),
        ])
    }

    /// The approved pictures of screens and guises that are not shown.
    private var missing: [String] {
        guard let approved else { return [] }
        let shown = Dictionary(
            uniqueKeysWithValues: report.screens.map { screen in
                (screen.name, Set(screen.looks.map { "\($0.guise)" }))
            })
        return approved.screens.flatMap { screen in
            approved.guises(of: screen).filter { shown[screen]?.contains($0) != true }
                .map { "\(screen) in \($0)" }
        }
    }

    private mutating func json(_ screen: ScreenReport) throws -> JSON {
        var looks: [JSON] = []
        for look in screen.looks { looks.append(try json(look, of: screen.name)) }
        let places = Dictionary(uniqueKeysWithValues: screen.looks.enumerated().map { ($1.guise, $0) })
        return .members([
            "name": .string(screen.name), "looks": .array(looks),
            "findings": .array(screen.findings.map { $0.json(places) }),
            "gone": screen.gone.isEmpty ? nil : .strings(screen.gone),
        ])
    }

    private mutating func json(_ look: GuiseLook, of screen: String) throws -> JSON {
        let picture = look.picture
        var members: [(String, JSON?)] = [
            ("guise", .integer(index(of: look.guise))),
            ("size", .array([picture?.size.width ?? 0, picture?.size.height ?? 0].map(\.json))),
            ("picture", lines.numbers(of: picture?.svg() ?? "")),
        ]
        guard let approved else { return .members(members) }
        switch try LookComparison(look, of: screen, with: approved, tolerance) {
        case .same: break
        case .new: members.append(("state", .string("new")))
        case .changed(let changes, let svg):
            members.append(("state", .string("changed")))
            members.append(("changes", .array(changes.map(\.json))))
            members.append(("approved", svg.map { lines.numbers(of: $0) }))
        }
        return .members(members)
    }

    private mutating func index(of guise: Guise) -> Int {
        if let index = guiseIndices[guise] { return index }
        guiseIndices[guise] = guises.count
        guises.append(guise)
        return guises.count - 1
    }
}

extension GuiseFinding {
    /// - Parameter places: the places of the guises among the looks of the screen.
    fileprivate func json(_ places: [Guise: Int]) -> JSON {
        let at = occurrences.compactMap { occurrence in
            places[occurrence.guise].map { JSON.array([.integer($0)] + occurrence.frame.numbers) }
        }
        return .members([
            "kind": .string(kind.rawValue), "title": .string(title), "detail": .string(detail),
            "view": view.isEmpty ? nil : .string(view), "place": place.isEmpty ? nil : .string(place),
            "line": line.map(JSON.string), "known": isKnown ? .bool(true) : nil, "at": .array(at),
        ])
    }
}

extension PictureDifference.Change {
    fileprivate var json: JSON {
        .members(["text": .string(text), "frame": frame.map { .array($0.numbers) }])
    }
}

extension Guise {
    /// The name, and the parts by which the page filters.
    fileprivate var sheetParts: JSON {
        let settings = [
            (isContrastIncreased, "Increased contrast"), (isBoldTextEnabled, "Bold text"),
            (isReduceMotionEnabled, "Reduced motion"),
        ]
        return .members([
            "name": .string(description), "device": .string(device.name),
            "orientation": .string(orientation.nameInGuise ?? "portrait"),
            "appearance": .string(userInterfaceStyle == .dark ? "dark" : "light"),
            "textSize": .string(preferredContentSizeCategory.nameInGuise), "language": .string("\(language)"),
            "settings": .strings(settings.filter(\.0).map(\.1)),
        ])
    }
}

extension CGRect {
    fileprivate var numbers: [JSON] { [minX, minY, width, height].map(\.json) }
}

extension CGFloat {
    fileprivate var json: JSON { .decimal(isFinite ? shortText : "0") }
}
