/// The superclasses of UIKit's and Core Animation's classes.
enum SystemClasses {
    /// The superclass of a class that the system declares; `nil` if it is not in the list.
    static func superclass(of name: String) -> String? { superclasses[name] }

    /// Whether a class is in the list.
    static func contains(_ name: String) -> Bool { superclasses[name] != nil || subclasses[name] != nil }

    private static let superclasses: [String: String] = {
        var superclasses: [String: String] = [:]
        for (name, subclasses) in subclasses {
            for subclass in subclasses.split(whereSeparator: \.isWhitespace) {
                superclasses[String(subclass)] = name
            }
        }
        return superclasses
    }()

    private static let subclasses: [String: String] = [
        "CAAnimation": """
        CAAnimationGroup CAPropertyAnimation
        """,
        "CABasicAnimation": """
        CASpringAnimation
        """,
        "CALayer": """
        CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer
        CATransformLayer
        """,
        "CAPropertyAnimation": """
        CABasicAnimation CAKeyframeAnimation
        """,
        "NSCollectionLayoutItem": """
        NSCollectionLayoutDecorationItem NSCollectionLayoutGroup NSCollectionLayoutSupplementaryItem
        """,
        "NSCollectionLayoutSupplementaryItem": """
        NSCollectionLayoutBoundarySupplementaryItem
        """,
        "NSLayoutAnchor": """
        NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
        """,
        "NSObject": """
        CAAnimation CALayer CAMediaTimingFunction NSCollectionLayoutDimension
        NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem NSCollectionLayoutSize
        NSCollectionLayoutSpacing NSLayoutAnchor NSLayoutConstraint NSManagedObject NSOperation
        NSParagraphStyle NSTextContainer NSUserActivity UIAccessibilityCustomAction UIActivity
        UIAlertAction UIBarItem UIBezierPath UICollectionViewDiffableDataSource UICollectionViewLayout
        UICollectionViewLayoutAttributes UICollectionViewUpdateItem UIColor UIContextMenuConfiguration
        UIContextMenuInteraction UIContextualAction UICubicTimingParameters UIDevice UIEvent UIFont
        UIFontMetrics UIGestureRecognizer UIImage UIKey UILayoutGuide UIMenuElement UINavigationItem
        UINib UIOpenURLContext UIPasteboard UIPercentDrivenInteractiveTransition
        UIPresentationController UIPress UIResponder UISceneConfiguration UISceneSession UIScreen
        UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue
        UISwipeActionsConfiguration UITableViewDiffableDataSource UITextInputStringTokenizer
        UITextPosition UITextRange UITextSelectionRect UITouch UITraitCollection UIViewPropertyAnimator
        """,
        "NSParagraphStyle": """
        NSMutableParagraphStyle
        """,
        "UIBarItem": """
        UIBarButtonItem UITabBarItem
        """,
        "UICollectionReusableView": """
        UICollectionViewCell
        """,
        "UICollectionViewCell": """
        UICollectionViewListCell
        """,
        "UICollectionViewLayout": """
        UICollectionViewCompositionalLayout UICollectionViewFlowLayout
        """,
        "UICollectionViewLayoutInvalidationContext": """
        UICollectionViewFlowLayoutInvalidationContext
        """,
        "UICommand": """
        UIKeyCommand
        """,
        "UIControl": """
        UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper
        UISwitch UITextField
        """,
        "UIEvent": """
        UIPressesEvent
        """,
        "UIGestureRecognizer": """
        UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
        UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
        UITapGestureRecognizer
        """,
        "UILayoutGuide": """
        UIKeyboardLayoutGuide
        """,
        "UIMenuElement": """
        UIAction UICommand UIDeferredMenuElement UIMenu
        """,
        "UINavigationController": """
        UIImagePickerController
        """,
        "UIPanGestureRecognizer": """
        UIScreenEdgePanGestureRecognizer
        """,
        "UIPresentationController": """
        UIPopoverPresentationController UISheetPresentationController
        """,
        "UIResponder": """
        UIAccessibilityElement UIApplication UIScene UIView UIViewController
        """,
        "UIScene": """
        UIWindowScene
        """,
        "UIScrollView": """
        UICollectionView UITableView UITextView
        """,
        "UITextField": """
        UISearchTextField
        """,
        "UIView": """
        MKMapView UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel
        UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar
        UIStackView UIStandardTextCursorView UITabBar UITableViewCell UITableViewHeaderFooterView
        UIToolbar UIVisualEffectView UIWindow WKWebView
        """,
        "UIViewController": """
        SFSafariViewController UIActivityViewController UIAlertController UICollectionViewController
        UIDocumentPickerViewController UIHostingController UINavigationController UIPageViewController
        UISearchController UISplitViewController UITabBarController UITableViewController
        """,
    ]
}
