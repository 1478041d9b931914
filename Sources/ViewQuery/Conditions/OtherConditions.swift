import HeadlessUIKit

/// Whether a view has a tag.
final class TagCondition: ViewCondition {
    let tag: Int

    init(tag: Int) {
        self.tag = tag
    }

    var cost: Int { 2 }

    func holds(for view: UIView, in search: ViewSearch) -> Bool { view.tag == tag }

    func shortfall(of view: UIView, in search: ViewSearch) -> String { "tag is \(view.tag), wanted \(tag)" }

    var description: String { "withTag(\(tag))" }
}

/// Whether a view shows an image: the same one, or one of the same size with the same pixels or the same name.
final class ImageCondition: ViewCondition {
    let image: UIImage

    init(image: UIImage) {
        self.image = image
    }

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
final class TraitsCondition: ViewCondition {
    let traits: UIAccessibilityTraits

    init(traits: UIAccessibilityTraits) {
        self.traits = traits
    }

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
final class RootCondition: ViewCondition {
    var cost: Int { 1 }
    var needs: ConditionNeeds { .unannounced }
    var tellsWhich: Bool { false }

    func holds(for view: UIView, in search: ViewSearch) -> Bool { !search.isRoot(view) }

    func shortfall(of view: UIView, in search: ViewSearch) -> String { "it is the root view" }

    var description: String { "withoutRootView()" }
}

/// A condition in custom code.
final class CustomCondition: ViewCondition {
    private let condition: @MainActor @Sendable (UIView) -> Bool
    let description: String
    /// What the view has instead, in words, if that is known.
    private let report: (@MainActor @Sendable (UIView) -> String)?

    init(
        condition: @escaping @MainActor @Sendable (UIView) -> Bool, description: String,
        report: (@MainActor @Sendable (UIView) -> String)? = nil
    ) {
        self.condition = condition
        self.description = description
        self.report = report
    }

    // Custom code may cost anything, and expects views that meet the other conditions.
    var cost: Int { 1000 }
    var needs: ConditionNeeds { [.foreignCode, .unannounced] }

    func holds(for view: UIView, in search: ViewSearch) -> Bool { condition(view) }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        report?(view) ?? "it does not match \(self)"
    }
}
