import TestSupport
import Testing
import TimeLapse
import ViewQuery

@MainActor @Suite("Other places of a missing view") struct WhereaboutsTests {
    /// A controller with a button.
    private final class Screen: UIViewController {
        let button = UIButton(frame: CGRect(x: 10, y: 200, width: 100, height: 44))

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            button.setTitle("Press \(title ?? "")", for: .normal)
            view.addSubview(button)
        }
    }

    /// The lines of a failure after the first and before what was looked at.
    private func findings(_ label: String) -> [String] {
        let text = QueryFailure(nothingFoundBy: theFirstView(withLabel(label)), for: nil).description
        return text.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("Looked at ") }.map(String.init)
    }

    private func show(_ controller: UIViewController) {
        UIWindow.createWindowForTesting().rootViewController = controller
        UIApplication.shared.commit()
    }

    @Test("Behind several presented controllers, the call names the one that presents the first in front")
    func presentedTwice() {
        inOwnApplication {
            let screens = ["A", "B", "C"].map { Screen($0) }
            show(screens[0])
            for (presenter, presented) in zip(screens, screens.dropFirst()) {
                presented.modalPresentationStyle = .fullScreen
                presenter.present(presented, animated: false)
                UIApplication.shared.commit()
            }
            #expect(
                findings("Press B") == [
                    #"UIButton "Press B" exists, but is not on screen: it is in Screen "B", behind Screen "C", which is"#
                        + " presented full screen.",
                    "Try: UIApplication.shared.keyWindow?.rootViewController?.presentedViewController?.dismiss("
                        + "animated: false)",
                ])
            UIApplication.shared.keyWindow?.rootViewController?.presentedViewController?.dismiss(
                animated: false)
            #expect(theFirstView(withLabel("Press B")).count == 1)
        }
    }

    @Test("Two levels down a navigation stack, the call goes back twice; without a back button there is none")
    func stack() {
        inOwnApplication {
            let navigation = UINavigationController(rootViewController: Screen("A"))
            show(navigation)
            for title in ["B", "C"] {
                navigation.pushViewController(Screen(title), animated: false)
                UIApplication.shared.commit()
            }
            let place =
                #"UIButton "Press A" exists, but is not on screen: it is in Screen "A", below Screen "C" on the"#
                + " navigation stack."
            #expect(findings("Press A") == [place, "Try: tapBackButton(); tapBackButton()"])
            navigation.isNavigationBarHidden = true
            #expect(findings("Press A") == [place])
        }
    }

    @Test("Everything on the way is named from the inside out, and undone from the outside in")
    func nested() {
        inOwnApplication {
            let navigation = UINavigationController(rootViewController: Screen("A"))
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, Screen("Other")]
            show(tabs)
            navigation.pushViewController(Screen("B"), animated: false)
            UIApplication.shared.commit()
            navigation.tabBarItem.title = "First"
            tabs.selectedIndex = 1
            #expect(
                findings("Press A") == [
                    #"UIButton "Press A" exists, but is not on screen: it is in Screen "A", below Screen "B" on the"#
                        + #" navigation stack, in the tab "First", which is not selected."#,
                    #"Try: tapOn(theFirstView(withLabel("First"))); tapBackButton()"#,
                ])
        }
    }

    @Test("A controller that came back is not said to have left")
    func returned() {
        inOwnApplication {
            let navigation = UINavigationController(rootViewController: Screen("A"))
            show(navigation)
            let other = Screen("B")
            for _ in 0..<100 {
                navigation.pushViewController(other, animated: false)
                UIApplication.shared.commit()
                navigation.popViewController(animated: false)
                UIApplication.shared.commit()
            }
            let (found, shown) = (
                findings("Press B"), "after createWindowForTesting at WhereaboutsTests.swift:"
            )
            #expect(
                found.count == 1
                    && found[0].hasPrefix(
                        #"UIButton "Press B" exists, but is not on screen: it is in Screen "B", which was popped"#
                            + " from its navigation stack at 0 s, \(shown)")
            )
            navigation.pushViewController(other, animated: false)
            navigation.pushViewController(Screen("C"), animated: false)
            #expect(
                findings("Press B").first?.hasSuffix(#"below Screen "C" on the navigation stack."#) == true)
        }
    }
}
