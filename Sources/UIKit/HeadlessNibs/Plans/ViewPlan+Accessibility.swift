import HeadlessUIKitCore

extension ViewPlan {
    func readAccessibility(_ reader: ElementReader) {
        guard let element = reader.child("accessibility") else { return }
        let reader = ElementReader(element, in: reader.context)
        set(reader.text("label"), \UIView.accessibilityLabel)
        set(reader.text("hint"), \UIView.accessibilityHint)
        set(reader.text("identifier"), \UIView.accessibilityIdentifier)
        if let traits = reader.child("accessibilityTraits") {
            let value = Self.traits.reduce(into: UIAccessibilityTraits()) {
                if traits[$1.key] == "YES" { $0.insert($1.value) }
            }
            change { (view: UIView) in view.accessibilityTraits = value }
        }
        for value in reader.children("bool") {
            let isOn = value["value"] == "YES"
            switch value.key {
            case "isElement": change { (view: UIView) in view.isAccessibilityElement = isOn }
            default: reader.note(.unknownChild(value.name, key: value.key))
            }
        }
        reader.ignore("key")
        reader.noteUnread()
    }

    private static let traits: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected,
        "staticText": .staticText, "header": .header, "searchField": .searchField,
        "keyboardKey": .keyboardKey, "adjustable": .adjustable, "notEnabled": .notEnabled,
        "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
        "playsSound": .playsSound, "startsMediaSession": .startsMediaSession,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
        "tabBar": .tabBar,
    ]
}
