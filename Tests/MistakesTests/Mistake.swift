import FailureReporting
import Robot
import Testing

/// A mistake that people make in tests, and the way out that its report proposes.
///
/// The report itself is pinned in the folder `Reports`.
struct Mistake: Sendable, CustomTestStringConvertible {
    /// What is wrong, in a few words.
    let name: String
    /// What the first two lines of the report have to say.
    let point: String
    /// Makes the mistake.
    let make: @MainActor @Sendable (Shop) async -> Void
    /// Does what a reader would do after the report, with the line that it proposes.
    let mend: @MainActor @Sendable (Shop) async -> Void

    var testDescription: String { name }

    /// - Parameters:
    ///   - name: what is wrong, in a few words.
    ///   - point: what the first two lines of the report have to say.
    ///   - make: makes the mistake, in an application that was just launched.
    ///   - mend: does what the report proposes, in an application that was just launched; records no failure.
    init(
        _ name: String, point: String,
        make: @escaping @MainActor @Sendable (Shop) async -> Void,
        mend: @escaping @MainActor @Sendable (Shop) async -> Void
    ) {
        self.name = name
        self.point = point
        self.make = make
        self.mend = mend
    }

    /// The texts of the failures that the mistake gets.
    @MainActor
    func reports() async -> [String] { await Self.reports(of: make) }

    /// The texts of the failures when the report was followed.
    @MainActor
    func reportsWhenMended() async -> [String] { await Self.reports(of: mend) }

    @MainActor
    private static func reports(of body: @MainActor @Sendable (Shop) async -> Void) async -> [String] {
        // A world of its own, so that nothing of a mistake is pending in the next one.
        await UIApplication.withShared(UIApplication()) {
            let shop = Shop()
            let reports = await FailureCollector.failures { await body(shop) }.map(\.text)
            UIApplication.shared.closeWindows()
            return reports
        }
    }
}

/// Mistakes of one kind, whose reports are pinned in one file.
struct MistakeGroup: Sendable, CustomTestStringConvertible {
    /// The name of the group, and of its file.
    let name: String
    let mistakes: [Mistake]

    var testDescription: String { name }

    static let all: [MistakeGroup] = [
        .names, .places, .touches, .entries, .trees, .assertions, .lists, .alerts, .moments,
    ]
}
