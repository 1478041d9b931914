import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Apple's documentation of `UIContentUnavailableConfiguration` and of the controller's members for it.
@MainActor
@Suite("Content that is not available") struct UnavailableContentTests {
    private final class Favorites: UIViewController {
        var names: [String] = []
        var states: [String?] = []

        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            states.append(state.searchText)
            var empty = UIContentUnavailableConfiguration.empty()
            empty.text = "No Favorites"
            contentUnavailableConfiguration = names.isEmpty ? empty : nil
        }
    }

    private func shown(_ controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.last as? UIContentUnavailableView
    }

    private func texts(_ view: UIView?) -> [String] {
        guard let view else { return [] }
        if let label = view as? UILabel { return [label.text ?? ""] }
        if let button = view as? UIButton {
            return [button.currentTitle ?? button.configuration?.title ?? ""]
        }
        return view.subviews.flatMap { texts($0) }
    }

    private func inWindow(_ controller: UIViewController, _ body: (UIWindow) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            body(window)
        }
    }

    @Test(
        "A controller shows its configuration in front of its view, as large as it, and removes it with nil")
    func showing() throws {
        let controller = UIViewController()
        inWindow(controller) { window in
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "star")
            configuration.text = "No Favorites"
            configuration.secondaryText = "Add some"
            var tapped = 0
            configuration.button.title = "Add"
            configuration.buttonProperties.primaryAction = UIAction { _ in tapped += 1 }
            controller.contentUnavailableConfiguration = configuration
            controller.view.addSubview(UIView())
            controller.view.setNeedsLayout()
            window.layoutIfNeeded()
            let view = shown(controller)
            #expect(view?.frame == controller.view.bounds)
            #expect(texts(view) == ["No Favorites", "Add some", "Add"])
            view?.subviews.last?.subviews.compactMap { $0 as? UIButton }.first?
                .sendActions(for: .primaryActionTriggered)
            #expect(tapped == 1)
            configuration.text = "Nothing"
            controller.contentUnavailableConfiguration = configuration
            #expect(shown(controller) === view && texts(view).first == "Nothing")
            controller.contentUnavailableConfiguration = nil
            #expect(shown(controller) == nil && controller.contentUnavailableConfiguration == nil)
        }
    }

    @Test("The content is in the middle of the view")
    func layout() {
        let controller = UIViewController()
        inWindow(controller) { window in
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "No Favorites"
            controller.contentUnavailableConfiguration = configuration
            window.layoutIfNeeded()
            let label = shown(controller)?.subviews.last?.subviews.first
            let frame = label.map { $0.convert($0.bounds, to: window) } ?? .zero
            #expect(abs(frame.midX - window.bounds.midX) <= 1 && frame.width > 0)
        }
    }

    @Test("A controller is asked for an update once before the next layout")
    func updating() {
        let controller = Favorites()
        inWindow(controller) { window in
            controller.setNeedsUpdateContentUnavailableConfiguration()
            controller.setNeedsUpdateContentUnavailableConfiguration()
            #expect(controller.states.isEmpty)
            window.layoutIfNeeded()
            #expect(controller.states.count == 1 && texts(shown(controller)) == ["No Favorites"])
            controller.names = ["Ada"]
            controller.setNeedsUpdateContentUnavailableConfiguration()
            window.layoutIfNeeded()
            #expect(shown(controller) == nil)
        }
    }

    @Test("A configuration that is set before the view is loaded is shown with it")
    func early() {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        #expect(!controller.isViewLoaded)
        inWindow(controller) { _ in
            #expect(texts(shown(controller)) == ["Loading…"])
        }
    }

    @Test("A search without results names what was searched")
    func search() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        let search = UIContentUnavailableConfiguration.search()
        #expect(search.text == "No Results" && search.updated(for: state) == search)
        state.searchText = "Ada"
        #expect(search.updated(for: state).text == "No Results for “Ada”")
    }
}
