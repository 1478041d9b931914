import HeadlessUIKitCore

extension ViewKind {
    static func readNavigationBar(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        readBar(reader)
        plan.set(reader.bool("translucent"), \UINavigationBar.isTranslucent)
        plan.set(reader.bool("largeTitles"), \UINavigationBar.prefersLargeTitles)
        plan.set(reader.color(key: "barTintColor"), \UINavigationBar.barTintColor)
        let items = (reader.child("items")?.children ?? []).map { item in
            let bars = BarItemReader(context: reader.context)
            return bars.navigationItem(item)
        }
        if !items.isEmpty {
            plan.change { (bar: UINavigationBar) in bar.setItems(items.map { $0() }, animated: false) }
        }
    }

    static func readToolbar(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        readBar(reader)
        plan.set(reader.bool("translucent"), \UIToolbar.isTranslucent)
        plan.set(reader.color(key: "barTintColor"), \UIToolbar.barTintColor)
        let bars = BarItemReader(context: reader.context)
        let items = (reader.child("items")?.children ?? []).map { bars.barButtonItem($0) }
        if !items.isEmpty {
            plan.change { (bar: UIToolbar) in bar.setItems(items.map { $0() }, animated: false) }
        }
    }

    static func readTabBar(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        readBar(reader)
        reader.ignore("itemPositioning", "selectedItem")
        plan.set(reader.bool("translucent"), \UITabBar.isTranslucent)
        plan.set(reader.color(key: "barTintColor"), \UITabBar.barTintColor)
        let bars = BarItemReader(context: reader.context)
        let items = (reader.child("items")?.children ?? []).map { bars.tabBarItem($0) }
        if !items.isEmpty {
            plan.change { (bar: UITabBar) in bar.setItems(items.map { $0() }, animated: false) }
        }
    }

    static func readSearchBar(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        let styles: [String: UISearchBar.Style] = [
            "default": .default, "prominent": .prominent, "minimal": .minimal,
        ]
        plan.set(reader.choice("searchBarStyle", styles), \UISearchBar.searchBarStyle)
        plan.set(reader.text("placeholder"), \UISearchBar.placeholder)
        plan.set(reader.text("prompt"), \UISearchBar.prompt)
        plan.set(reader.text("text"), \UISearchBar.text)
        plan.set(reader.bool("showsCancelButton"), \UISearchBar.showsCancelButton)
        plan.set(reader.bool("showsScopeBar"), \UISearchBar.showsScopeBar)
        plan.set(reader.bool("translucent"), \UISearchBar.isTranslucent)
        plan.set(reader.color(key: "barTintColor"), \UISearchBar.barTintColor)
        if let titles = reader.child(key: "scopeButtonTitles")?.children.map(\.text), !titles.isEmpty {
            plan.change { (bar: UISearchBar) in bar.scopeButtonTitles = titles }
        }
        readTextInputTraits(plan, reader)
    }

    private static func readBar(_ reader: ElementReader) {
        reader.ignore("barStyle")
        _ = reader.children {
            $0.name == "textAttributes" || $0.key?.hasSuffix("Appearance") == true
                || $0.key == "selectedImageTintColor" || $0.key == "unselectedItemTintColor"
        }
    }
}
