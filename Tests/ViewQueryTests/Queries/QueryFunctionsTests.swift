import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Query functions") struct QueryFunctionsTests {
    @Test("Without a condition all views are found, with the window or without")
    func unconditional() {
        inOwnApplication {
            SampleTree.build()
            #expect(allViews().names == SampleTree.names)
            #expect("window " + allSubviews().names == SampleTree.names)
            #expect(theFirstView().names == "window")
            #expect(theFirstSubview().names == "header")
        }
    }

    @Test("Several conditions must all hold")
    func several() {
        inOwnApplication {
            SampleTree.build()
            #expect(allViews(withText("Title"), ofExactClass(UILabel.self), onScreen(true)).names == "title")
            #expect(
                allSubviews(ofClass(UILabel.self), onScreen(true)).names == "title save.title fancy inHidden")
            #expect(theFirstView(ofClass(UILabel.self), withText("Secret")).names == "inHidden")
            #expect(theFirstSubview(ofClass(UIControl.self), withLabel("Save")).names == "save")
        }
    }

    @Test("A closure after the function is a condition")
    func trailingClosure() {
        inOwnApplication {
            SampleTree.build()
            #expect(allViews { $0.tag == 3 }.names == "inFaint row")
            #expect(allSubviews { $0 is UIWindow }.names == "")
            #expect(theFirstView { $0 is UIWindow }.names == "window")
            #expect(theFirstSubview { $0.subviews.count == 2 }.names == "header")
        }
    }

    @Test("Without a key window nothing is found")
    func noKeyWindow() {
        inOwnApplication {
            #expect(allViews().names == "")
            #expect(theFirstSubview(withText("x")).isEmpty)
            UIWindow().isHidden = false
            #expect(allViews().isEmpty)
        }
    }

    @Test("`inside` looks in one view, which is found itself unless only subviews are asked for")
    func inside() {
        inOwnApplication {
            let window = SampleTree.build()
            let form = window.subviews[1]
            #expect(allViews().inside(form).names == "form email save save.image save.title fancy")
            #expect(allSubviews().inside(form).names == "email save save.image save.title fancy")
            #expect(theFirstView().inside(form).names == "form")
            #expect(theFirstSubview(ofClass(UIButton.self)).inside(form).names == "save")
            #expect(allViews(withText("Title")).inside(form).names == "fancy")
            #expect(allViews(withText("Title")).inside(form).inside(window.subviews[0]).names == "title")
        }
    }

    @Test("A query inside a controller looks in its view, which is loaded for that")
    func insideController() {
        inOwnApplication {
            let controller = UIViewController()
            #expect(allViews().inside(controller).count == 1)
            #expect(controller.isViewLoaded)
            controller.view.addSubview(UIView().named("inner", 0, 0, 10, 10))
            #expect(allSubviews().inside(controller).names == "inner")
        }
    }

    @Test("Pending layout is done before the views are looked at, in a window and outside")
    func layout() {
        final class Stack: UIView {
            override func layoutSubviews() {
                for (index, view) in subviews.enumerated() {
                    view.frame = CGRect(x: 0, y: 60 * CGFloat(index), width: 10, height: 10)
                }
            }
        }
        inOwnApplication {
            for superview in [UIWindow.createWindowForTesting(), UIView().named("root", 0, 0, 100, 100)] {
                let stack = Stack().named("stack", 0, 0, 100, 100, in: superview)
                let group = UIView().named("group", 0, 0, 10, 10, in: stack)
                let leaf = UIView().named("leaf", 0, 0, 10, 10, in: group)
                superview.layoutIfNeeded()
                UIView().named("other", 0, 0, 10, 10, in: superview)
                #expect(allSubviews(onScreen(true)).inside(superview).names == "stack group leaf other")
                stack.insertSubview(UIView().named("new", 0, 0, 10, 10), at: 0)
                stack.insertSubview(UIView().named("newer", 0, 0, 10, 10), at: 0)
                _ = allViews().inside(leaf).count
                #expect(group.frame.minY == 120)
            }
        }
    }

    @Test("A query within a deep tree takes no stack")
    func deepTree() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var deepest = root
        for _ in 0..<20_000 {
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            deepest.addSubview(inner)
            deepest = inner
        }
        deepest.tag = 9
        #expect(allViews(onScreenAndVisible(true), satisfying { $0.tag == 9 }).inside(root).count == 1)
        #expect(allViews(ofClass(UIView.self)).inside(root).count == 20_001)
        #expect(allViews(onScreenAndVisible(true)).inside(deepest).count == 1)
    }
}
