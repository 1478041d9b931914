import HeadlessUIKitCore

extension ViewKind {
    static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    /// Reads how a search bar looks.
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
}
