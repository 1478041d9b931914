import HeadlessUIKit
import TestSupport
import Testing

/// What other equations refer to leaves its engine: guides inside the view, and subviews that their masks place.
@MainActor @Suite("Views that begin or end to count their frames") struct MaskTogglingTests {
    private func constrained(in superview: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private func window(_ host: UIView) -> UIWindow {
        let controller = UIViewController()
        controller.view = host
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 310, height: 64))
        window.rootViewController = controller
        window.isHidden = false
        return window
    }

    @Test("A window's root view that begins to count its frame is laid out, and its guides follow")
    func rootView() {
        inOwnWorld {
            let host = UIView()
            host.translatesAutoresizingMaskIntoConstraints = false
            let box = constrained(in: host)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: host.safeAreaLayoutGuide.leadingAnchor, constant: 3),
                box.trailingAnchor.constraint(equalTo: host.layoutMarginsGuide.trailingAnchor),
            ])
            let window = window(host)
            for _ in 0..<3 {
                host.translatesAutoresizingMaskIntoConstraints = true
                host.frame = CGRect(x: 0, y: 0, width: 310, height: 64)
                window.layoutIfNeeded()
                #expect(box.frame.minX == 3)
                #expect(box.frame.maxX == 310 - host.layoutMargins.right)
                host.frame.size.width = 200
                window.layoutIfNeeded()
                #expect(box.frame.maxX == 200 - host.layoutMargins.right)
                host.translatesAutoresizingMaskIntoConstraints = false
                window.layoutIfNeeded()
            }
            // To another window, with its engine.
            host.translatesAutoresizingMaskIntoConstraints = true
            let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
            other.addSubview(host)
            other.isHidden = false
            host.frame = other.bounds
            other.layoutIfNeeded()
            #expect(box.frame.minX == 3)
            #expect(box.frame.maxX == 400 - host.layoutMargins.right)
            window.isHidden = true
            other.isHidden = true
        }
    }

    /// A random hierarchy whose guides and masked subviews are placed by a view that toggles and moves.
    @MainActor
    private final class Screen {
        let roots = [
            UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)),
            UIView(frame: CGRect(x: 0, y: 0, width: 250, height: 150)),
        ]
        let view: UIView
        let scrollView = UIScrollView()
        let masked = UIView()
        let stack = UIStackView()
        let guide = UILayoutGuide()
        let followers: [UIView]
        var placing: [NSLayoutConstraint] = []

        init() {
            view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
            view.addLayoutGuide(guide)
            masked.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
            masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(masked)
            followers = (0..<5).map { _ in UIView() }
            for view in followers + [scrollView, stack] {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            for follower in followers.prefix(4) { view.addSubview(follower) }
            view.addSubview(scrollView)
            scrollView.addSubview(followers[4])
            view.addSubview(stack)
            let block = UIView()
            stack.addArrangedSubview(block)
            NSLayoutConstraint.activate([
                followers[0].trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                followers[1].trailingAnchor.constraint(equalTo: masked.trailingAnchor),
                followers[2].trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                followers[3].widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                followers[4].widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                followers[4].leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.widthAnchor.constraint(equalTo: masked.widthAnchor, multiplier: 0.5),
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            ])
            roots[0].addSubview(view)
        }

        /// What the numbers are for a width of the view.
        func check(_ comment: String) {
            let width = view.bounds.width
            #expect(followers[0].frame.maxX == width - view.layoutMargins.right, "\(comment)")
            #expect(masked.frame.width == width, "\(comment)")
            #expect(followers[1].frame.maxX == width, "\(comment)")
            #expect(abs(followers[2].frame.maxX - width / 2) <= 0.5, "\(comment)")
            #expect(followers[3].frame.width == width - 10, "\(comment)")
            #expect(followers[4].frame.width == width - 10, "\(comment)")
            #expect(stack.frame.width == width, "\(comment)")
            #expect(stack.arrangedSubviews[0].frame.width == width, "\(comment)")
        }
    }

    @Test("Random toggles and moves leave everything inside where the view's width has it")
    func randomToggles() {
        for seed in 0..<UInt64(Rounds.of(1000)) {
            var numbers = SeededNumbers(seed: seed)
            let screen = Screen()
            let view = screen.view
            for step in 0..<12 {
                switch numbers.next(below: 4) {
                case 0:
                    view.translatesAutoresizingMaskIntoConstraints.toggle()
                    if !view.translatesAutoresizingMaskIntoConstraints, let root = view.superview {
                        let width = CGFloat(60 + numbers.next(below: 100))
                        screen.placing = [
                            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
                            view.topAnchor.constraint(equalTo: root.topAnchor),
                            view.heightAnchor.constraint(equalToConstant: 40),
                            view.widthAnchor.constraint(equalToConstant: width),
                        ]
                        NSLayoutConstraint.activate(screen.placing)
                    } else {
                        NSLayoutConstraint.deactivate(screen.placing)
                    }
                case 1:
                    if view.translatesAutoresizingMaskIntoConstraints {
                        view.frame.size.width = CGFloat(60 + numbers.next(below: 100))
                    }
                case 2:
                    guard view.translatesAutoresizingMaskIntoConstraints else { break }
                    screen.roots[numbers.next(below: 2)].addSubview(view)
                default: screen.masked.translatesAutoresizingMaskIntoConstraints = true
                }
                if numbers.onceIn(3) { continue }
                view.superview?.layoutIfNeeded()
                screen.check("seed \(seed), step \(step)")
            }
        }
    }

    @Test("A view that toggles while its superview is laid out")
    func whileLayoutIsUnderWay() {
        final class Toggling: UIView {
            var toggled: UIView?

            override func layoutSubviews() {
                super.layoutSubviews()
                guard let view = toggled else { return }
                toggled = nil
                view.translatesAutoresizingMaskIntoConstraints.toggle()
                view.frame = CGRect(x: 0, y: 0, width: 120, height: 50)
            }
        }
        let host = Toggling(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = constrained(in: host)
        let inner = constrained(in: view)
        view.widthAnchor.constraint(equalToConstant: 80).isActive = true
        inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).isActive = true
        host.layoutIfNeeded()
        #expect(inner.frame.maxX == 72)
        for constraint in view.constraints where constraint.firstAttribute == .width {
            constraint.isActive = false
        }
        host.toggled = view
        host.setNeedsLayout()
        host.layoutIfNeeded()
        #expect(view.frame.width == 120)
        #expect(inner.frame.maxX == 112)
    }
}
