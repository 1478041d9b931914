/// Classes whose objects can be styled all at once, by an appearance proxy.
///
/// What is set on the proxy is given to each object of the class, or of a subclass, when it enters a window: a view by
/// itself, a bar item with its bar. What the object's own code has set is kept, before and after.
///
/// ```swift
/// UINavigationBar.appearance().barTintColor = .systemIndigo
/// UIButton.appearance(whenContainedInInstancesOf: [CardView.self]).tintColor = .white
/// UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .systemMint
/// ```
///
/// Where several proxies are for an object, that of a subclass counts, then the one whose container is nearest to the
/// window, then the one with more containers, then the one for certain traits. A proxy belongs to the application that
/// was current when it was asked for: one test leaves nothing to the next.
///
/// A proxy is an object of the class, which must have `init(frame:)`, or `init()` for bar items. It is never shown. It
/// takes the properties that UIKit marks for it: colours, fonts, images and text attributes of views, controls, bars and
/// bar items. A class of your own takes part with `recordAppearance(_:)`.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
    /// Returns the proxy for all objects of the class.
    static func appearance() -> Self

    /// Returns the proxy for objects of the class in containers, the innermost given first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self

    /// Returns the proxy for objects of the class where the traits are these.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the proxy for objects of the class in containers where the traits are these.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    /// Returns the proxy for all views of the class.
    public static func appearance() -> Self { appearanceProxy([], nil) }

    /// Returns the proxy for views of the class in containers, the innermost given first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearanceProxy(containerTypes, nil) }

    /// Returns the proxy for views of the class where the traits are these.
    public static func appearance(for trait: UITraitCollection) -> Self { appearanceProxy([], trait) }

    /// Returns the proxy for views of the class in containers where the traits are these.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearanceProxy(containerTypes, trait) }

    private static func appearanceProxy(
        _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
    ) -> Self {
        let proxy = UIApplication.shared.appearances.proxy(of: self, in: containers, for: traits) {
            instance(frame: .zero)
        }
        return unsafeDowncast(proxy, to: Self.self)
    }

    /// Lets appearance proxies set a property of a class of your own; call it from the property's `didSet`.
    ///
    /// ```swift
    /// final class CardView: UIView {
    ///     var cornerColor = UIColor.systemGray {
    ///         didSet { recordAppearance(\.cornerColor) }
    ///     }
    /// }
    /// CardView.appearance().cornerColor = .systemRed
    /// ```
    ///
    /// UIKit does it for properties that are `@objc dynamic`, which Swift has no counterpart of.
    ///
    /// - Parameter property: the property that was set.
    public func recordAppearance<Value>(_ property: ReferenceWritableKeyPath<Self, Value>) {
        noteOwnAppearance(property)
    }
}
