import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("UIMenu") struct UIMenuTests {
    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { _ in }
    }

    /// The lines of an open menu.
    private func lines(_ menu: UIMenu) -> [String] {
        MenuEntry.entries(of: menu).map { entry in
            switch entry {
            case .title(let title): "# \(title)"
            case .separator: "-"
            case .action(let action, in: let group):
                action.title + (group == nil ? "" : " in \(group?.title ?? "")")
            case .menu(let menu): "\(menu.title) >"
            case .loading: "..."
            }
        }
    }

    @Test("Elements have what they were made with, and unique identifiers")
    func properties() {
        let image = UIImage(systemName: "star")
        let action = UIAction(
            title: "a", subtitle: "s", image: image, identifier: UIAction.Identifier("i"),
            discoverabilityTitle: "d", attributes: [.destructive], state: .mixed
        ) { _ in }
        #expect(action.title == "a" && action.subtitle == "s" && action.image === image)
        #expect(action.identifier.rawValue == "i" && action.discoverabilityTitle == "d")
        #expect(action.attributes == .destructive && action.state == .mixed)
        let menu = UIMenu(title: "m", image: image, options: [.displayInline], children: [action])
        #expect(menu.title == "m" && menu.image === image && menu.children == [action])
        #expect(menu.identifier != UIMenu(title: "m").identifier)
        menu.accessibilityIdentifier = "edit"
        let other = menu.replacingChildren([])
        #expect(other.accessibilityIdentifier == "edit")
        #expect(
            other.identifier == menu.identifier && other.options == menu.options && other.children.isEmpty)
    }

    @Test("Selected elements are the actions that are on, in the menu and in those in it")
    func selectedElements() {
        let (on, other) = (action("on", state: .on), action("other", state: .on))
        let menu = UIMenu(children: [action("off"), on, UIMenu(children: [other])])
        #expect(menu.selectedElements == [on, other])
        menu.select(other)
        #expect(menu.selectedElements == [other])
    }

    @Test("Sections are between separators, hidden actions are left out, and menus are one row")
    func entries() {
        let section = UIMenu(
            title: "S", options: .displayInline, children: [action("b"), action("h", .hidden)])
        let empty = UIMenu(options: .displayInline)
        let choice = UIMenu(
            title: "C", options: [.displayInline, .singleSelection],
            children: [action("c"), UIMenu(options: .displayInline, children: [action("d")])])
        let menu = UIMenu(
            children: [
                empty, section, action("a"), UIMenu(title: "M", children: [action("x")]), choice, empty,
            ])
        #expect(
            lines(menu) == ["# S", "b", "-", "a", "M >", "-", "# C", "c in C", "-", "d in C"])
        #expect(lines(UIMenu(children: [UIDeferredMenuElement { _ in }])) == ["..."])
    }

    @Test("Sections nested to any depth are laid out without recursion")
    func deepSections() {
        var menu = UIMenu(options: .displayInline, children: [action("a")])
        for _ in 0..<5000 { menu = UIMenu(options: .displayInline, children: [menu]) }
        #expect(lines(menu) == ["a"])
    }

    @Test("An interaction is added once, removed from its former view, and notified of both")
    func interactions() {
        final class Logged: UIInteraction {
            weak var view: UIView?
            let log = EventLog()
            func willMove(to view: UIView?) { log.add("will \(view?.tag ?? -1)") }
            func didMove(to view: UIView?) {
                self.view = view
                log.add("did \(view?.tag ?? -1)")
            }
        }
        let (first, second) = (UIView(), UIView())
        first.tag = 1
        second.tag = 2
        let interaction = Logged()
        first.addInteraction(interaction)
        first.addInteraction(interaction)
        second.removeInteraction(interaction)
        #expect(interaction.log.take() == "will 1\ndid 1" && first.interactions.count == 1)
        second.addInteraction(interaction)
        #expect(interaction.log.take() == "will -1\ndid -1\nwill 2\ndid 2" && first.interactions.isEmpty)
        second.interactions = []
        #expect(interaction.log.take() == "will -1\ndid -1" && interaction.view == nil)
    }

    @Test("A menu interaction has its recognizers in the view only while it is added")
    func recognizers() {
        let button = UIButton()
        #expect(button.gestureRecognizers == nil && !button.isContextMenuInteractionEnabled)
        button.menu = UIMenu(children: [action("a")])
        #expect(button.contextMenuInteraction?.view === button && button.gestureRecognizers?.count == 2)
        button.menu = nil
        #expect(button.contextMenuInteraction == nil && button.interactions.isEmpty)
        #expect(button.gestureRecognizers?.isEmpty ?? true)
    }
}
