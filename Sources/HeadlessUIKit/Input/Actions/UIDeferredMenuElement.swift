import Foundation

/// Elements of a menu that are known only when it is open: until they are given, a row says that they are loading.
///
/// ```swift
/// let recent = UIDeferredMenuElement { completion in
///     store.fetchRecent { files in completion(files.map { file in UIAction(title: file.name) { _ in open(file) } }) }
/// }
/// ```
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
    /// What is asked for the elements, and is given what to call with them.
    public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    /// What was given; `nil` before that.
    private(set) var elements: [UIMenuElement]?
    /// Who waits for the elements.
    private var waiting: [@MainActor () -> Void] = []
    private var isAsked = false

    /// Makes elements that are asked for once, when the menu opens for the first time.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, isCached: true)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "")
    }

    /// Makes elements that are asked for whenever the menu opens.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// Forgets what was given, where it is to be asked for anew.
    func prepareToOpen() {
        if !isCached, !isAsked { elements = nil }
    }

    /// Asks for the elements unless they are there, or were asked for; calls `action` once they are.
    func load(then action: @escaping @MainActor () -> Void) {
        guard elements == nil else { return }
        waiting.append(action)
        guard !isAsked else { return }
        isAsked = true
        provider { [weak self] elements in self?.fulfil(elements) }
    }

    private func fulfil(_ elements: [UIMenuElement]) {
        // A second answer is none.
        guard isAsked else { return }
        isAsked = false
        self.elements = elements
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}
