import Dispatch
import Foundation
import HeadlessUIKit
import Testing

/// The last references to objects, which a thread drops while the main actor waits for it.
private final class LastReferences: @unchecked Sendable {
    // Filled before the thread starts, and used by it alone from then on.
    private var objects: [AnyObject]

    init(_ objects: [AnyObject]) {
        self.objects = objects
    }

    /// Removes one.
    func take() -> AnyObject? { objects.popLast() }

    /// Drops them one after the other on a thread of its own; the main actor has no turn in between.
    func drop() {
        start().wait()
    }

    /// Begins to drop them; signals when all are gone.
    func start() -> DispatchSemaphore {
        let done = DispatchSemaphore(value: 0)
        Thread { [self] in
            while take() != nil {}
            done.signal()
        }.start()
        return done
    }
}

@MainActor @Suite("View hierarchies freed off the main actor") struct FreedOffMainTests {
    /// A view, and the last reference to its ancestors.
    @MainActor private struct Part {
        let view: UIView
        let whole: LastReferences

        /// A view `depth` levels below the root.
        init(in whole: UIView, depth: Int = 1) {
            var inner = whole
            for _ in 0..<depth {
                let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
                inner.addSubview(view)
                inner = view
            }
            view = inner
            view.addSubview(UIView())
            self.whole = LastReferences([whole])
        }
    }

    @Test("The superview is nil as soon as the thread is done", arguments: [1, 2, 10])
    func superview(depth: Int) {
        let part = Part(in: UIView(), depth: depth)
        part.whole.drop()
        #expect(part.view.superview?.frame == nil)
        #expect(part.view.superview == nil)
        #expect(part.view.treeFaults() == [])
    }

    @Test("The responder chain ends at the view that was kept", arguments: [1, 2, 10])
    func next(depth: Int) {
        let part = Part(in: UIView(), depth: depth)
        part.whole.drop()
        #expect(Array(sequence(first: part.view as UIResponder, next: \.next)) == [part.view])
    }

    @Test("The window is nil, also for the subviews of the kept view", arguments: [1, 2, 10])
    func window(depth: Int) {
        UIApplication.withShared(UIApplication()) {
            let part = Part(in: UIWindow(), depth: depth)
            #expect(part.view.subviews[0].window != nil)
            part.whole.drop()
            #expect(part.view.window?.bounds == nil)
            #expect(part.view.subviews[0].window == nil)
            #expect(part.view.superview == nil)
        }
    }

    @Test("Whatever looks upwards first finds the end")
    func everything() {
        let uses: [(String, @MainActor (UIView) -> Bool)] = [
            ("convert", { $0.convert(CGPoint.zero, to: nil) == .zero }),
            ("isDescendant", { !$0.isDescendant(of: UIView()) }),
            ("root", { $0.root === $0 }),
            ("lineage", { $0.lineage == [$0] }),
            ("layout", { ($0.setNeedsLayout(), $0.layoutIfNeeded(), $0.superview == nil).2 }),
            ("size", { ($0.invalidateIntrinsicContentSize(), $0.superview == nil).1 }),
            ("removal", { ($0.removeFromSuperview(), $0.superview == nil).1 }),
            ("hiding", { ($0.isHidden = true, $0.window == nil).1 }),
            (
                "traits",
                { $0.traitCollection.userInterfaceStyle == UITraitCollection.current.userInterfaceStyle }
            ),
            ("safe area", { $0.safeAreaInsets == .zero }),
            ("tint", { ($0.tintColor = .red, $0.window == nil).1 }),
            ("layer", { $0.layer.superlayer == nil }),
            ("focus", { ($0.becomeFirstResponder(), $0.window == nil).1 }),
        ]
        UIApplication.withShared(UIApplication()) {
            for (name, use) in uses {
                let part = Part(in: UIWindow())
                part.whole.drop()
                #expect(use(part.view), "\(name)")
            }
        }
    }

