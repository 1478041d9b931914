/// A placeholder for menu elements that load when the menu opens; until then, a row shows that they are loading.
///
/// ```swift
/// let recent = UIDeferredMenuElement { completion in
///     store.fetchRecent { files in completion(files.map { file in UIAction(title: file.name) { _ in open(file) } }) }
/// }
/// ```
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
    /// Provides the elements by calling the closure that it gets.
    public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    /// The elements; `nil` until they are provided.
    private(set) var elements: [UIMenuElement]?
    /// The callbacks that wait for the elements.
    private var waiting: [@MainActor () -> Void] = []
    private var isAsked = false

    /// Makes elements that are requested once, when the menu opens for the first time.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, isCached: true)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "")
    }

    /// Makes elements that are requested whenever the menu opens.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// Drops the elements, if they are requested each time.
    func prepareToOpen() {
        if !isCached, !isAsked { elements = nil }
    }

    /// Requests the elements unless that was done; calls `action` once they are provided.
    func load(then action: @escaping @MainActor () -> Void) {
        guard elements == nil else { return }
        waiting.append(action)
        guard !isAsked else { return }
        isAsked = true
        provider { [weak self] elements in self?.fulfil(elements) }
    }

    private func fulfil(_ elements: [UIMenuElement]) {
        // A second answer is ignored.
        guard isAsked else { return }
        isAsked = false
        self.elements = elements
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}
