import FailureReporting
import TestSupport
import Testing
import ViewQuery

private protocol Reloadable: AnyObject {}

private final class ReloadableLabel: UILabel, Reloadable {}

private class Box<Content>: UIView {}

private final class Meter: UIView {
    var level = 0.5
}

@MainActor
@Suite("Predicates on properties") struct PropertyPredicateTests {
    @Test("A property of a subclass is that of its views only")
    func having() {
        let root = UIView.tree("root(A b C)")
        (root["A"] as? UILabel)?.numberOfLines = 0
        let meter = Meter().named("meter", 0, 0, 1, 1, in: root)
        root["b"].tag = 7
        #expect(allViews(ViewQuery::having(\UILabel.numberOfLines, 0)).inside(root).names == "A")
        #expect(allViews(ViewQuery::having(\UILabel.numberOfLines, 1)).inside(root).names == "C")
        #expect(
            allViews(!ViewQuery::having(\UILabel.numberOfLines, 0)).inside(root).names == "root b C meter")
        #expect(allViews(ViewQuery::having(\UIView.tag, 7)).inside(root).names == "b")
        #expect(allViews(ViewQuery::having(\UILabel.tag, 7)).inside(root).names == "")
        #expect(
            allViews(ViewQuery::having(\UIView.frame.size.width) { $0 == 10 }).inside(root).names
                == "root A b C")
        let low = allViews(ViewQuery::having(\Meter.level) { $0 < 0.3 }).inside(root)
        #expect(low.names == "")
        meter.level = 0.1
        #expect(low.names == "meter")
        #expect(allViews(ViewQuery::having(\UIView.superview, root)).inside(root).names == "A b C meter")
        #expect(allViews(ViewQuery::having(\UIView.superview, nil)).inside(root).names == "root")
    }

    @Test("Properties read like the code, and have no address where they have no name")
    func descriptions() {
        #expect("\(ViewQuery::having(\UIView.tag, 3))" == #"having(\UIView.tag, 3)"#)
        #expect("\(ViewQuery::having(\UILabel.numberOfLines, 0))" == #"having(\UILabel.numberOfLines, 0)"#)
        #expect("\(ViewQuery::having(\UIView.alpha) { $0 > 0.5 })" == #"having(\UIView.alpha) { … }"#)
        let line = #line + 1
        let unnamed = ViewQuery::having(\Meter.level, 0.5)
        #expect("\(unnamed)" == "having(\\Meter.… at PropertyPredicateTests.swift:\(line), 0.5)")
        #expect("\(conforming(to: (any Reloadable).self))" == "conforming(to: Reloadable.self)")
        #expect("\(withTag(3))" == "withTag(3)")
        #expect("\(withTraits([.button, .selected]))" == "withTraits([.button, .selected])")
        #expect(
            "\(withImage(UIImage(color: .red, size: CGSize(width: 2, height: 3))))"
                == "withImage(UIImage 2×3)")
    }

    @Test("Protocols, classes and generic classes are distinguished")
    func conformance() {
        let root = UIView.tree("root(A b)")
        ReloadableLabel().named("r", 0, 0, 1, 1, in: root)
        Box<Int>().named("ints", 0, 0, 1, 1, in: root)
        Box<String>().named("strings", 0, 0, 1, 1, in: root)
        #expect(allViews(conforming(to: (any Reloadable).self)).inside(root).names == "r")
        #expect(
            allViews(!conforming(to: (any Reloadable).self)).inside(root).names == "root A b ints strings")
        #expect(allViews(conforming(to: UILabel.self)).inside(root).names == "A r")
        #expect(allViews(conforming(to: Box<Int>.self)).inside(root).names == "ints")
        #expect(allViews(conforming(to: Int.self)).inside(root).names == "")
        #expect(allViews(ofClass(Box<Int>.self)).inside(root).names == "ints")
        #expect(allViews(ofClass("Box<Int>")).inside(root).names == "ints")
        #expect(allViews(ofClass("Box<Swift.String>")).inside(root).isEmpty == false)
    }

    @Test("A picture is the same one, or one of the same size and pixels")
    func images() {
        func image(_ color: UIColor, _ size: CGFloat, scale: CGFloat = 1) -> UIImage {
            UIImage(color: color, size: CGSize(width: size, height: size), scale: scale)
        }
        let root = UIView().named("root", 0, 0, 1, 1)
        let red = image(.red, 4)
        for (name, picture) in [
            ("same", red), ("equal", image(.red, 4)), ("blue", image(.blue, 4)), ("large", image(.red, 8)),
            ("fine", image(.red, 4, scale: 2)), ("half", image(.red, 2, scale: 2)),
        ] {
            UIImageView(image: picture).named(name, 0, 0, 4, 4, in: root)
        }
        UIImageView().named("none", 0, 0, 4, 4, in: root)
        #expect(allViews(withImage(red)).inside(root).names == "same equal")
        #expect(allViews(withImage(image(.blue, 4))).inside(root).names == "blue")
        #expect(allViews(withImage(image(.red, 4, scale: 2))).inside(root).names == "fine")
        #expect(allViews(withImage(image(.red, 2, scale: 2))).inside(root).names == "half")
        let button = UIButton().named("button", 0, 0, 40, 40, in: root)
        button.setImage(image(.green, 4), for: .normal)
        button.imageView?.accessibilityIdentifier = "button.image"
        #expect(allViews(withImage(image(.green, 4))).inside(root).names == "button.image")
        // Pictures without pixels are all alike.
        let empty = UIImage()
        (root["none"] as? UIImageView)?.image = empty
        #expect(allViews(withImage(empty)).inside(root).names == "none")
    }

    @Test("One symbol is not another, and an image of the catalogue is found by its name")
    func namedImages() {
        let root = UIView().named("root", 0, 0, 1, 1)
        let images = [
            "star": UIImage(systemName: "star"), "heart": UIImage(systemName: "heart"),
            "logo": UIImage(named: "Logo"), "photo": UIImage(named: "Photo"),
        ]
        for name in ["star", "heart", "logo", "photo"] {
            UIImageView(image: images[name] ?? nil).named(name, 0, 0, 4, 4, in: root)
        }
        for name in ["star", "heart"] {
            guard let symbol = UIImage(systemName: name) else { continue }
            #expect(allViews(withImage(symbol)).inside(root).names == name)
            #expect(allViews(withImage(symbol.withTintColor(.red))).inside(root).names == name)
        }
        guard let logo = UIImage(named: "Logo"), let star = UIImage(systemName: "star") else { return }
        #expect(allViews(withImage(logo)).inside(root).names == "logo")
        #expect("\(withImage(logo))" == "withImage(UIImage \"Logo\" 24×24)")
        #expect("\(withImage(star))" == "withImage(UIImage \"star\" 20.4×20.4)")
    }

    @Test("Views are found by their tags and traits")
    func tagsAndTraits() {
        let root = UIView.tree("root(a b c)")
        root["a"].tag = -1
        root["b"].tag = .max
        root["b"].accessibilityTraits = [.button, .selected]
        root["c"].accessibilityTraits = .button
        #expect(allViews(withTag(-1)).inside(root).names == "a")
        #expect(allViews(withTag(.max)).inside(root).names == "b")
        #expect(allViews(withTag(0)).inside(root).names == "root c")
        #expect(allViews(withTraits(.button)).inside(root).names == "b c")
        #expect(allViews(withTraits([.button, .selected])).inside(root).names == "b")
        #expect(allViews(withTraits([])).inside(root).names == "root a b c")
    }
}
