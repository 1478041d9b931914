import Foundation
import HeadlessUIKitCore

extension ViewKind {
    static func readButton(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.choice("buttonType", buttonTypes)) { (button: UIButton, type) in button.become(type) }
        plan.set(reader.font(key: "fontDescription")) { (button: UIButton, font) in
            button.titleLabel?.font = font
        }
        plan.set(reader.choice("lineBreakMode", ElementReader.lineBreakModes)) { (button: UIButton, mode) in
            button.titleLabel?.lineBreakMode = mode
        }
        plan.set(reader.insets(key: "contentEdgeInsets"), \UIButton.contentEdgeInsets)
        plan.set(reader.insets(key: "titleEdgeInsets"), \UIButton.titleEdgeInsets)
        plan.set(reader.insets(key: "imageEdgeInsets"), \UIButton.imageEdgeInsets)
        readButtonBehavior(plan, reader)
        plan.set(reader.choice("role", roles), \UIButton.role)
        // Images keep their sizes when text is larger.
        reader.ignore(["hasAttributedTitle", "adjustsImageSizeForAccessibilityContentSizeCategory"])
    }

    private static func readButtonBehavior(_ plan: ViewPlan, _ reader: ElementReader) {
        plan.set(reader.bool("adjustsImageWhenHighlighted"), \UIButton.adjustsImageWhenHighlighted)
        plan.set(reader.bool("adjustsImageWhenDisabled"), \UIButton.adjustsImageWhenDisabled)
        plan.set(reader.bool("showsTouchWhenHighlighted"), \UIButton.showsTouchWhenHighlighted)
        plan.set(
            reader.bool("reversesTitleShadowWhenHighlighted"), \UIButton.reversesTitleShadowWhenHighlighted)
        plan.set(reader.bool("pointerInteraction"), \UIButton.isPointerInteractionEnabled)
        plan.set(reader.size(key: "titleShadowOffset")) { (button: UIButton, offset) in
            button.titleLabel?.shadowOffset = offset
        }
        plan.set(reader.bool("showsMenuAsPrimaryAction"), \UIButton.showsMenuAsPrimaryAction)
        plan.set(reader.bool("changesSelectionAsPrimaryAction"), \UIButton.changesSelectionAsPrimaryAction)
        plan.set(reader.bool("springLoaded"), \UIButton.isSpringLoaded)
    }

    static func readButtonStates(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        let configuration = configuration(reader)
        for element in reader.children("state") {
            guard let state = states[element.key ?? ""] else {
                reader.note(.badValue("key", value: element.key ?? ""), at: element)
                continue
            }
            let button = reader.element
            let reader = ElementReader(element, in: reader.context)
            readContent(configuration == nil ? plan : nil, reader, state, of: button)
            readState(plan, reader, state)
        }
        plan.set(configuration, \UIButton.configuration)
    }

    // Frames that Xcode stored show that a title left over from before the button had a configuration is not shown.
    /// Reads title and image of a state, which a button with a configuration does not have: then there is no plan.
    private static func readContent(
        _ plan: ViewPlan?, _ reader: ElementReader, _ state: UIControl.State, of button: NibElement
    ) {
        let title = reader.text("title", of: button, as: "\(reader.element.key ?? "")Title")
        let styled = reader.attributedText(key: "attributedTitle")
        let image = reader.image("image") ?? reader.imageReference(key: "image")
        guard let plan else { return }
        plan.set(title) { (button: UIButton, title) in button.setTitle(title, for: state) }
        plan.set(styled) { (button: UIButton, title) in button.setAttributedTitle(title, for: state) }
        plan.set(image) { (button: UIButton, image) in button.setImage(image, for: state) }
    }

    private static func readState(_ plan: ViewPlan, _ reader: ElementReader, _ state: UIControl.State) {
        plan.set(reader.image("backgroundImage", catalog: "backgroundCatalog")) { (button: UIButton, image) in
            button.setBackgroundImage(image, for: state)
        }
        plan.set(reader.color(key: "titleColor")) { (button: UIButton, color) in
            button.setTitleColor(color, for: state)
        }
        plan.set(reader.color(key: "titleShadowColor")) { (button: UIButton, color) in
            button.setTitleShadowColor(color, for: state)
        }
        plan.set(
            reader.symbolConfiguration(key: "preferredSymbolConfiguration")
                ?? reader.symbolConfiguration(key: "preferredSymbolConfigurationForImage")
        ) {
            (button: UIButton, configuration) in
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        reader.noteUnread()
    }

    private static let buttonTypes: Choices<UIButton.ButtonType> = [
        "custom": .custom, "system": .system, "roundedRect": .system,
        "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
    ]

    private static let roles: Choices<UIButton.Role> = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]

    static let states: Choices<UIControl.State> = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
    ]
}
