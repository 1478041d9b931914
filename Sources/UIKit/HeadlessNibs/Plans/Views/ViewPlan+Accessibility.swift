import HeadlessUIKitCore

extension ViewPlan {
    func readAccessibility(_ reader: ElementReader) {
        guard let element = reader.child("accessibility") else { return }
        let view = reader.element
        let reader = ElementReader(element, in: reader.context)
        set(reader.text("label", of: view, as: "accessibilityLabel"), \UIView.accessibilityLabel)
        set(reader.text("hint", of: view, as: "accessibilityHint"), \UIView.accessibilityHint)
        set(reader.string("identifier"), \UIView.accessibilityIdentifier)
        set(reader.text("value"), \UIView.accessibilityValue)
        if let traits = reader.child("accessibilityTraits") {
            let value = Self.traits(ElementReader(traits, in: reader.context))
            change { (view: UIView) in view.accessibilityTraits = value }
        }
        for value in reader.children("bool") {
            let isOn = value["value"] == "YES"
            switch value.key {
            case "isElement": change { (view: UIView) in view.isAccessibilityElement = isOn }
            case "elementsHidden": change { (view: UIView) in view.accessibilityElementsHidden = isOn }
            case "viewIsModal": change { (view: UIView) in view.accessibilityViewIsModal = isOn }
            default: reader.note(.unknownChild(value.name, key: value.key))
            }
        }
        reader.ignore(["key"])
        reader.noteUnread()
    }

    private static func traits(_ reader: ElementReader) -> UIAccessibilityTraits {
        var value = UIAccessibilityTraits()
        for slot in reader.element.slots {
            guard let (name, trait) = traits.entry(for: slot.name) else { continue }
            if reader.bool(name) == true { value.insert(trait) }
        }
        reader.noteUnread()
        return value
    }

    private static let traits: Choices<UIAccessibilityTraits> = [
        "button": .button, "link": .link, "image": .image, "selected": .selected,
        "staticText": .staticText, "header": .header, "searchField": .searchField,
        "keyboardKey": .keyboardKey, "adjustable": .adjustable, "notEnabled": .notEnabled,
        "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
        "playsSound": .playsSound, "startsMediaSession": .startsMediaSession,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
        "tabBar": .tabBar, "supportsZoom": .supportsZoom, "toggleButton": .toggleButton, "none": [],
    ]
}
