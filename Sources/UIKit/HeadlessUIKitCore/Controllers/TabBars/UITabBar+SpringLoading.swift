extension UITabBar: UISpringLoadedInteractionSupporting {
    final func makeSpring() -> OwnSpring {
        OwnSpring { [weak self] context in
            guard let self, let item = item(at: context.location(in: self)) else { return false }
            context.targetItem = item
            return item.isEnabled
        } _: { [weak self] context in
            if let item = context.targetItem as? UITabBarItem { self?.wasTapped(item) }
        }
    }

    private func item(at point: CGPoint) -> UITabBarItem? {
        items?.first { item in
            guard let view = item.shownView else { return false }
            return view.convert(view.bounds, to: self).contains(point)
        }
    }
}
