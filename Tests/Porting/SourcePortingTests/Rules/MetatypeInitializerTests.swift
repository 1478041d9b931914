import SourcePorting
import Testing

@Suite("Initializers that are called by a class")
struct MetatypeInitializerTests {
    @Test(
        "Objects of the system's classes are made by UIKit's methods where their class is known only at run time",
        arguments: [
            Golden(
                "class A<V: UIView> { let a = V(frame: .zero), b = V() }",
                "class A<V: UIView> { let a = V.instance(frame: .zero), b = V(madeByClass: ()) }"),
            Golden(
                "func f<T>() -> T where T: UIViewController { T.init(nibName: nil, bundle: nil) }",
                "func f<T>() -> T where T: UIViewController { T.instance(nibName: nil, bundle: nil) }"),
            Golden(
                "protocol P {}\nextension P where Self: UIView { static func f() -> Self { g { Self(frame: .zero) } } }",
                "protocol P {}\nextension P where Self: UIView { static func f() -> Self { g { Self.instance(frame: .zero) } } }"
            ),
            Golden(
                "protocol P { associatedtype V: UITableViewCell & Q }\nextension P { func f() -> V { V(style: .default, reuseIdentifier: nil) } }",
                "protocol P { associatedtype V: UITableViewCell & Q }\nextension P { func f() -> V { V.instance(style: .default, reuseIdentifier: nil) } }"
            ),
            Golden(
                "class A { let a: [UIViewController.Type] = []; func f() { a[0].init() } }",
                "class A { let a: [UIViewController.Type] = []; func f() { a[0].init(madeByClass: ()) } }"),
            Golden(
                "func f(_ a: (UIView & P).Type) { a.init(frame: .zero) }",
                "func f(_ a: (UIView & P).Type) { a.instance(frame: .zero) }"),
            Golden(
                "func f() { let a = UIView.self; g(a.init()) }",
                "func f() { let a = UIView.self; g(a.init(madeByClass: ())) }"),
            Golden(
                "class B: UIView {}\nstruct A { var type: UIView.Type }\nlet a = [A(type: B.self)]\nfunc f() { let b = a[0]; b.type.init() }",
                "class B: UIView {}\nstruct A { var type: UIView.Type }\nlet a = [A(type: B.self)]\nfunc f() { let b = a[0]; b.type.init(madeByClass: ()) }"
            ),
            Golden("(a as! UIView.Type).init()", "(a as! UIView.Type).init(madeByClass: ())"),
            Golden(
                "extension UIView { func f() { type(of: self).init(frame: frame) } }",
                "extension UIView { func f() { type(of: self).instance(frame: frame) } }"),
            Golden(
                "extension UIView { class func f() -> Self { self.init() } }",
                "extension UIView { class func f() -> Self { self.init(madeByClass: ()) } }"),
            Golden(
                "class A: UIView {}\nfunc f<T: A>() -> T { T(frame: .zero) }",
                "class A: UIView {}\nfunc f<T: A>() -> T { T.instance(frame: .zero) }"),
        ])
    func made(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test(
        "Initializers that Swift calls itself stay as they are",
        arguments: [
            "class A: UIView { required override init(frame: CGRect) { super.init(frame: frame) } }\nfunc f<T: A>() -> T { T(frame: .zero) }",
            "protocol P { init() }\nfunc f<T: UIView & P>() -> T { T() }",
            "func f<T: RangeReplaceableCollection>() -> T { T() }",
            "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
            "func f() { UIView(frame: .zero); UIView.init() }",
            "func f(_ a: [UIView]) { a[0].init() }",
            "class A<V: UIView> { let a = V.a(frame: .zero) }",
            "func f<T: UIView>(_ a: String) -> T { T(a) }",
            "struct A { struct V {} ; func f() { V() } }\nclass B<V: UIView> {}",
        ])
    func kept(_ source: String) {
        #expect(rewritten(source) == source)
    }
}
