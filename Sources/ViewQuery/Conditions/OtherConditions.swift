import Foundation
import HeadlessUIKit

/// Whether a view has a tag.
struct TagCondition: ViewCondition {
    var tag: Int

    var cost: Int { 2 }

    func holds(for view: UIView, in search: ViewSearch) -> Bool { view.tag == tag }

    func shortfall(of view: UIView, in search: ViewSearch) -> String { "tag is \(view.tag), wanted \(tag)" }

    var description: String { "withTag(\(tag))" }
}

/// Whether a view shows an image: the same one, or one of the same size with the same pixels or the same name.
struct ImageCondition: ViewCondition {
    var image: UIImage

    var cost: Int { 50 }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        guard let shown = view.contentImage else { return false }
        return shown.showsSame(as: image)
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        guard let shown = view.contentImage else { return "it shows no image" }
        return shown.size == image.size && shown.pictureName == image.pictureName
            ? "its image has other pixels" : "its image is \(shown), wanted \(image)"
    }

    var description: String { "withImage(\(image))" }
}

/// Whether a view has certain accessibility traits.
struct TraitsCondition: ViewCondition {
    var traits: UIAccessibilityTraits

    var cost: Int { 5 }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        view.accessibilityTraits.isSuperset(of: traits)
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        "its traits are \(view.accessibilityTraits), wanted \(traits)"
    }

    var description: String { "withTraits(\(traits))" }
}

/// Whether a view is not the root of the search.
struct RootCondition: ViewCondition {
    var cost: Int { 1 }
    var needs: ConditionNeeds { .unannounced }
    var tellsWhich: Bool { false }

    func holds(for view: UIView, in search: ViewSearch) -> Bool { !search.isRoot(view) }

    func shortfall(of view: UIView, in search: ViewSearch) -> String { "it is the root view" }

    var description: String { "withoutRootView()" }
}

/// A condition in custom code.
struct CustomCondition: ViewCondition {
    var condition: @MainActor @Sendable (UIView) -> Bool
    /// The condition as source code.
    var description: String
    /// What the view has instead, in words, if that is known.
    var report: (@MainActor @Sendable (UIView) -> String)?

    // Custom code may cost anything, and expects views that meet the other conditions.
    var cost: Int { 1000 }
    var needs: ConditionNeeds { [.foreignCode, .unannounced] }

    func holds(for view: UIView, in search: ViewSearch) -> Bool { condition(view) }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        report?(view) ?? "it does not match \(self)"
    }
}
