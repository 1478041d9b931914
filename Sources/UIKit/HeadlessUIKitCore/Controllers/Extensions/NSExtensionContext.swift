import Foundation

/// What an application's extension was asked for, and how it answers.
///
/// Nothing launches extensions here. A test asks a controller itself, and reads the answer:
///
/// ```swift
/// let context = NSExtensionContext(inputItems: [item])
/// controller.beginRequest(with: context)
/// tapOn(theFirstView(withLabel("Post")))
/// #expect(context.isCompleted)
/// ```
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
    /// How a request ended.
    private enum Outcome {
        case completed([Any]?)
        case cancelled(any Error)
    }

    /// The items that the extension gets: usually each an ``NSExtensionItem``.
    open private(set) var inputItems: [Any]
    private var outcome: Outcome?

    /// Makes a request with items.
    public init(inputItems: [Any] = []) {
        self.inputItems = inputItems
        super.init()
    }

    /// Ends the request. If it is over already, that is a failure, and the first end counts.
    ///
    /// - Parameters:
    ///   - items: what the extension hands back.
    ///   - completionHandler: called in a turn of its own, with `false`: the extension was not ended early.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        end(.completed(items))
        guard let completionHandler else { return }
        UIApplication.shared.device.inTurnOfItsOwn("end of a request") { completionHandler(false) }
    }

    /// Ends the request with an error. If it is over already, that is a failure, and the first end counts.
    open func cancelRequest(withError error: any Error) { end(.cancelled(error)) }

    /// Opens an address, as the application's `open(_:)` does.
    ///
    /// - Parameter completionHandler: called with whether it was opened.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url) { completionHandler?($0) }
    }

    private func end(_ end: Outcome) {
        guard outcome == nil else { return ViewFailure.requestIsOver.record() }
        outcome = end
    }

    // MARK: For tests

    /// Whether the request was completed.
    open var isCompleted: Bool {
        if case .completed = outcome { true } else { false }
    }

    /// What the extension handed back; `nil` if it has not completed the request, or with nothing.
    open var returnedItems: [Any]? {
        if case .completed(let items) = outcome { items } else { nil }
    }

    /// The error that the request was cancelled with.
    open var cancellationError: (any Error)? {
        if case .cancelled(let error) = outcome { error } else { nil }
    }
}

/// An object that an extension's requests begin with.
@preconcurrency @MainActor
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Called with the request, before anything is shown.
    func beginRequest(with context: NSExtensionContext)
}

extension UIViewController: NSExtensionRequestHandling {}
