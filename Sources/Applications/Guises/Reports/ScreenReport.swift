import HeadlessUIKit
import Pictures
import ViewQuery

/// A screen in a set of guises: how it looks in each, and what is wrong.
public struct ScreenReport: Sendable {
    /// The screen's name.
    public let name: String
    /// The screen in each guise, in the order of the set.
    public let looks: [GuiseLook]
    /// What is wrong, in the order of the first guise that has it.
    public internal(set) var findings: [GuiseFinding]
    /// Findings that the file of known ones has and that are gone, as its lines say.
    public internal(set) var gone: [String] = []

    /// The findings in one guise.
    public func findings(in guise: Guise) -> [GuiseFinding] {
        findings.filter { finding in finding.occurrences.contains { $0.guise == guise } }
    }

    /// The findings that the file of known ones does not have.
    public var newFindings: [GuiseFinding] { findings.filter { !$0.isKnown } }

    /// Shows a screen in each guise, and audits it there.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - guises: the guises.
    ///   - pictures: whether the looks have pictures, which take most of the memory.
    /// - Complexity: O(*n*) in the guises and the views.
    @MainActor
    public init(
        of screen: GuisedScreen, in guises: Guises, pictures: Bool = true, filePath: StaticString = #filePath
    ) {
        self.init(of: screen, in: guises, pictures: pictures, MakingLines(near: "\(filePath)"))
    }

    @MainActor
    init(of screen: GuisedScreen, in guises: Guises, pictures: Bool, _ lines: MakingLines) {
        var merged = MergedFindings(lines)
        var looks: [GuiseLook] = []
        var name = screen.name
        var shapes: Set<[CGFloat]> = []
        var layouts = UnmirroredLayouts(for: guises)
        for guise in guises {
            let unmirrored = layouts.take(for: guise, of: screen)
            FreshShowing(screen: screen, guise: guise).look { application, recorded in
                if name == nil { name = application.nameOfScreen }
                layouts.keep(guise)
                // What constraints leave open, they do in all guises of one size.
                let size = application.screen.bounds.size
                let audit = GuiseAudit(
                    unmirrored: unmirrored,
                    looksForAmbiguity: shapes.insert([size.width, size.height]).inserted, recorded: recorded)
                merged.add(audit.findings, in: guise)
                looks.append(
                    GuiseLook(guise, of: application, pictures: pictures, masking: screen.masks()))
            }
        }
        self.init(name: name ?? "Screen", looks: looks, findings: merged.findings)
    }

    init(name: String, looks: [GuiseLook], findings: [GuiseFinding]) {
        self.name = name
        self.looks = looks
        self.findings = findings
    }
}

extension GuiseLook {
    @MainActor
    init(
        _ guise: Guise, of application: UIApplication, pictures: Bool, masking masks: ViewQuery? = nil
    ) {
        self.init(
            guise: guise,
            picture: pictures ? Picture(of: application.screen, masking: masks?.views ?? []) : nil,
            interfaceOrientation: application.device.interfaceOrientation)
    }
}
