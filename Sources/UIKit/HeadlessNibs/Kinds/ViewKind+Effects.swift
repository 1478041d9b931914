import HeadlessUIKitCore

extension ViewKind {
    static func readEffectView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        if let effect = reader.child("blurEffect") {
            let blur = ElementReader(effect, in: reader.context).blurEffect()
            plan.change { (view: UIVisualEffectView) in view.effect = blur }
        }
        if let vibrancy = reader.child("vibrancyEffect") {
            let inner = ElementReader(vibrancy, in: reader.context)
            let blur = inner.child("blurEffect").map { ElementReader($0, in: reader.context).blurEffect() }
            let effect = UIVibrancyEffect(blurEffect: blur ?? UIBlurEffect(style: .regular))
            inner.ignore(["style"])
            inner.noteUnread()
            plan.change { (view: UIVisualEffectView) in view.effect = effect }
        }
        if let content = reader.child(key: "contentView") {
            plan.addPart(decoder.part(content) { ($0 as? UIVisualEffectView)?.contentView })
        }
    }

}

extension ElementReader {
    /// The effect that the element describes.
    @MainActor
    func blurEffect() -> UIBlurEffect {
        let style = choice("style", Self.blurStyles) ?? .regular
        noteUnread()
        return UIBlurEffect(style: style)
    }

    private static let blurStyles: Choices<UIBlurEffect.Style> = [
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
