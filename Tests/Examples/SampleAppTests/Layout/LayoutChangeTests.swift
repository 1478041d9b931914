import Robot
import Testing

@MainActor
@Suite("Changes of the device under the screens", .robot(layout: .strict))
struct LayoutChangeTests {
    private func outlines(for reader: Reader) -> [(screen: String, outline: ScreenOutline)] {
        var outlines: [(String, ScreenOutline)] = []
        reader.setUp(.current)
        ScreenWalk(for: reader) { screen in
            guard let window = UIApplication.shared.keyWindow else { return }
            outlines.append((screen, ScreenOutline(of: window)))
        }.run()
        return outlines
    }

    @Test(
        "From right to left, each screen is the mirror image of what it is from left to right",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func mirrored(textSize: UIContentSizeCategory) {
        let english = outlines(for: Reader(textSize: textSize))
        UIApplication.shared.keyWindow?.isHidden = true
        UserDefaults.standard.removeObject(forKey: "lastEmail")
        let mirrored = outlines(for: Reader(language: .rightToLeftPseudolanguage, textSize: textSize))
        #expect(english.map(\.screen) == mirrored.map(\.screen))
        let differences = zip(english, mirrored).flatMap { english, mirrored in
            mirrored.outline.mirrored.differences(from: english.outline).map { "\(english.screen): \($0)" }
        }
        #expect(differences == [])
    }

    @Test(
        "Each screen fits other settings while it is shown, and goes back to what it was",
        arguments: [
            Reader(language: .arabic), Reader(textSize: .accessibilityExtraExtraExtraLarge),
            Reader(isInLandscape: true),
            Reader(language: .arabic, textSize: .accessibilityExtraLarge, isInLandscape: true),
        ])
    func change(other: Reader) {
        let device = SimulatedDevice.current
        var faults: [String] = []
        ScreenWalk(for: Reader()) { screen in
            // Where a list is scrolled to may change with its length.
            guard let window = UIApplication.shared.keyWindow, !screen.hasSuffix("at the end") else { return }
            let before = ScreenOutline(of: window)
            other.setUp(device)
            faults += LayoutFaults(in: window).list.map { "\(screen), changed: \($0)" }
            Reader().setUp(device)
            let differences = ScreenOutline(of: window).differences(from: before)
            faults += differences.map { "\(screen), as before: \($0)" }
        }.run()
        #expect(faults == [])
    }
}
