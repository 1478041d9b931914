import Dispatch
import Foundation
import Robot
import Testing
import UIKit

@MainActor
@Suite("Files that import UIKit", .robot) struct ImportingUIKitTests {
    /// As an application has it: no name says where it is from.
    private final class LoginViewController: UIViewController {
        let button = UIButton(type: .system)
        private(set) var ticks = 0
        private(set) var isDone = false

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Log In", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
            button.addTarget(self, action: LoginViewController.logIn, for: .touchUpInside)
            view.addSubview(button)
        }

        func logIn() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
                MainActor.assumeIsolated {
                    self?.ticks += 1
                    if self?.ticks == 3 { timer.invalidate() }
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.isDone = true }
        }
    }

    @Test("A file that imports UIKit, Foundation and Dispatch lives on the virtual clock")
    func time() {
        let controller = LoginViewController()
        UIWindow.createWindowForTesting().rootViewController = controller
        tapOn(theOnlyView(withLabel("Log In")), lapse: .none)
        TimeLapse.advance(by: .seconds(4))
        #expect(controller.ticks == 3 && !controller.isDone)
        TimeLapse.advance(by: .seconds(1))
        #expect(controller.isDone)
    }

    @Test("Classes are compared as objects are")
    func classes() {
        let registered: (viewClass: AnyClass?, name: String)? = (UILabel.self, "label")
        #expect(registered?.viewClass === UILabel.self)
        #expect(registered?.viewClass !== UIView.self)
        #expect(type(of: UILabel()) === registered?.viewClass)
        let none: AnyClass? = nil
        #expect(none !== UILabel.self)
        #expect(UILabel.self === UILabel.self)
        let label = UILabel()
        #expect(label === label && label !== UILabel())
    }

    @Test("Names that Foundation and Dispatch have, too, are the clock's")
    func names() {
        #expect(String(reflecting: Timer.self) == "TimeLapse.Timer")
        #expect(String(reflecting: DispatchQueue.self) == "TimeLapse.DispatchQueue")
        #expect(String(reflecting: NotificationCenter.self) == "TimeLapse.NotificationCenter")
        #expect(String(reflecting: UserDefaults.self) == "TimeLapse.UserDefaults")
    }

    @Test("A thread says whether it is the main actor's, also after waiting for tasks")
    func mainActor() async {
        #expect(Thread.isMainActor)
        await Task.yield()
        #expect(Thread.isMainActor)
        let isElsewhere = Dispatch::DispatchQueue(label: "elsewhere").sync { Thread.isMainActor }
        #expect(!isElsewhere)
    }
}
