import HeadlessUIKitCore

/// A layout guide of a view, which constraints refer to.
struct GuidePlan {
    let id: String
    let guide: @MainActor (UIView) -> UILayoutGuide?

    /// Reads a guide; `nil` if the view has none of its kind.
    @MainActor
    init?(_ element: NibElement) {
        guard let id = element.id else { return nil }
        self.id = id
        switch element.key {
        case "safeArea": guide = { $0.safeAreaLayoutGuide }
        case "layoutMargins": guide = { $0.layoutMarginsGuide }
        case "readableContent": guide = { $0.readableContentGuide }
        case "keyboard": guide = { $0.keyboardLayoutGuide }
        case "contentLayoutGuide": guide = { ($0 as? UIScrollView)?.contentLayoutGuide }
        case "frameLayoutGuide": guide = { ($0 as? UIScrollView)?.frameLayoutGuide }
        case nil:
            let name = element["identifier"] ?? element["userLabel"]
            guide = { view in
                let guide = UILayoutGuide()
                if let name { guide.identifier = name }
                view.addLayoutGuide(guide)
                return guide
            }
        default: return nil
        }
    }
}
