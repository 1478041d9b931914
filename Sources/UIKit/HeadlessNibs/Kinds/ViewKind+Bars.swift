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

    private static func readBar(_ reader: ElementReader) {
        reader.ignore("barStyle")
        _ = reader.children {
            $0.name == "textAttributes" || $0.key?.hasSuffix("Appearance") == true
                || $0.key == "selectedImageTintColor" || $0.key == "unselectedItemTintColor"
        }
    }
}
