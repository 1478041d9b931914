import Robot

/// The cost of a query on a tree that has changed since the last query.
@MainActor let changedTreeSuite = Suite(name: "changed") { sizes in
    sizes.lazy.flatMap { count -> [Comparison] in
        let tree = QueryTree.searched(count)
        let leaf = UIView()
        @MainActor func change(_ root: UIView) {
            if leaf.superview == nil { root.addSubview(leaf) } else { leaf.removeFromSuperview() }
        }
        return [
            tree.scan("full visit after a change") { root in
                change(root)
                var visited = 0
                allViews().inside(root).forEach { _ in visited &+= 1 }
                return visited
            },
            tree.scan("full visit after a change in the middle") { root in
                let middle = root.subviews[root.subviews.count / 2]
                if leaf.superview == nil { middle.addSubview(leaf) } else { leaf.removeFromSuperview() }
                var visited = 0
                allViews().inside(root).forEach { _ in visited &+= 1 }
                return visited
            },
            tree.scan("full visit after a move of one") { root in
                let parent = root.subviews[root.subviews.count / 2]
                if let front = parent.subviews.last?.subviews.last {
                    front.superview?.sendSubviewToBack(front)
                }
                var visited = 0
                allViews().inside(root).forEach { _ in visited &+= 1 }
                return visited
            },
            tree.scan("by label after a change") { root in
                change(root)
                return allViews(withLabel("Label 84")).inside(root).count
            },
            tree.scan("by label's end after a change") { root in
                change(root)
                return allViews(withLabel(.suffix("84"))).inside(root).count
            },
            tree.scan("by class after a change") { root in
                change(root)
                return allViews(ofClass(UILabel.self)).inside(root).count
            },
            tree.scan("by class, 20 times after a change", queries: 20) { root in
                change(root)
                return (0..<20).reduce(0) { total, _ in
                    total &+ allViews(ofClass(UILabel.self)).inside(root).count
                }
            },
            tree.scan("by class after 20 views gave way to others") { root in
                let parent = root.subviews[root.subviews.count / 2].subviews[0]
                let old = parent.subviews.suffix(20)
                for view in old { view.removeFromSuperview() }
                for _ in 0..<20 { parent.addSubview(UIView()) }
                return allViews(ofClass(UILabel.self)).inside(root).count
            },
            tree.scan("by value after a change") { root in
                change(root)
                return allViews(withValue("none has it")).inside(root).count
            },
        ]
    }
}
