import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Constraints of a view") struct InspectingTests {
    private let page = Page()

    @Test("The constraints that affect a view are those that decide its place and size in one direction")
    func affecting() {
        let left = page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 10)
        let width = page.a.widthAnchor.constraint(equalToConstant: 30)
        let top = page.a.topAnchor.constraint(equalTo: page.root.topAnchor)
        let height = page.a.heightAnchor.constraint(equalToConstant: 40)
        let beside = page.b.leftAnchor.constraint(equalTo: page.a.rightAnchor, constant: 5)
        let slack = page.a.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
        _ = page.frames([left, width, top, height, beside, slack])
        #expect(Set(page.a.constraintsAffectingLayout(for: .horizontal)) == [left, width])
        #expect(Set(page.a.constraintsAffectingLayout(for: .vertical)) == [top, height])
        #expect(page.b.constraintsAffectingLayout(for: .horizontal).contains(beside))
        #expect(!page.b.constraintsAffectingLayout(for: .vertical).contains(beside))
        #expect(UIView().constraintsAffectingLayout(for: .horizontal).isEmpty)
    }

    @Test("Constraints that are removed are inactive and hold no longer; those of another view stay")
    func removing() {
        let left = page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 10)
        let width = page.a.widthAnchor.constraint(equalToConstant: 30)
        page.root.addConstraints([left])
        page.a.addConstraint(width)
        #expect(page.frames([])[0].minX == 10)
        #expect(page.root.constraints == [left] && page.a.constraints == [width])

        page.root.removeConstraints([left])
        #expect(!left.isActive && width.isActive && page.root.constraints.isEmpty)
        #expect(page.frames([])[0] == rect(0, 0, 30, 0))

        page.root.removeConstraints([width])
        #expect(width.isActive && page.a.constraints == [width])
        page.a.removeConstraints(page.a.constraints)
        #expect(page.frames([])[0].width == 0)
    }

    @Test("`updateConstraintsIfNeeded` updates constraints without laying out")
    func updatingNow() {
        final class Widening: UIView {
            lazy var width = widthAnchor.constraint(equalToConstant: 10)
            var updates = 0

            override func updateConstraints() {
                updates += 1
                width.constant = CGFloat(10 * updates)
                width.isActive = true
                super.updateConstraints()
            }
        }
        let view = Widening()
        view.translatesAutoresizingMaskIntoConstraints = false
        page.root.addSubview(view)
        page.root.layoutIfNeeded()
        let first = view.updates
        #expect(view.frame.width == CGFloat(10 * first) && first == 1)

        page.root.updateConstraintsIfNeeded()
        #expect(view.updates == 1)
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        page.root.updateConstraintsIfNeeded()
        #expect(view.updates == 2 && !view.needsUpdateConstraints())
        #expect(view.frame.width == 10)
        page.root.layoutIfNeeded()
        #expect(view.updates == 2 && view.frame.width == 20)
    }

    @Test("The layout guides of a controller's bars lie above and below what its view has free")
    @available(*, deprecated, message: "These guides are deprecated")
    func barGuides() {
        UIApplication.withShared(UIApplication()) {
            let controller = UIViewController()
            let label = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
                label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            ])
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: controller)]
            let window = UIWindow()
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            let safe = controller.view.safeAreaInsets
            #expect(safe.top > 60 && safe.bottom > 40)
            #expect(controller.topLayoutGuide.length == safe.top)
            #expect(controller.bottomLayoutGuide.length == safe.bottom)
            #expect(label.frame == controller.view.bounds.inset(by: safe))
            UIApplication.shared.closeWindows()
        }
    }
}
