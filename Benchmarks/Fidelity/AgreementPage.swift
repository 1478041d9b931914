import Foundation
import HeadlessDrawing

/// The page "Agreement with UIKit" of the documentation, made from measurements.
struct AgreementPage {
    /// The nibs and storyboards of one repository.
    struct Corpus {
        let name: String
        let summary: Summary
        /// The same where text has the stored sizes.
        let givenText: Summary
    }

    private let corpora: [Corpus]
    private let date: Date
    private let kit: BehaviourKit

    /// Measures repositories, each checked out into a folder called by owner and name.
    @MainActor
    init(repositories: [String], date: Date) {
        corpora = repositories.map { path in
            let files = NibFiles.inside([path])
            return Corpus(
                name: URL(fileURLWithPath: path).pathComponents.suffix(2).joined(separator: "/"),
                summary: NibFiles.summary(of: files, givesText: false),
                givenText: NibFiles.summary(of: files, givesText: true))
        }
        self.date = date
        kit = BehaviourKit(
            folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
                + "/../../Tests/UIKit/BehaviourKitTests")
    }

    var text: String {
        [heading, figures, classes, causes, Self.untold, behaviour].joined(separator: "\n\n")
    }

    // MARK: Parts

    private var heading: String {
        let views = corpora.flatMap(\.summary.views).comparable
        let others = corpora.flatMap(\.summary.views).count - views.count
        let day = date.formatted(.iso8601.year().month().day())
        return """
            # Agreement with UIKit

            How many views have the frames here that Xcode stored for them in nibs and storyboards of public applications.

            ## Overview

            Xcode lays out each view of a nib or storyboard with UIKit, and stores its frame beside its constraints. The \
            program `Fidelity` of this package makes the same views with this package's UIKit, on the device that the file \
            names, and compares the frames: of \(views.count.grouped) views, **\(Self.percent(views, .equal)) are \
            equal** within half a point in x, y, width and height, and \(Self.percent(views, .near)) within two points. \
            \(others.grouped) views more are not counted, since the file says why nothing can be learnt from them.

            This page was written by `swift run Fidelity --page`, on \(day), with the widths of characters \
            of `TextMetrics`, version \(TextMetrics.version). `Benchmarks/Fidelity/README.md` says how to \
            measure other files.

            ## Figures
            """
    }

    private var figures: String {
        var rows = [
            "| Repository | Files | Views | Equal | Within 2 pt | Near text, equal | No text near, equal | Given text, equal |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for corpus in corpora { rows.append(row(corpus.name, [corpus])) }
        if corpora.count > 1 { rows.append(row("All", corpora)) }
        return rows.joined(separator: "\n") + "\n\n" + """
            A view is near text if it or a sibling contains text: then most differences come from widths of texts. In the \
            last column labels and buttons have the sizes that Xcode stored for them, so that what differs is layout alone. \
            \(unfinished)
            """
    }

    private var unfinished: String {
        let files = corpora.flatMap(\.summary.files)
        let count = files.count { file in if case .finished = file.ending { false } else { true } }
        return count == 0
            ? "No file crashed or took longer than five seconds."
            : "\(count) of \(files.count) files crashed or took longer than five seconds."
    }

    private func row(_ name: String, _ corpora: [Corpus]) -> String {
        let views = corpora.flatMap(\.summary.views).comparable
        let given = corpora.flatMap(\.givenText.views).comparable
        let (near, far) = (views.filter(\.isNearText), views.filter { !$0.isNearText })
        let cells = [
            name, "\(corpora.flatMap(\.summary.files).count { $0.refusal == nil })", views.count.grouped,
            Self.percent(views, .equal), Self.percent(views, .near), Self.percentOf(near),
            Self.percentOf(far),
            Self.percentOf(given),
        ]
        return "| \(cells.joined(separator: " | ")) |"
    }

    private var classes: String {
        let views = corpora.flatMap(\.summary.views).comparable
        var rows = ["| Class | Views | Equal | Within 2 pt | Different |", "|---|---|---|---|---|"]
        for (kind, views) in views.groups(by: \.kind) {
            let different = views.count { $0.agreement == .different }
            rows.append(
                "| \(kind) | \(views.count.grouped) | \(Self.percent(views, .equal)) | "
                    + "\(Self.percent(views, .near)) | \(different) |")
        }
        return "## By class\n\nClasses have the names that nibs give them.\n\n" + rows.joined(separator: "\n")
    }

    private var causes: String {
        let different = corpora.flatMap(\.summary.views).filter { $0.agreement != .equal }
        let groups = Dictionary(grouping: different, by: \.cause)
        var rows = ["| Cause | Views |", "|---|---|"]
        for cause in Cause.allCases {
            guard let views = groups[cause] else { continue }
            rows.append("| \(cause.meaning) | \(views.count) |")
        }
        return
            "## Why views differ\n\nThe first cause that applies to a view counts; the figures above count "
            + "those whose superview differs, and those for which no cause is known.\n\n"
            + rows.joined(separator: "\n")
    }

    private static let untold = """
        ## What this does not tell

        - Xcode's canvas is not a device: it has no keyboard, no status of a call, no user's text size, one orientation.
        - It compares frames: no colours, texts, images, transforms or drawing order.
        - Views at the top of a file, and cells, have the stored size. Images have the sizes that the file names for them, \
        and code of the application does not run.
        - Stored frames are those of the Xcode that saved the view last, with its iOS; some are stale and Xcode did not \
        notice.
        - Layout is not behaviour.
        """

    private var behaviour: String {
        """
        ## Behaviour

        \(kit.expected) short files that import UIKit alone print what happens, in its order: appearance, layout, first \
        responders, typing, scrolling, tables, touches, animations, the run loop. Each has a log that is expected, with its \
        source, and every build of this package is held to it. Of these logs, \(kit.agreedText). `Tests/UIKit/BehaviourKitTests/README.md` says \
        how to run them on a Mac.
        """
    }

    // MARK: Numbers

    private static func percentOf(_ views: [ViewMeasurement]) -> String {
        "\(percent(views, .equal)) of \(views.count.grouped)"
    }

    /// The share of views that agree so well or better.
    private static func percent(_ views: [ViewMeasurement], _ agreement: ViewMeasurement.Agreement) -> String
    {
        guard !views.isEmpty else { return "–" }
        let count = views.count { $0.agreement == .equal || $0.agreement == agreement }
        return String(format: "%.1f %%", 100 * Double(count) / Double(views.count))
    }
}

extension Int {
    fileprivate var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
