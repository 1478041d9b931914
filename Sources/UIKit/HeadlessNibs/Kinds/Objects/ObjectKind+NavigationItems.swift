import HeadlessUIKitCore

extension ObjectKind {
    static func readNavigationItem(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.text("title"), \UINavigationItem.title)
        plan.set(reader.text("prompt"), \UINavigationItem.prompt)
        plan.set(reader.text("backButtonTitle"), \UINavigationItem.backButtonTitle)
        plan.set(reader.bool("hidesBackButton"), \UINavigationItem.hidesBackButton)
        plan.set(
            reader.bool("leftItemsSupplementBackButton"), \UINavigationItem.leftItemsSupplementBackButton)
        plan.set(reader.bool("hidesSearchBarWhenScrolling"), \UINavigationItem.hidesSearchBarWhenScrolling)
        plan.set(reader.choice("largeTitleDisplayMode", titleModes), \UINavigationItem.largeTitleDisplayMode)
        plan.set(reader.choice("backButtonDisplayMode", backModes), \UINavigationItem.backButtonDisplayMode)
        // Centred groups and the place of the search bar are of the browsers' and editors' layouts of iPads.
        reader.ignore(["style", "preferredSearchBarPlacement", "customizationIdentifier"])
        readAppearances(plan, reader)
        if let view = reader.child(key: "titleView") {
            plan.setView(decoder.view(view)) { (item: UINavigationItem, view) in item.titleView = view }
        }
        readItems(plan, reader, decoder)
    }

    private static func readAppearances(_ plan: ObjectPlan, _ reader: ElementReader) {
        func appearance(_ key: NibName) -> UINavigationBarAppearance? {
            reader.barAppearance(key: key, UINavigationBarAppearance.init)
        }
        plan.set(appearance("standardAppearance"), \UINavigationItem.standardAppearance)
        plan.set(appearance("compactAppearance"), \UINavigationItem.compactAppearance)
        plan.set(appearance("scrollEdgeAppearance"), \UINavigationItem.scrollEdgeAppearance)
        plan.set(appearance("compactScrollEdgeAppearance"), \UINavigationItem.compactScrollEdgeAppearance)
    }

    private static func readItems(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.setObject(reader.child(key: "backBarButtonItem").map { decoder.object($0) }) {
            (item: UINavigationItem, button: UIBarButtonItem) in item.backBarButtonItem = button
        }
        plan.setObjects(items("leftBarButtonItem", "leftBarButtonItems", reader, decoder)) {
            (item: UINavigationItem, buttons: [UIBarButtonItem]) in item.leftBarButtonItems = buttons
        }
        plan.setObjects(items("rightBarButtonItem", "rightBarButtonItems", reader, decoder)) {
            (item: UINavigationItem, buttons: [UIBarButtonItem]) in item.rightBarButtonItems = buttons
        }
    }

    /// The items of one side: one as the value of a property, or several in a list.
    private static func items(
        _ key: NibName, _ list: NibName, _ reader: ElementReader, _ decoder: PlanDecoder
    ) -> [ObjectPlan] {
        let one = reader.child(key: key).map { [$0] } ?? []
        return (one + (reader.child(list)?.children ?? [])).map { decoder.object($0) }
    }

    private static let titleModes: Choices<UINavigationItem.LargeTitleDisplayMode> = [
        "automatic": .automatic, "always": .always, "never": .never,
    ]

    private static let backModes: Choices<UINavigationItem.BackButtonDisplayMode> = [
        "default": .default, "generic": .generic, "minimal": .minimal,
    ]
}
