import HeadlessUIKit
import Robot

/// Trees for the benchmarks: of views, and of bare nodes in the same shape.
@MainActor
enum Trees {
    /// How many subviews each view has, until the total is reached.
    fileprivate nonisolated static let breadth = 8

    /// A tree of `count` views of mixed classes, with distinct labels and identifiers.
    static func views(_ count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var views = [root]
        for index in 1..<count {
            let view = view(index)
            views[(index - 1) / breadth].addSubview(view)
            views.append(view)
        }
        return root
    }

    /// The same, with all but a twentieth in hidden or off-screen views, half of them each.
    static func mostlyUnseenViews(_ count: Int) -> UIView {
        let root = views(max(2, count / 20))
        let hidden = views(count * 19 / 40)
        hidden.isHidden = true
        let aside = views(count - count / 20 - count * 19 / 40)
        aside.frame.origin.x = 1000
        root.addSubview(hidden)
        root.addSubview(aside)
        return root
    }

    /// A tree of `count` views, of every public class of the framework in turn, with the parts that they have.
    ///
    /// Each class but `UIWindow`, which is the root; a button is one with a configuration, too.
    static func mixedViews(_ count: Int) -> UIView {
        let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var (parent, total, index): (UIView, Int, Int) = (root, 1, 0)
        while total < count {
            if index % breadth == 0 {
                parent = UIView(frame: frame(index))
                root.addSubview(parent)
                total += 1
            }
            let view = mixedView(index)
            parent.addSubview(view)
            view.layoutIfNeeded()
            total += size(of: view)
            index += 1
            // A view beyond the count is replaced by views without parts.
            if total > count {
                total -= size(of: view)
                view.removeFromSuperview()
                while total < count {
                    parent.addSubview(UIView())
                    total += 1
                }
            }
        }
        return root
    }

    private static let mixedClasses = ViewTree.ownClasses.filter { $0 != UIWindow.self }

    private static func mixedView(_ index: Int) -> UIView {
        let kind = index % (mixedClasses.count + 1)
        let view: UIView
        if kind == mixedClasses.count {
            view = UIButton(configuration: .filled())
        } else if mixedClasses[kind] == UICollectionView.self {
            view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        } else {
            // The only initializer that all classes have.
            view = mixedClasses[kind].init(coder: NSCoder()) ?? UIView()
        }
        view.frame = CGRect(x: Double(index % 300), y: Double(index % 700), width: 320, height: 216)
        (view as? UILabel)?.text = "Label \(index)"
        view.accessibilityIdentifier = "view-\(index)"
        return view
    }

    private static func size(of root: UIView) -> Int {
        var count = 0
        root.visit { _ in
            count += 1
            return .into
        }
        return count
    }

    private static func view(_ index: Int) -> UIView {
        let view =
            switch index % 4 {
            case 0: UILabel(frame: frame(index))
            case 1: UIImageView(frame: frame(index))
            default: UIView(frame: frame(index))
            }
        (view as? UILabel)?.text = "Label \(index)"
        view.accessibilityIdentifier = "view-\(index)"
        return view
    }

    private static func frame(_ index: Int) -> CGRect {
        CGRect(x: Double(index % 300), y: Double(index % 700), width: 40, height: 40)
    }

    /// A tree of `count` bare nodes in the shape of ``views(_:)``.
    static func bareNodes(_ count: Int) -> UnsafeMutablePointer<BareNode> {
        let nodes = UnsafeMutablePointer<BareNode>.allocate(capacity: count)
        for index in 0..<count {
            nodes[index] = BareNode(tag: index & 1, firstChild: nil, nextSibling: nil)
        }
        for index in stride(from: count - 1, to: 0, by: -1) {
            let parent = (index - 1) / breadth
            nodes[index].nextSibling = nodes[parent].firstChild
            nodes[parent].firstChild = nodes + index
        }
        return nodes
    }
}

/// A bare node of a tree.
struct BareNode {
    var tag: Int
    var firstChild: UnsafeMutablePointer<BareNode>?
    var nextSibling: UnsafeMutablePointer<BareNode>?

    /// Adds up the tags of a tree, by recursion.
    static func sum(_ node: UnsafeMutablePointer<BareNode>) -> Int {
        var total = node.pointee.tag
        var child = node.pointee.firstChild
        while let next = child {
            total &+= sum(next)
            child = next.pointee.nextSibling
        }
        return total
    }
}

/// A class with the fewest fields that a view needs.
final class BareView {
    var frame: CGRect
    var children: [BareView] = []
    unowned(unsafe) var parent: BareView?
    var handler: (() -> Void)?

    init(frame: CGRect) {
        self.frame = frame
    }

    /// As many as ``Trees/views(_:)`` makes, in the same shape.
    static func tree(_ count: Int) -> BareView {
        let root = BareView(frame: .zero)
        var views = [root]
        for index in 1..<count {
            let view = BareView(frame: .zero)
            views[(index - 1) / Trees.breadth].add(view)
            views.append(view)
        }
        return root
    }

    /// As many in one superview.
    static func siblings(_ count: Int) -> BareView {
        let root = BareView(frame: .zero)
        for _ in 1..<count { root.add(BareView(frame: .zero)) }
        return root
    }

    func add(_ child: BareView) {
        children.append(child)
        child.parent = self
    }

    func hitTest(_ point: CGPoint) -> BareView? {
        guard frame.contains(point) else { return nil }
        let inner = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        for child in children.reversed() {
            if let hit = child.hitTest(inner) { return hit }
        }
        return self
    }
}