    @Test("A view that is added elsewhere immediately belongs there")
    func elsewhere() {
        UIApplication.withShared(UIApplication()) {
            let part = Part(in: UIWindow())
            part.whole.drop()
            let next = UIView()
            next.addSubview(part.view)
            #expect(part.view.superview === next)
            #expect(part.view.window == nil)
            #expect(next.treeFaults() == [])
        }
    }

    @Test("A hierarchy that is freed off the main actor is a change that queries notice")
    func generation() {
        let part = Part(in: UIView())
        let before = (ViewTree.generation, ViewTree.structure)
        part.whole.drop()
        #expect(ViewTree.generation != before.0)
        #expect(ViewTree.structure != before.1)
    }

    @Test("A layer's superlayer and a controller's parent are nil")
    func layersAndControllers() {
        let layer = CALayer()
        let child = UIViewController()
        let wholes = LastReferences([
            {
                let middle = CALayer()
                middle.addSublayer(layer)
                let outer = CALayer()
                outer.addSublayer(middle)
                return outer
            }(),
            {
                let parent = UIViewController()
                parent.addChild(child)
                parent.view.addSubview(child.view)
                return parent
            }(),
        ])
        wholes.drop()
        #expect(layer.superlayer == nil)
        #expect(child.parent == nil)
        #expect(child.view.superview == nil)
        #expect(child.next == nil)
    }

    @Test("A hierarchy of 100,000 levels is freed without recursion, and detaches the view at its end")
    func deep() {
        let part = Part(in: UIView(), depth: 100_000)
        part.whole.drop()
        #expect(part.view.superview == nil)
    }

    @Test("Links read while another thread is freeing give a live view or nil")
    func race() {
        var children: [UIView] = []
        var parents: [UIView] = []
        for _ in 0..<2_000 {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
            let child = UIView()
            parent.addSubview(child)
            children.append(child)
            parents.append(parent)
        }
        let wholes = LastReferences(parents)
        parents = []
        let done = wholes.start()
        var wrong = 0
        for _ in 0..<5 {
            for child in children.reversed() {
                guard let parent = child.superview else { continue }
                if parent.subviews != [child] || parent.frame.width != 7 || child.next !== parent {
                    // The last reference may have gone between two of these, but not before the first.
                    if child.superview === parent { wrong += 1 }
                }
            }
        }
        done.wait()
        #expect(wrong == 0)
        #expect(children.allSatisfy { $0.superview == nil && $0.next == nil })
    }
}

/// A view that looks at another one's links when it is freed.
private final class LastLook: UIView {
    let other: UIView
    let log: @MainActor (Bool) -> Void

    init(at other: UIView, _ log: @escaping @MainActor (Bool) -> Void) {
        self.other = other
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        MainActor.assumeIsolated {
            log(
                other.superview == nil && other.window == nil && other.convert(CGPoint.zero, to: nil) == .zero
            )
        }
    }
}

@MainActor @Suite("Code that runs while a view hierarchy is freed") struct CodeDuringFreeingTests {
    @Test(
        "Code that runs while a hierarchy is freed never sees a superview or a window that is being freed",
        arguments: [(false, 1), (true, 1), (false, 2), (true, 2)])
    func lastLook(isElsewhere: Bool, depth: Int) {
        UIApplication.withShared(UIApplication()) {
            var answers: [Bool] = []
            let kept = (0..<3).map { _ in UIView() }
            let window = LastReferences([
                {
                    let window = UIWindow()
                    var inner: UIView = window
                    for _ in 1..<depth {
                        let view = UIView()
                        inner.addSubview(view)
                        inner = view
                    }
                    for view in kept {
                        inner.addSubview(view)
                        inner.addSubview(LastLook(at: view) { answers.append($0) })
                    }
                    for view in kept { inner.addSubview(LastLook(at: view) { answers.append($0) }) }
                    return window
                }()
            ])
            if isElsewhere {
                window.drop()
                #expect(kept[0].superview == nil)
            } else {
                window.dropHere()
            }
            #expect(answers == Array(repeating: true, count: 6))
        }
    }
}

extension LastReferences {
    /// Drops them on the main actor.
    @MainActor fileprivate func dropHere() {
        while take() != nil {}
    }
}
