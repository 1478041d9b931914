/// Copies the shared items to the pasteboard, as far as it supports them.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || $0 is UIColor }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems
    }

    override func perform() {
        let pasteboard = UIPasteboard.general
        let urls = items.compactMap { $0 as? URL }
        let texts = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
        let images = items.compactMap { $0 as? UIImage }
        if urls.count == items.count {
            pasteboard.urls = urls
        } else if !texts.isEmpty {
            pasteboard.strings = texts
        } else if !images.isEmpty {
            pasteboard.images = images
        } else {
            pasteboard.colors = items.compactMap { $0 as? UIColor }
        }
        activityDidFinish(true)
    }
}
