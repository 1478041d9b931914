import FailureReporting
import HeadlessUIKit
import TimeLapse
import XCUIAutomation

/// What the current application shows, with its views as they are, in one guise after the other.
///
/// No screen is made again, as nothing tells how the application came to it. Texts that were looked up are shown as a
/// pseudo-language has them; those of another language stay.
@MainActor
package struct LiveShowing {
    private let application = UIApplication.shared
    private let lines: MakingLines
    private let texts: LiveTexts
    private let scale = SimulatedDevice.current.profile.scale

    init(_ lines: MakingLines) {
        self.lines = lines
        texts = LiveTexts(of: application)
    }

    /// Shows the current application's screen in each guise, and then in the one that it had.
    ///
    /// - Parameter file: a file of the package whose sources are searched for the lines that made views.
    package static func report(in guises: Guises, near file: String) -> ScreenReport {
        let former = Guise.current
        let showing = LiveShowing(MakingLines(near: file))
        defer { showing.show(former) }
        return showing.report(in: guises, pictures: false)
    }

    /// Shows the screen in each guise, and audits it there; the device is in the last guise then.
    func report(named name: String? = nil, in guises: Guises, pictures: Bool) -> ScreenReport {
        let name = name ?? application.nameOfScreen
        var merged = MergedFindings(lines)
        var looks: [GuiseLook] = []
        var shapes: Set<[CGFloat]> = []
        for guise in guises {
            let unmirrored = unmirrored(guise)
            let recorded = show(guise)
            let size = application.screen.bounds.size
            let audit = GuiseAudit(
                unmirrored: unmirrored, looksForAmbiguity: shapes.insert([size.width, size.height]).inserted,
                recorded: recorded)
            merged.add(FailureCollector.quietly { audit.findings }, in: guise)
            looks.append(GuiseLook(guise, of: application, pictures: pictures))
        }
        return ScreenReport(name: name, looks: looks, findings: merged.findings)
    }

    /// Makes the device as a guise says, without time that passes.
    @discardableResult
    func show(_ guise: Guise) -> [RecordedFailure] {
        var shown = guise
        // Views have rounded their sizes to the pixels of the device on which they were made.
        shown.device.scale = scale
        return FailureCollector.failuresAndWarnings {
            application.clock.lapse(.animations) {
                texts.restore()
                shown.apply()
                application.commit()
                texts.show(in: guise.language)
            }
            application.commit()
        }
    }

    private func unmirrored(_ guise: Guise) -> ScreenLayout? {
        guard guise.language.isRightToLeft else { return nil }
        show(guise.inEnglish)
        return ScreenLayout()
    }
}
