import FailureReporting
import Robot
import Testing

/// The limits of what feeds itself, on the small stack of a test that is async: each comes before the stack's end.
@MainActor
@Suite("Endless reactions on a small stack", .robot) struct SmallStackTests {
    private func firstLines(_ body: (UIWindow) -> Void) async throws -> [String] {
        try await Task.sleep(for: .milliseconds(1))
        let window = UIWindow.createWindowForTesting()
        return FailureCollector.failures { body(window) }.map { String($0.text.prefix { !$0.isNewline }) }
    }

    @Test("A delegate that scrolls in each callback of scrolling ends before the stack does")
    func scrolling() async throws {
        let texts = try await firstLines { window in
            let view = UIScrollView(frame: window.bounds)
            view.contentSize = CGSize(width: 390, height: 100_000)
            // Else the content follows the safe area of the window, too.
            view.contentInsetAdjustmentBehavior = .never
            let feeder = Feeder()
            view.delegate = feeder
            window.addSubview(view)
            view.contentOffset.y = 1
            withExtendedLifetime(feeder) {}
        }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix("UIScrollView scrolls again in every scrollViewDidScroll(_:).")
                == true)
    }

    @Test("A view that changes its traits when they change ends before the stack does")
    func traits() async throws {
        let texts = try await firstLines { window in
            let view = Changer()
            window.addSubview(view)
            view.overrideUserInterfaceStyle = .dark
        }
        #expect(texts.count == 1)
    }

    @Test("Views that lay each other out end before the stack does")
    func layout() async throws {
        let texts = try await firstLines { window in
            let view = LaysOutAgain(frame: window.bounds)
            window.addSubview(view)
            view.layoutIfNeeded()
        }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("Layout does not settle") == true)
    }

    @Test("A timer that moves the clock, whose timers move it, ends before the stack does")
    func clock() async throws {
        let texts = try await firstLines { _ in
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in TimeLapse.advance(by: .seconds(2))
            }
            TimeLapse.advance(by: .seconds(2))
        }
        #expect(texts.count == 1)
    }

    @Test("A timer that taps a button, whose action begins such a timer, ends before the stack does")
    func tapsAndTimers() async throws {
        let texts = try await firstLines { window in
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
            window.addSubview(button)
            let action = UIAction { [unowned button] _ in
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                    MainActor.assumeIsolated { tapOn(button) }
                }
            }
            button.addAction(action, for: .touchUpInside)
            tapOn(button)
        }
        #expect(texts.count == 1)
    }

    @Test("A controller that rotates the device in each rotation ends before the stack does")
    func rotation() async throws {
        let texts = try await firstLines { window in
            window.rootViewController = Turner()
            UIApplication.shared.device.rotate(to: .landscapeLeft)
            TimeLapse.advanceMainRunLoop()
        }
        #expect(texts.count <= 1)
    }

    @Test("A controller that presents another of its kind when it appears ends before the stack does")
    func presenting() async throws {
        let texts = try await firstLines { window in
            window.rootViewController = Presenter()
            TimeLapse.advanceMainRunLoop()
            window.rootViewController = nil
            TimeLapse.advanceMainRunLoop()
        }
        #expect(texts.count <= 1)
    }

    @Test("A tab bar controller whose tabs select each other ends before the stack does")
    func tabs() async throws {
        let texts = try await firstLines { window in
            let tabs = UITabBarController()
            tabs.viewControllers = [TabSwitcher(1), TabSwitcher(0)]
            window.rootViewController = tabs
            TimeLapse.advanceMainRunLoop()
            tabs.selectedIndex = 1
            TimeLapse.advanceMainRunLoop()
            tabs.viewControllers = []
        }
        #expect(texts.count <= 1)
    }

    @Test("A table that is reloaded while it asks for a cell ends before the stack does")
    func table() async throws {
        let texts = try await firstLines { window in
            let table = UITableView(frame: window.bounds)
            let source = ReloadingSource()
            table.dataSource = source
            window.addSubview(table)
            table.layoutIfNeeded()
            withExtendedLifetime(source) { TimeLapse.advanceMainRunLoop() }
            table.dataSource = nil
        }
        #expect(texts.count <= 2)
    }

    @Test("A window whose root controller sets another root as it appears ends before the stack does")
    func roots() async throws {
        let texts = try await firstLines { window in
            window.rootViewController = RootChanger()
            TimeLapse.advanceMainRunLoop()
        }
        #expect(texts.count <= 1)
    }

    @Test("An undo that undoes ends before the stack does")
    func undo() async throws {
        let texts = try await firstLines { _ in
            let manager = UndoManager()
            let target = Feeder()
            manager.registerUndo(withTarget: target) { _ in manager.undo() }
            manager.undo()
        }
        #expect(texts.count <= 1)
    }

    @Test("Animations that begin another without duration as they end stop before the stack does")
    func animations() async throws {
        let texts = try await firstLines { window in
            let view = UIView(frame: window.bounds)
            window.addSubview(view)
            var left = 2000
            @MainActor func again() {
                left -= 1
                if left > 0 {
                    UIView.animate(withDuration: 0) {
                        view.alpha = 0.5
                    } completion: { _ in
                        again()
                    }
                }
            }
            again()
            TimeLapse.advanceMainRunLoop()
        }
        #expect(texts.count <= 1)
    }
}

@MainActor
private final class Feeder: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
}

private final class Changer: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        overrideUserInterfaceStyle = overrideUserInterfaceStyle == .dark ? .light : .dark
    }
}

private final class LaysOutAgain: UIView {
    override func layoutSubviews() {
        setNeedsLayout()
        layoutIfNeeded()
    }
}

private final class Turner: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let device = UIApplication.shared.device
        device.rotate(to: device.orientation == .portrait ? .landscapeLeft : .portrait)
    }
}

private final class Presenter: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        present(Presenter(), animated: false)
    }
}

private final class RootChanger: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        view.window?.rootViewController = RootChanger()
        UIApplication.shared.windows.first?.rootViewController = RootChanger()
    }
}

private final class TabSwitcher: UIViewController {
    let other: Int

    init(_ other: Int) {
        self.other = other
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { tabBarController?.selectedIndex = other }
}

@MainActor
private final class ReloadingSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.reloadData()
        tableView.layoutIfNeeded()
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
