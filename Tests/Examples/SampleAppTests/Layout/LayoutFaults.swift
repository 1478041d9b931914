import Robot

/// What is wrong with the layout of a screen, if anything.
@MainActor
struct LayoutFaults {
    /// How much of a point frames may differ by, which are rounded to pixels.
    private static let tolerance: CGFloat = 0.6

    private let window: UIWindow
    private(set) var list: [String] = []

    init(in window: UIWindow) {
        self.window = window
        var visible: [UIView] = []
        window.visit { view in
            guard !view.isHidden, view.alpha > 0.01 else { return .past }
            // What is inside bars, wheels and page controls is the framework's, and what is behind a list in no place of
            // its own.
            if view is UINavigationBar || view is UITabBar || view is UIPageControl { return .past }
            if let table = view.superview as? UITableView, table.backgroundView === view { return .past }
            visible.append(view)
            return view is UIPickerView || view is UIDatePicker ? .past : .into
        }
        for view in visible {
            checkAmbiguity(of: view)
            checkSiblings(in: view)
            checkSafeArea(around: view)
            checkText(of: view)
        }
    }

    private mutating func add(_ view: UIView, _ fault: String) {
        list.append("\(name(view)) \(fault)")
    }

    private func name(_ view: UIView) -> String {
        let kind = "\(type(of: view))"
        let text = (view as? UILabel)?.text ?? view.accessibilityLabel ?? ""
        return text.isEmpty ? kind : "\(kind) \"\(text)\""
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

    // MARK: Ambiguity

    private mutating func checkAmbiguity(of view: UIView) {
        if view.hasAmbiguousLayout { add(view, "is ambiguous") }
    }

    // MARK: Siblings

    /// Whether the application places the view's subviews, or a list its cells.
    private func isArrangedByApplication(_ view: UIView) -> Bool {
        if view is UIStackView || view is UITableView || view is UICollectionView { return true }
        if String(reflecting: type(of: view)).hasPrefix("SampleApp.") { return true }
        guard let controller = view.next as? UIViewController else {
            return view.superview is UITableViewCell
        }
        return String(reflecting: type(of: controller)).hasPrefix("SampleApp.")
    }

    private mutating func checkSiblings(in view: UIView) {
        guard isArrangedByApplication(view) else { return }
        let subviews = view.subviews.filter {
            let kind = "\(type(of: $0))"
            return !$0.isHidden && $0.alpha > 0.01 && !$0.bounds.isEmpty && !kind.contains("Indicator")
                && !kind.contains("Transition") && $0 !== (view as? UITableView)?.backgroundView
        }
        for (index, first) in subviews.enumerated() {
            for second in subviews[(index + 1)...] where !mayOverlap(first, second) {
                let common = first.frame.intersection(second.frame)
                guard common.width > Self.tolerance, common.height > Self.tolerance else { continue }
                add(first, "overlaps \(name(second)) by \(common.size)")
            }
        }
    }

    /// Headers stay in sight above rows; what a cell is backed by is behind its content.
    private func mayOverlap(_ first: UIView, _ second: UIView) -> Bool {
        let views = [first, second]
        if views.contains(where: { $0 is UITableViewHeaderFooterView || $0 is UIRefreshControl }) {
            return true
        }
        return first.superview is UITableViewCell || first.superview is UICollectionViewCell
    }

    // MARK: The safe area

    /// The part of the window that bars, the keyboard's edge and the screen leave free around a view.
    private func safeRect(around view: UIView) -> CGRect {
        var ancestor: UIView? = view
        while let current = ancestor, !(current.next is UIViewController) { ancestor = current.superview }
        let room = ancestor ?? window
        return room.convert(room.bounds.inset(by: room.safeAreaInsets), to: window)
    }

    private mutating func checkSafeArea(around view: UIView) {
        guard view is UIControl || view is UILabel || view is UIPickerView, !view.bounds.isEmpty else {
            return
        }
        let (frame, safe) = (place(view), safeRect(around: view))
        if frame.minX < safe.minX - Self.tolerance || frame.maxX > safe.maxX + Self.tolerance,
            !isScrolledSideways(view)
        {
            add(view, "is beside the safe area: \(frame) in \(safe)")
        }
        if let scrollView = scrollView(around: view) {
            checkScrolling(of: view, in: scrollView, safe)
        } else if frame.minY < safe.minY - Self.tolerance || frame.maxY > safe.maxY + Self.tolerance {
            add(view, "is above or below the safe area: \(frame) in \(safe)")
        }
    }

    /// What scrolls may be outside the safe area, but can be scrolled into it.
    private mutating func checkScrolling(of view: UIView, in scrollView: UIScrollView, _ safe: CGRect) {
        let frame = view.convert(view.bounds, to: scrollView)
        let inset = scrollView.adjustedContentInset
        if frame.minY < -Self.tolerance || frame.maxY > scrollView.contentSize.height + Self.tolerance {
            add(view, "is outside what scrolls: \(frame) in \(scrollView.contentSize)")
        }
        let room = scrollView.convert(scrollView.bounds.inset(by: inset), to: window)
        if room.minY < safe.minY - Self.tolerance || room.maxY > safe.maxY + Self.tolerance {
            add(scrollView, "scrolls beyond the safe area: \(room) in \(safe)")
        }
    }

    private func scrollView(around view: UIView) -> UIScrollView? {
        var ancestor = view.superview
        while let current = ancestor {
            if let scrollView = current as? UIScrollView, !scrollView.isPagingEnabled { return scrollView }
            ancestor = current.superview
        }
        return nil
    }

    private func isScrolledSideways(_ view: UIView) -> Bool {
        guard let scrollView = scrollView(around: view) else { return false }
        return scrollView.contentSize.width > scrollView.bounds.width
    }

    // MARK: Text

    private mutating func checkText(of view: UIView) {
        if let field = view as? UITextField {
            let height = field.intrinsicContentSize.height
            if height > field.bounds.height + Self.tolerance { add(view, "is lower than its text") }
        }
        guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { return }
        let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        if size.height > label.bounds.height + Self.tolerance {
            add(label, "is cut off: \(label.bounds.size), \(size) needed")
        } else if label.numberOfLines == 1, size.width > label.bounds.width + Self.tolerance {
            add(label, "is truncated: \(label.bounds.size), \(size) needed")
        }
    }
}
