/// The reuse pool of a collection view, with the registered classes.
@MainActor
final class CollectionPool {
    /// Identifies views that can replace each other.
    struct Key: Hashable {
        var category: UICollectionView.ElementCategory
        /// The kind of supplementary or decoration view; empty for cells.
        var kind: String
        var identifier: String
        /// The registration object, if there is one in place of an identifier.
        var registration: ObjectIdentifier?

        static func cell(_ identifier: String) -> Key {
            Key(category: .cell, kind: "", identifier: identifier)
        }

        static func supplementaryView(_ kind: String, _ identifier: String) -> Key {
            Key(category: .supplementaryView, kind: kind, identifier: identifier)
        }
    }

    private var views = ReusePool<Key, UICollectionReusableView>()
    private var tokens: [RegistrationToken] = []
    /// Classes that cannot be supplementary views, which is looked at when one is dequeued.
    private var unsuitable: [Key: AnyClass] = [:]
    private(set) var made = 0

    func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
        views.register(viewClass, for: key)
    }

    /// Registers a function that makes views, or removes the registration with `nil`.
    func register(_ make: (() -> UICollectionReusableView?)?, for key: Key) {
        views.register(make, for: key)
    }

    /// Returns the view that was added last, prepared for reuse, or a new one; `nil` if no class is registered.
    func take(_ key: Key, frame: CGRect) -> UICollectionReusableView? {
        if let view = views.take(key) {
            view.prepareForReuse()
            return view
        }
        replaceUnsuitable(key)
        guard let view = views.makeView(for: key, ofClass: { $0.instance(frame: frame) }) else { return nil }
        made += 1
        view.pool = key
        view.reuseIdentifier = key.identifier
        return view
    }

    /// Registers a class of views of a type, or removes the registration with `nil`.
    ///
    /// Any other class is a failure: at once for cells, and for supplementary views when one is dequeued, as in UIKit.
    func register<View: UICollectionReusableView>(_ given: AnyClass?, as type: View.Type, for key: Key) {
        unsuitable[key] = nil
        guard let given else { return register(UICollectionReusableView.Type?.none, for: key) }
        guard let viewClass = given as? View.Type else {
            guard key.category == .cell else {
                unsuitable[key] = given
                return register(UICollectionReusableView.self, for: key)
            }
            CollectionFailure.wrongClass(given, "cell", key.identifier, "\(type)").record()
            return
        }
        register(viewClass, for: key)
    }

    /// Says that the class of a view cannot be one, before an empty view stands for it.
    private func replaceUnsuitable(_ key: Key) {
        guard let given = unsuitable.removeValue(forKey: key) else { return }
        CollectionFailure.wrongClass(given, "supplementary view", key.identifier, "UICollectionReusableView")
            .record()
    }

    /// Keeps a registration object and its class.
    func keep(_ token: RegistrationToken, _ viewClass: UICollectionReusableView.Type, _ key: Key) {
        guard !knows(key) else { return }
        tokens.append(token)
        views.register(viewClass, for: key)
    }

    func knows(_ key: Key) -> Bool { views.hasRegistration(for: key) }

    func put(back view: UICollectionReusableView) {
        guard let key = view.pool else { return }
        views.put(view, for: key)
    }
}
