import HeadlessUIKit
import XCUIAutomation

/// How a screen is laid out in the guises in English that are compared with those which are read from the right.
///
/// Most are in the set themselves, so that the screen need not be shown once more; each is kept until its last use.
@MainActor
struct UnmirroredLayouts {
    private var uses: [Guise: Int] = [:]
    private var layouts: [Guise: ScreenLayout] = [:]

    init(for guises: Guises) {
        for guise in guises where guise.language.isRightToLeft { uses[guise.inEnglish, default: 0] += 1 }
    }

    /// Keeps the layout of the current application's screen, which is in a guise, if it will be used.
    mutating func keep(_ guise: Guise) {
        if uses[guise] ?? 0 > 0, layouts[guise] == nil { layouts[guise] = ScreenLayout() }
    }

    /// The layout to compare a guise with; `nil` if it is not read from the right.
    mutating func take(for guise: Guise, of screen: GuisedScreen) -> ScreenLayout? {
        guard guise.language.isRightToLeft else { return nil }
        let other = guise.inEnglish
        let layout =
            layouts[other] ?? FreshShowing(screen: screen, guise: other).look { _, _ in ScreenLayout() }
        uses[other, default: 1] -= 1
        layouts[other] = uses[other] == 0 ? nil : layout
        return layout
    }
}

extension Guise {
    /// The guise in English.
    var inEnglish: Guise {
        var guise = self
        guise.language = .english
        return guise
    }
}
