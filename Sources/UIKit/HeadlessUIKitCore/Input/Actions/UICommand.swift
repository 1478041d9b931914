import FailureReporting

/// An element of a menu that calls a method of the nearest responder, from the first responder up, that can perform it.
///
/// ```swift
/// UIMenu(children: [UICommand(title: "Archive", action: Selector("archive:", InboxViewController.archive(_:)))])
/// ```
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The command's title in a menu.
    open override var title: String {
        get { titleStore }
        set { titleStore = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { imageStore }
        set { imageStore = newValue }
    }

    /// A longer description of the command than its title. It has no effect here.
    open var discoverabilityTitle: String?
    // Not overridable: what the object is made with never changes.
    /// The method that the command calls, with the command as its sender.
    public let action: Selector
    /// A value that tells commands with the same method apart.
    open private(set) var propertyList: Any?
    /// How a menu shows the command.
    open var attributes: Attributes
    /// Whether a menu shows the command as selected.
    open var state: State

    /// Makes a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Calls the method on `target`; without one, on the nearest responder that can perform it.
    ///
    /// It is looked for from the first responder up; without one, from the sender. If none has the method, that is a
    /// failure.
    open func performWithSender(_ sender: Any?, target: Any?) {
        if let target {
            if !action.perform(on: target, sender: self, event: nil) {
                CommandFailure.actionDoesNotFit(self, target).record()
            }
            return
        }
        let start = UIApplication.shared.keyWindow?.firstResponder ?? sender as? UIResponder
        if !perform(from: start) { CommandFailure.noResponder(self, start).record() }
    }

    /// Calls the method on the nearest responder up the chain that can perform it; returns whether there was one.
    final func perform(from start: UIResponder?) -> Bool {
        var responder = start
        while let current = responder {
            if current.canPerformAction(action, withSender: self),
                action.perform(on: current, sender: self, event: nil)
            {
                return true
            }
            responder = current.next
        }
        return false
    }
}

/// A command of a menu that called nothing.
package struct CommandFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    @MainActor
    static func noResponder(_ command: UICommand, _ start: UIResponder?) -> CommandFailure {
        let chain =
            start.map { "no responder from \(type(of: $0)) up can perform it" } ?? "there is no responder"
        return CommandFailure(
            "\(summary(command)) called nothing: \(chain). Try: implement \(command.action) in the view controller."
        )
    }

    @MainActor
    static func actionDoesNotFit(_ command: UICommand, _ target: Any) -> CommandFailure {
        actionMisfit(summary(command), command.action, target)
    }

    @MainActor
    private static func summary(_ command: UICommand) -> String {
        "\(type(of: command))" + (command.title.isEmpty ? "" : " \"\(command.title)\"")
    }
}
