import HeadlessUIKit

/// Which views UIKit makes as parts of its own bars, controls and alerts.
///
/// Their colours, sizes and fonts are Apple's. Their touch areas are larger than they look, or accepted by Apple's audit:
/// bar and tab buttons, switches (51 by 31 points), segments (32 high), sliders, steppers, page controls, date pickers.
@MainActor
enum StockParts {
    /// Classes of UIKit that hold an application's views, or are views which applications set up.
    private static let open: Set<String> = [
        "UIView", "UIWindow", "UILabel", "UIButton", "UIControl", "UIImageView", "UITextField", "UITextView",
        "UIStackView", "UIScrollView", "UITableView", "UICollectionView", "UITableViewCell",
        "UITableViewCellContentView", "UICollectionViewCell", "UICollectionReusableView",
        "UITableViewHeaderFooterView", "UIListContentView", "UILayoutContainerView",
        "UINavigationTransitionView", "UITransitionView", "UIPassingTransitionView", "PageScrollView",
        "SectionScrollView", "SearchContainerView",
    ]

    /// Whether a view is one of UIKit's own, or is all of UIKit's making inside.
    static func contains(_ view: UIView) -> Bool {
        if view.isFrameworkView { return !open.contains("\(type(of: view))") || isClearButton(view) }
        // An application's subclass of one is still UIKit's inside.
        return view is UINavigationBar || view is UITabBar || view is UIToolbar || view is UISearchBar
            || view is UIPickerView || isSystemControl(view)
    }

    static func isSystemControl(_ view: UIView) -> Bool {
        view is UISwitch || view is UISlider || view is UIStepper || view is UISegmentedControl
            || view is UIPageControl || view is UIDatePicker || view is UIRefreshControl
            || view is UISearchTextField
    }

    private static func isClearButton(_ view: UIView) -> Bool {
        guard view is UIButton, let field = view.superview as? UITextField else { return false }
        return view !== field.leftView && view !== field.rightView
    }

    /// Whether UIKit makes a label as a part of a cell or header; reading those parts by their names would create them.
    static func makes(label: UIView) -> Bool {
        if label.superview is UIListContentView { return true }
        switch label.superview?.superview {
        case let cell as UITableViewCell: return cell.ownLabels.contains { $0 === label }
        case let header as UITableViewHeaderFooterView: return header.ownLabels.contains { $0 === label }
        default: return false
        }
    }

    static func customViews(in bar: UIView) -> [UIView] {
        switch bar {
        case let bar as UINavigationBar:
            (bar.items ?? []).flatMap { item in
                let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
                return (item.titleView.map { [$0] } ?? []) + items.compactMap(\.customView)
            }
        case let bar as UIToolbar: (bar.items ?? []).compactMap(\.customView)
        default: []
        }
    }
}
