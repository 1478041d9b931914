import HeadlessUIKit

/// Screens in a set of guises: screens, the guises of each, and what is wrong there, as values.
///
/// ```swift
/// let report = GuiseReport(of: [GuisedScreen { LoginViewController() }], in: .essential)
/// for finding in report.screens[0].findings { print(finding.title, finding.guises) }
/// let svg = report.screens[0].looks[0].picture?.svg()
/// ```
public struct GuiseReport: Sendable {
    /// The screens, in the order in which they were given.
    public let screens: [ScreenReport]

    /// Makes a report of screens that have been shown.
    public init(_ screens: [ScreenReport]) {
        self.screens = screens
    }

    /// Shows each screen in each guise, and audits it there.
    ///
    /// - Parameters:
    ///   - screens: the screens.
    ///   - guises: the guises.
    ///   - pictures: whether the looks have pictures, which take most of the memory.
    /// - Complexity: O(*n*) in the guises and the views.
    @MainActor
    public init(
        of screens: [GuisedScreen], in guises: Guises, pictures: Bool = true,
        filePath: StaticString = #filePath
    ) {
        let lines = MakingLines(near: "\(filePath)")
        self.screens = screens.map { ScreenReport(of: $0, in: guises, pictures: pictures, lines) }
    }

    /// The number of findings in all screens.
    public var findingCount: Int { screens.reduce(0) { $0 + $1.findings.count } }
}
