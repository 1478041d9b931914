import HeadlessUIKitCore

/// Reads the items of bars, which are no views.
@MainActor
struct BarItemReader {
    let context: ReadingContext

    func navigationItem(_ element: NibElement) -> @MainActor () -> UINavigationItem {
        let reader = ElementReader(element, in: context)
        let title = reader.text("title")
        let prompt = reader.text("prompt")
        let left = items(reader, single: "leftBarButtonItem", several: "leftBarButtonItems")
        let right = items(reader, single: "rightBarButtonItem", several: "rightBarButtonItems")
        return {
            let item = UINavigationItem(title: title ?? "")
            item.prompt = prompt
            item.leftBarButtonItems = left.map { $0() }
            item.rightBarButtonItems = right.map { $0() }
            return item
        }
    }

    private func items(
        _ reader: ElementReader, single: String, several: String
    ) -> [@MainActor () -> UIBarButtonItem] {
        let elements = reader.child(key: single).map { [$0] } ?? reader.child(several)?.children ?? []
        return elements.map { barButtonItem($0) }
    }

    func barButtonItem(_ element: NibElement) -> @MainActor () -> UIBarButtonItem {
        let reader = ElementReader(element, in: context)
        let title = reader.text("title")
        let image = reader.image("image")
        let isEnabled = reader.bool("enabled") ?? true
        let width = reader.number("width")
        let isDone = reader.string("style") == "done"
        let system = reader.choice("systemItem", Self.systemItems)
        return {
            let item = system.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
            if let title { item.title = title }
            if let image { item.image = image }
            if let width { item.width = width }
            if isDone { item.style = .done }
            item.isEnabled = isEnabled
            return item
        }
    }

    func tabBarItem(_ element: NibElement) -> @MainActor () -> UITabBarItem {
        let reader = ElementReader(element, in: context)
        let (title, image, selected) = (
            reader.text("title"), reader.image("image"), reader.image("selectedImage")
        )
        let badge = reader.text("badgeValue")
        return {
            let item = UITabBarItem(title: title, image: image, selectedImage: selected)
            item.badgeValue = badge
            return item
        }
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "close": .close,
    ]
}
