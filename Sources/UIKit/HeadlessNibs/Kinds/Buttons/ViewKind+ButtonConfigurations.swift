import Foundation
import HeadlessUIKitCore

extension ViewKind {
    /// The configuration of a button, if it has one.
    static func configuration(_ reader: ElementReader) -> UIButton.Configuration? {
        guard let element = reader.child(key: "configuration") else { return nil }
        let button = reader.element
        let reader = ElementReader(element, in: reader.context)
        var configuration = reader.choice("style", configurations)?() ?? .plain()
        reader.choice("buttonSize", buttonSizes).map { configuration.buttonSize = $0 }
        reader.choice("cornerStyle", cornerStyles).map { configuration.cornerStyle = $0 }
        readTitles(&configuration, reader, of: button)
        (reader.image("image") ?? reader.imageReference(key: "image")).map { configuration.image = $0 }
        reader.choice("imagePlacement", placements).map { configuration.imagePlacement = $0 }
        reader.number("imagePadding").map { configuration.imagePadding = $0 }
        reader.number("titlePadding").map { configuration.titlePadding = $0 }
        reader.choice("titleAlignment", titleAlignments).map { configuration.titleAlignment = $0 }
        reader.bool("showsActivityIndicator").map { configuration.showsActivityIndicator = $0 }
        reader.symbolConfiguration(key: "preferredSymbolConfigurationForImage").map {
            configuration.preferredSymbolConfigurationForImage = $0
        }
        reader.directionalInsets(key: "contentInsets").map { configuration.contentInsets = $0 }
        reader.color(key: "baseForegroundColor").map { configuration.baseForegroundColor = $0 }
        reader.color(key: "baseBackgroundColor").map { configuration.baseBackgroundColor = $0 }
        if let background = reader.child(key: "background") {
            readBackground(&configuration.background, ElementReader(background, in: reader.context))
        }
        // Indicators and what a menu has chosen are shown as the style does.
        reader.ignore(["indicator", "macIdiomStyle", "automaticallyUpdateForSelection"])
        reader.noteUnread()
        return configuration
    }

    private static func readBackground(
        _ background: inout UIBackgroundConfiguration, _ reader: ElementReader
    ) {
        reader.color(key: "backgroundColor").map { background.backgroundColor = $0 }
        reader.number("cornerRadius").map { background.cornerRadius = $0 }
        reader.number("strokeWidth").map { background.strokeWidth = $0 }
        reader.number("strokeOutset").map { background.strokeOutset = $0 }
        reader.color(key: "strokeColor").map { background.strokeColor = $0 }
        reader.directionalInsets(key: "backgroundInsets").map { background.backgroundInsets = $0 }
        // A background is one colour.
        reader.ignore(["image", "catalog", "imageContentMode"])
        _ = reader.child(key: "visualEffect") ?? reader.child(key: "image")
        reader.noteUnread()
    }

    private static func readTitles(
        _ configuration: inout UIButton.Configuration, _ reader: ElementReader, of button: NibElement
    ) {
        // In tables of texts they are the button's: Xcode writes `abc-12-xyz.configuration.title`.
        reader.text("title", of: button, as: "configuration.title").map { configuration.title = $0 }
        reader.text("subtitle", of: button, as: "configuration.subtitle").map { configuration.subtitle = $0 }
        reader.choice("titleLineBreakMode", ElementReader.lineBreakModes).map {
            configuration.titleLineBreakMode = $0
        }
        if let title = reader.attributedText(key: "attributedTitle") {
            configuration.attributedTitle = attributedString(title)
        }
        if let subtitle = reader.attributedText(key: "attributedSubtitle") {
            configuration.attributedSubtitle = attributedString(subtitle)
        }
        if let font = reader.font(key: "titleFontDescription") ?? reader.font(key: "fontDescription") {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
        }
    }

    /// The text with its fonts and colours, which is what a button shows of it.
    private static func attributedString(_ text: NSAttributedString) -> AttributedString {
        var result = AttributedString()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var container = AttributeContainer()
            container.font = attributes[.font] as? UIFont
            container.foregroundColor = attributes[.foregroundColor] as? UIColor
            result += AttributedString(text.attributedSubstring(from: range).string, attributes: container)
        }
        return result
    }

    private static let configurations: Choices<() -> UIButton.Configuration> = [
        "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
        "borderless": { .borderless() }, "bordered": { .bordered() },
        "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
    ]
    private static let buttonSizes: Choices<UIButton.Configuration.Size> = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let cornerStyles: Choices<UIButton.Configuration.CornerStyle> = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]
    private static let placements: Choices<NSDirectionalRectEdge> = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    private static let titleAlignments: Choices<UIButton.Configuration.TitleAlignment> = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
