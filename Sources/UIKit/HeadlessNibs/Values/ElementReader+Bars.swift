import Foundation
import HeadlessUIKitCore

extension ElementReader {
    /// The attributes of titles that a child describes.
    func textAttributes(key: NibName) -> [NSAttributedString.Key: Any]? {
        guard let element = child(key: key), element.name == "textAttributes" else { return nil }
        let reader = ElementReader(element, in: context)
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = reader.font(key: "fontDescription") { attributes[.font] = font }
        if let color = reader.color(key: "textColor") { attributes[.foregroundColor] = color }
        let shadow = NSShadow()
        shadow.shadowColor = reader.color(key: "textShadowColor")
        if let offset = reader.offset(key: "textShadowOffset") {
            shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
        }
        if shadow.shadowColor != nil { attributes[.shadow] = shadow }
        reader.noteUnread()
        return attributes
    }

    /// The appearance of a bar that a child describes.
    @MainActor
    func barAppearance<Appearance: UIBarAppearance>(
        key: NibName, _ make: @MainActor () -> Appearance
    ) -> Appearance? {
        guard let element = child(key: key), element.name != "nil" else { return nil }
        let reader = ElementReader(element, in: context)
        let appearance = make()
        reader.color(key: "backgroundColor").map { appearance.backgroundColor = $0 }
        reader.color(key: "shadowColor").map { appearance.shadowColor = $0 }
        reader.image("backgroundImage").map { appearance.backgroundImage = $0 }
        reader.image("shadowImage").map { appearance.shadowImage = $0 }
        if let effect = reader.child(key: "backgroundEffect") {
            appearance.backgroundEffect = ElementReader(effect, in: context).blurEffect()
        }
        reader.ignore(["backgroundImageContentMode"])
        if let appearance = appearance as? UINavigationBarAppearance {
            reader.textAttributes(key: "titleTextAttributes").map { appearance.titleTextAttributes = $0 }
            reader.textAttributes(key: "largeTitleTextAttributes").map {
                appearance.largeTitleTextAttributes = $0
            }
            reader.offset(key: "titlePositionAdjustment").map { appearance.titlePositionAdjustment = $0 }
        }
        if let appearance = appearance as? UITabBarAppearance {
            reader.color(key: "selectionIndicatorTintColor").map {
                appearance.selectionIndicatorTintColor = $0
            }
        }
        reader.noteUnread()
        return appearance
    }

    /// The edges of a property.
    func edges(key: NibName) -> UIRectEdge? {
        guard let element = child(key: key) else { return nil }
        let edges: [(NibName, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all),
        ]
        return edges.reduce(into: UIRectEdge()) { if element.isSet($1.0) { $0.insert($1.1) } }
    }
}
