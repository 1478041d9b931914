import HeadlessUIKitCore

extension ObjectKind {
    /// Reads what the items of all bars have.
    static func readBarItem(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.text("title"), \UIBarItem.title)
        plan.set(reader.image("image") ?? reader.imageReference(key: "image"), \UIBarItem.image)
        plan.set(reader.bool("enabled"), \UIBarItem.isEnabled)
        plan.set(reader.integer("tag"), \UIBarItem.tag)
        plan.set(
            reader.image("landscapeImage", catalog: "landscapeCatalog")
                ?? reader.imageReference(key: "landscapeImage"),
            \UIBarItem.landscapeImagePhone)
        plan.set(reader.image("largeContentSizeImage"), \UIBarItem.largeContentSizeImage)
        plan.set(reader.insets(key: "imageInsets"), \UIBarItem.imageInsets)
        plan.set(reader.insets(key: "landscapeImageInsets"), \UIBarItem.landscapeImagePhoneInsets)
        for (key, state) in titleStates {
            guard let attributes = reader.textAttributes(key: key) else { continue }
            plan.change { (item: UIBarItem) in item.setTitleTextAttributes(attributes, for: state) }
        }
    }

    private static let titleStates: [(NibName, UIControl.State)] = [
        ("disabledTitleTextAttributes", .disabled), ("focusedTitleTextAttributes", .focused),
        ("highlightedTitleTextAttributes", .highlighted), ("normalTitleTextAttributes", .normal),
        ("selectedTitleTextAttributes", .selected),
    ]

    // MARK: Bar button items

    static func makeBarButtonItem(_ reader: ElementReader) -> @MainActor () -> AnyObject {
        guard let item = reader.choice("systemItem", systemItems) else { return { UIBarButtonItem() } }
        return { UIBarButtonItem(systemItem: item) }
    }

    static func readBarButtonItem(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.choice("style", styles), \UIBarButtonItem.style)
        plan.set(reader.number("width"), \UIBarButtonItem.width)
        plan.set(reader.bool("selected"), \UIBarButtonItem.isSelected)
        plan.set(reader.bool("hidden"), \UIBarButtonItem.isHidden)
        plan.set(reader.color(key: "tintColor"), \UIBarButtonItem.tintColor)
        plan.set(
            reader.image("backgroundImage"),
            { (item: UIBarButtonItem, image) in
                item.setBackgroundImage(image, for: .normal, barMetrics: .default)
            })
        plan.set(reader.offset(key: "titlePositionAdjustment")) { (item: UIBarButtonItem, offset) in
            item.setTitlePositionAdjustment(offset, for: .default)
        }
        reader.ignore(["changesSelectionAsPrimaryAction", "springLoaded"])
        if let view = reader.child(key: "customView") {
            plan.setView(decoder.view(view)) { (item: UIBarButtonItem, view) in item.customView = view }
        }
    }

    // MARK: Tab bar items

    static func makeTabBarItem(_ reader: ElementReader) -> @MainActor () -> AnyObject {
        guard let item = reader.choice("systemItem", systemTabs) else { return { UITabBarItem() } }
        return { UITabBarItem(tabBarSystemItem: item, tag: 0) }
    }

    static func readTabBarItem(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(
            reader.image("selectedImage", catalog: "selectedCatalog")
                ?? reader.imageReference(key: "selectedImage"),
            \UITabBarItem.selectedImage)
        plan.set(reader.text("badgeValue"), \UITabBarItem.badgeValue)
        plan.set(reader.color(key: "badgeColor"), \UITabBarItem.badgeColor)
        plan.set(reader.offset(key: "titlePositionAdjustment"), \UITabBarItem.titlePositionAdjustment)
        plan.set(
            reader.barAppearance(key: "standardAppearance", UITabBarAppearance.init),
            \UITabBarItem.standardAppearance)
        plan.set(
            reader.barAppearance(key: "scrollEdgeAppearance", UITabBarAppearance.init),
            \UITabBarItem.scrollEdgeAppearance)
    }

    private static let styles: Choices<UIBarButtonItem.Style> = [
        // "bordered" is of before iOS 7, and looks like "plain" since.
        "plain": .plain, "bordered": .plain, "done": .done, "prominent": .done,
    ]

    private static let systemItems: Choices<UIBarButtonItem.SystemItem> = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "pageCurl": .pageCurl, "close": .close,
    ]

    private static let systemTabs: Choices<UITabBarItem.SystemItem> = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
        "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
