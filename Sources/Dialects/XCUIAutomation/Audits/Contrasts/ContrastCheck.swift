import HeadlessUIKit

/// Compares the colours of texts and what is behind them, by WCAG's ratios, where both are known.
///
/// Disabled controls are exempt. So are colours that UIKit chose on both sides: the title of a button in the system's
/// tint, and the secondary text of a cell, on the system's backgrounds.
@MainActor
struct ContrastCheck: AuditCheck {
    let kind = AuditKind.contrast
    private let extents: PaintedExtents

    init(_ extents: PaintedExtents) {
        self.extents = extents
    }

    /// The ratio that text needs, and large text: of at least 18 points, or bold and at least 14.
    private static let (ratio, ratioOfLargeText) = (4.5, 3.0)

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard let text = subject.text, !subject.isDisabled else { return [] }
        let backdrop = Backdrop(of: text.view, extents)
        let tooClose = text.runs.compactMap { run in failure(run, backdrop).map { (run, $0) } }
        if tooClose.isEmpty { return [] }
        // Most texts pass, so that it need not be known whose their colours are.
        let colors = UIKitColors(text, backdrop)
        let failed = tooClose.filter { !colors.include($0.0.color) }.map(\.1)
        guard let worst = failed.min(by: { $0.ratio < $1.ratio }) else { return [] }
        let reported = text.reported(subject)
        return [
            AuditFinding(
                reported, kind, "Contrast failed",
                "Contrast \(worst.ratio.cutToTenth):1 of \(reported.name) (\(worst.text.hex) on \(worst.ground.hex)) "
                    + "is below \(worst.needed == 3 ? "3:1, which large text needs" : "4.5:1"). \(cure(worst))"
            )
        ]
    }

    /// Which way to change each colour: away from the other one, if there is room enough on that side.
    private func cure(_ failed: Failed) -> String {
        func isEnough(_ isLighter: Bool, against other: Pixel) -> Bool {
            let end: Double = isLighter ? 1 : 0
            return Pixel(red: end, green: end, blue: end).contrast(to: other) >= failed.needed
        }
        let isLighter = failed.text.luminance >= failed.ground.luminance
        let text = isEnough(isLighter, against: failed.ground) ? isLighter : !isLighter
        let cure = "Use a \(text ? "lighter" : "darker") text colour"
        guard isEnough(!isLighter, against: failed.text) else { return "\(cure)." }
        return "\(cure) or a \(isLighter ? "darker" : "lighter") background."
    }

    private typealias Failed = (ratio: Double, needed: Double, text: Pixel, ground: Pixel)

    private func failure(_ run: AuditedText.Run, _ backdrop: Backdrop) -> Failed? {
        guard run.color.alphaComponent > 0, let (text, ground) = backdrop.pixels(of: run.color) else {
            return nil
        }
        let ratio = text.contrast(to: ground)
        let needed = run.font.isLarge ? Self.ratioOfLargeText : Self.ratio
        return ratio < needed ? (ratio, needed, text, ground) : nil
    }
}

/// Which colours of a text UIKit has chosen together with what is behind it.
@MainActor
private struct UIKitColors {
    private let own: [UIColor]

    private static let grounds: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
        .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]

    init(_ text: AuditedText, _ backdrop: Backdrop) {
        let owner = text.owner
        let traits = owner.traitCollection
        let grounds = Self.grounds.map { $0.resolvedColor(with: traits) }
        // What is inside a configured button is UIKit's if the configuration names no colour.
        let behind = backdrop.layers.filter { !$0.view.isDescendant(of: owner) || $0.view === owner }
        guard behind.allSatisfy({ grounds.contains($0.color) }) else {
            own = []
            return
        }
        if let button = owner as? UIButton, let color = button.colorByUIKit {
            own = [color.resolvedColor(with: traits)]
        } else if StockParts.makes(label: text.view) {
            own = [UIColor.label, .secondaryLabel, .systemBlue].map { $0.resolvedColor(with: traits) }
        } else {
            own = []
        }
        self.traits = traits
    }

    private var traits = UITraitCollection()

    func include(_ color: UIColor) -> Bool {
        !own.isEmpty && own.contains(color.resolvedColor(with: traits))
    }
}

extension UIButton {
    fileprivate var colorByUIKit: UIColor? {
        guard tintColor.isSame(as: .systemBlue, traitCollection) else { return nil }
        guard let configuration else { return tintColor }
        let isPlain =
            configuration.baseForegroundColor == nil && configuration.baseBackgroundColor == nil
            && configuration.background.backgroundColor == nil
        return isPlain ? titleLabel?.textColor : nil
    }
}

extension UIColor {
    fileprivate func isSame(as other: UIColor, _ traits: UITraitCollection) -> Bool {
        resolvedColor(with: traits) == other.resolvedColor(with: traits)
    }
}

extension UIFont {
    fileprivate var isLarge: Bool {
        pointSize >= 18 || (pointSize >= 14 && weight.rawValue >= Weight.semibold.rawValue)
    }
}

extension Double {
    /// The number with one decimal, never rounded up to a limit that it misses.
    fileprivate var cutToTenth: String { "\(Foundation.floor(self * 10) / 10)" }
}
