import FailureReporting
import HeadlessUIKit

/// What a report says of the button of a row's action, which is there once the row is swiped.
@MainActor
enum RowActionFindings {
    private static let lookedAt = 20

    /// The first row that has an action with one of the names, in lower case; `nil` if none has.
    static func finding(wanting names: Set<String>) -> Finding? {
        guard !names.isEmpty else { return nil }
        var left = lookedAt
        var finding: Finding?
        for window in UIApplication.shared.windows where finding == nil {
            window.visit { view in
                if view.isHidden { return .past }
                guard view is UITableViewCell || view is UICollectionViewCell else { return .into }
                left -= 1
                finding = self.finding(wanting: names, in: view)
                return finding != nil || left == 0 ? .stop : .past
            }
        }
        return finding
    }

    private static func finding(wanting names: Set<String>, in row: UIView) -> Finding? {
        var swipe: (title: String, isToLeft: Bool)?
        // The application is asked for the actions, as for a swipe.
        _ = FailureCollector.warnings {
            swipe = FailureCollector.quietly { row.swipe { names.contains($0.lowercased()) } }
        }
        guard let swipe, case .success = HitTarget.find(row) else { return nil }
        let query = row.queryOfPart
        let name = query?.first.map { $0 === row ? row.summary : "the row with \($0.summary)" } ?? row.summary
        let (side, verb) = swipe.isToLeft ? ("left", "swipeLeftOn") : ("right", "swipeRightOn")
        return Finding(
            "\(swipe.title.shortQuoted) is an action of \(name), which a swipe to the \(side) reveals.",
            cure: query.map { "\(verb)(\($0))" })
    }
}
