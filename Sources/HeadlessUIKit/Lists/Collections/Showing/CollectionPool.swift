import Foundation

/// The views of a collection view that are out of use, and the classes that new ones are made of.
@MainActor
final class CollectionPool {
    /// What views can stand in for each other.
    struct Key: Hashable {
        var category: UICollectionView.ElementCategory
        /// The kind of supplementary or decoration view; empty for cells.
        var kind: String
        /// The name that it was registered under.
        var identifier: String
        /// The registration, where it is an object and no name.
        var registration: ObjectIdentifier?
    }

    private var views = ReusePool<Key, UICollectionReusableView>()
    private var tokens: [RegistrationToken] = []
    /// How many views were made.
    private(set) var made = 0

    /// Has new views be of a class; with `nil`, none can be made.
    func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
        views.register(viewClass, for: key)
    }

    /// A view that was put back last, readied for reuse, or a new one; `nil` if no class is registered.
    func take(_ key: Key, frame: CGRect) -> UICollectionReusableView? {
        if let view = views.take(key) {
            view.prepareForReuse()
            return view
        }
        guard let viewClass = views.registeredClass(for: key) else { return nil }
        let view = viewClass.init(registeredWithFrame: frame)
        made += 1
        view.pool = key
        view.reuseIdentifier = key.identifier
        return view
    }

    /// Takes note of a registration and the class that it is for.
    func keep(_ token: RegistrationToken, _ viewClass: UICollectionReusableView.Type, _ key: Key) {
        guard !knows(key) else { return }
        tokens.append(token)
        views.register(viewClass, for: key)
    }

    /// Whether a class is registered.
    func knows(_ key: Key) -> Bool { views.registeredClass(for: key) != nil }

    /// Keeps a view for later.
    func put(back view: UICollectionReusableView) {
        guard let key = view.pool else { return }
        views.put(view, for: key)
    }
}
