import HeadlessUIKit

/// Something that is wrong with a view of a screen, with all guises that it is in.
public struct GuiseFinding: Sendable {
    /// A view that has it in one guise.
    public struct Occurrence: Hashable, Sendable {
        /// The guise.
        public let guise: Guise
        /// Where the view is, in the screen's coordinates; empty if no view has it.
        public let frame: CGRect
    }

    /// What was looked for.
    public let kind: Kind
    /// The finding in a few words, which are the same for all views: `Text clipped`.
    public let title: String
    /// The view, the numbers and the cure, as in the first guise.
    public let detail: String
    /// The view: `UIButton "Save" #save`, as in the first guise; empty if no view has it.
    public let view: String
    /// Where the view is in the hierarchy, the same in each guise: `LoginViewController/UIStackView/UILabel 2`.
    public let place: String
    /// The file and the line that made the view, or placed it or set its text, if it is known: `LoginView.swift:23`.
    public let line: String?
    /// The views that have it, by guises: one or more in each.
    public internal(set) var occurrences: [Occurrence]
    /// Whether the file of known findings has it for all of its guises.
    public internal(set) var isKnown = false

    /// The guises that it is in, in the order of the set.
    public var guises: [Guise] {
        var guises: [Guise] = []
        for occurrence in occurrences where guises.last != occurrence.guise {
            guises.append(occurrence.guise)
        }
        return guises
    }

    /// Where the views that have it are in a guise, in the screen's coordinates.
    public func frames(in guise: Guise) -> [CGRect] {
        occurrences.filter { $0.guise == guise }.map(\.frame)
    }

    var key: String { "\(title) | \(place)" }
}

/// The findings of a screen while it is shown in one guise after the other, of which the same in many guises is one.
@MainActor
struct MergedFindings {
    let lines: MakingLines
    private(set) var findings: [GuiseFinding] = []
    private var indices: [String: Int] = [:]

    init(_ lines: MakingLines) {
        self.lines = lines
    }

    mutating func add(_ found: [GuiseAudit.Finding], in guise: Guise) {
        for finding in found {
            let occurrence = GuiseFinding.Occurrence(guise: guise, frame: finding.frame)
            if let index = indices[finding.key] {
                findings[index].occurrences.append(occurrence)
                continue
            }
            indices[finding.key] = findings.count
            findings.append(
                GuiseFinding(
                    kind: finding.kind, title: finding.title, detail: finding.detail, view: finding.view,
                    place: finding.place, line: finding.line ?? finding.maker.flatMap { lines.line(of: $0) },
                    occurrences: [occurrence]))
        }
    }
}
