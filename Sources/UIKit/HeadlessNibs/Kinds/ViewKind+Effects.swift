import HeadlessUIKitCore

extension ViewKind {
    static func readEffectView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        if let effect = reader.child("blurEffect") {
            let style = ElementReader(effect, in: reader.context).choice("style", blurStyles) ?? .regular
            plan.change { (view: UIVisualEffectView) in view.effect = UIBlurEffect(style: style) }
        }
        if let vibrancy = reader.child("vibrancyEffect") {
            let style = vibrancy.child("blurEffect").flatMap {
                ElementReader($0, in: reader.context).choice("style", blurStyles)
            }
            plan.change { (view: UIVisualEffectView) in
                view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style ?? .regular))
            }
        }
        if let content = reader.child(key: "contentView") {
            plan.addPart(decoder.part(content) { ($0 as? UIVisualEffectView)?.contentView })
        }
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = [
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
}
