/// Provides the item to share once the chosen activity is known.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// Returns a placeholder of the item's type, by which activities determine whether they accept it.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for an activity; `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
}

extension DelegateRole {
    static let activityItemSource = DelegateRole(
        "UIActivityItemSource",
        unasked: """
            activityViewController(_: UIActivityViewController, subjectForActivityType: ActivityType?) -> String
            activityViewController(_: UIActivityViewController, dataTypeIdentifierForActivityType: ActivityType?) -> String
            activityViewController(_: UIActivityViewController, thumbnailImageForActivityType: ActivityType?, suggestedSize: CGSize) -> UIImage?
            """
    ) { $0 is any UIActivityItemSource.Type }
}
