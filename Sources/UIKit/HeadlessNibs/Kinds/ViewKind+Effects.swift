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
        plan.set(reader.choice("searchBarStyle", styles)) { (bar: UISearchBar, style) in
            bar.searchBarStyle = style
        }
        plan.set(reader.text("placeholder")) { (bar: UISearchBar, text) in bar.placeholder = text }
        plan.set(reader.text("prompt")) { (bar: UISearchBar, text) in bar.prompt = text }
        plan.set(reader.text("text")) { (bar: UISearchBar, text) in bar.text = text }
        plan.set(reader.bool("showsCancelButton")) { (bar: UISearchBar, isOn) in bar.showsCancelButton = isOn
        }
        plan.set(reader.bool("showsScopeBar")) { (bar: UISearchBar, isOn) in bar.showsScopeBar = isOn }
        plan.set(reader.bool("translucent")) { (bar: UISearchBar, isOn) in bar.isTranslucent = isOn }
        plan.set(reader.color(key: "barTintColor")) { (bar: UISearchBar, color) in bar.barTintColor = color }
        if let titles = reader.child(key: "scopeButtonTitles")?.children.map(\.text), !titles.isEmpty {
            plan.change { (bar: UISearchBar) in bar.scopeButtonTitles = titles }
        }
        readTextInputTraits(plan, reader)
    }
}
