import HeadlessUIKitCore

extension ViewKind {
    static func readNavigationBar(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.choice("barStyle", barStyles), \UINavigationBar.barStyle)
        plan.set(reader.bool("translucent"), \UINavigationBar.isTranslucent)
        plan.set(reader.bool("largeTitles"), \UINavigationBar.prefersLargeTitles)
        plan.set(reader.color(key: "barTintColor"), \UINavigationBar.barTintColor)
        plan.set(reader.textAttributes(key: "titleTextAttributes"), \UINavigationBar.titleTextAttributes)
        plan.set(
            reader.textAttributes(key: "largeTitleTextAttributes"), \UINavigationBar.largeTitleTextAttributes)
        plan.set(reader.image("shadowImage"), \UINavigationBar.shadowImage)
        plan.set(reader.image("backIndicatorImage"), \UINavigationBar.backIndicatorImage)
        plan.set(
            reader.image("backIndicatorTransitionMask"), \UINavigationBar.backIndicatorTransitionMaskImage)
        func appearance(_ key: NibName) -> UINavigationBarAppearance? {
            reader.barAppearance(key: key, UINavigationBarAppearance.init)
        }
        plan.set(appearance("standardAppearance"), \UINavigationBar.standardAppearance)
        plan.set(appearance("compactAppearance"), \UINavigationBar.compactAppearance)
        plan.set(appearance("scrollEdgeAppearance"), \UINavigationBar.scrollEdgeAppearance)
        plan.set(appearance("compactScrollEdgeAppearance"), \UINavigationBar.compactScrollEdgeAppearance)
        plan.setObjects(items(reader, decoder)) { (bar: UINavigationBar, items: [UINavigationItem]) in
            bar.setItems(items, animated: false)
        }
    }

    static func readToolbar(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.choice("barStyle", barStyles), \UIToolbar.barStyle)
        plan.set(reader.bool("translucent"), \UIToolbar.isTranslucent)
        plan.set(reader.color(key: "barTintColor"), \UIToolbar.barTintColor)
        func appearance(_ key: NibName) -> UIToolbarAppearance? {
            reader.barAppearance(key: key, UIToolbarAppearance.init)
        }
        plan.set(appearance("standardAppearance"), \UIToolbar.standardAppearance)
        plan.set(appearance("compactAppearance"), \UIToolbar.compactAppearance)
        plan.set(appearance("scrollEdgeAppearance"), \UIToolbar.scrollEdgeAppearance)
        plan.set(appearance("compactScrollEdgeAppearance"), \UIToolbar.compactScrollEdgeAppearance)
        plan.setObjects(items(reader, decoder)) { (bar: UIToolbar, items: [UIBarButtonItem]) in
            bar.setItems(items, animated: false)
        }
    }

    static func readTabBar(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.choice("barStyle", barStyles), \UITabBar.barStyle)
        plan.set(reader.choice("itemPositioning", itemPositionings), \UITabBar.itemPositioning)
        plan.set(reader.number("itemWidth"), \UITabBar.itemWidth)
        plan.set(reader.number("itemSpacing"), \UITabBar.itemSpacing)
        plan.set(reader.bool("translucent"), \UITabBar.isTranslucent)
        plan.set(reader.color(key: "barTintColor"), \UITabBar.barTintColor)
        plan.set(reader.color(key: "unselectedItemTintColor"), \UITabBar.unselectedItemTintColor)
        // Of before iOS 8, when it was the colour of the selected item.
        plan.set(reader.color(key: "selectedImageTintColor"), \UITabBar.tintColor)
        plan.set(reader.image("backgroundImage"), \UITabBar.backgroundImage)
        plan.set(reader.image("shadowImage"), \UITabBar.shadowImage)
        plan.set(reader.image("selectionIndicatorImage"), \UITabBar.selectionIndicatorImage)
        func appearance(_ key: NibName) -> UITabBarAppearance? {
            reader.barAppearance(key: key, UITabBarAppearance.init)
        }
        plan.set(appearance("standardAppearance"), \UITabBar.standardAppearance)
        plan.set(appearance("scrollEdgeAppearance"), \UITabBar.scrollEdgeAppearance)
        readTabs(plan, reader, decoder)
    }

    private static func readTabs(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        let plans = items(reader, decoder)
        let selected = reader.string("selectedItem")
        let index = selected.flatMap { id in plans.firstIndex { $0.id == id } }
        if let selected, index == nil { reader.note(.danglingReference("selectedItem", id: selected)) }
        plan.setObjects(plans) { (bar: UITabBar, items: [UITabBarItem]) in
            bar.setItems(items, animated: false)
            if let index, items.indices.contains(index) { bar.selectedItem = items[index] }
        }
    }

    private static func items(_ reader: ElementReader, _ decoder: PlanDecoder) -> [ObjectPlan] {
        (reader.child("items")?.children ?? []).map { decoder.object($0) }
    }

    static func readSearchBar(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        let styles: Choices<UISearchBar.Style> = [
            "default": .default, "prominent": .prominent, "minimal": .minimal,
        ]
        plan.set(reader.choice("searchBarStyle", styles), \UISearchBar.searchBarStyle)
        plan.set(reader.text("placeholder"), \UISearchBar.placeholder)
        plan.set(reader.text("prompt"), \UISearchBar.prompt)
        plan.set(reader.text("text"), \UISearchBar.text)
        plan.set(reader.bool("showsCancelButton"), \UISearchBar.showsCancelButton)
        plan.set(reader.bool("showsBookmarkButton"), \UISearchBar.showsBookmarkButton)
        plan.set(reader.bool("showsSearchResultsButton"), \UISearchBar.showsSearchResultsButton)
        plan.set(reader.bool("searchResultsButtonSelected"), \UISearchBar.isSearchResultsButtonSelected)
        plan.set(reader.bool("showsScopeBar"), \UISearchBar.showsScopeBar)
        plan.set(reader.choice("barStyle", barStyles), \UISearchBar.barStyle)
        plan.set(reader.bool("translucent"), \UISearchBar.isTranslucent)
        plan.set(reader.color(key: "barTintColor"), \UISearchBar.barTintColor)
        plan.set(reader.image("backgroundImage"), \UISearchBar.backgroundImage)
        plan.set(reader.image("scopeBarBackgroundImage"), \UISearchBar.scopeBarBackgroundImage)
        plan.set(
            reader.offset(key: "searchTextPositionAdjustment"), \UISearchBar.searchTextPositionAdjustment)
        plan.set(
            reader.offset(key: "searchFieldBackgroundPositionAdjustment"),
            \UISearchBar.searchFieldBackgroundPositionAdjustment)
        if let titles = reader.child("scopeButtonTitles")?.children.map(\.text), !titles.isEmpty {
            plan.change { (bar: UISearchBar) in bar.scopeButtonTitles = titles }
        }
        plan.set(reader.integer("selectedScopeButtonIndex"), \UISearchBar.selectedScopeButtonIndex)
        readTextInputTraits(plan, reader)
    }

    private static let barStyles: Choices<UIBarStyle> = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    private static let itemPositionings: Choices<UITabBar.ItemPositioning> = [
        "automatic": .automatic, "fill": .fill, "centered": .centered,
    ]
}
