/// The superclasses of UIKit's and Core Animation's classes.
enum SystemClasses {
    /// The superclass of a class that the system declares; `nil` if it is not in the list.
    static func superclass(of name: String) -> String? { superclasses[name] }

    /// Whether a class is in the list.
    static func contains(_ name: String) -> Bool { superclasses[name] != nil || roots.contains(name) }

    /// The superclass of each class, by its name.
    private static let superclasses = Dictionary(
        uniqueKeysWithValues: families.flatMap { family in family.subclasses.map { ($0, family.superclass) } }
    )

    private static let roots = Set(families.map(\.superclass))

    /// A superclass and its subclasses in each line; one with many has several lines.
    private static let families = """
        CAAnimation: CAAnimationGroup CAPropertyAnimation
        CABasicAnimation: CASpringAnimation
        CALayer: CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer
        CALayer: CATransformLayer
        CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
        NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
        NSCollectionLayoutItem: NSCollectionLayoutSupplementaryItem
        NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
        NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
        NSMutableAttributedString: NSTextStorage
        NSObject: CAAnimation CALayer CAMediaTimingFunction NSCollectionLayoutDimension
        NSObject: NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem NSCollectionLayoutSize
        NSObject: NSCollectionLayoutSpacing NSLayoutAnchor NSLayoutConstraint NSManagedObject NSOperation
        NSObject: NSLayoutManager UIAccessibilityCustomRotor UIDynamicAnimator UIDynamicBehavior
        NSObject: UIDynamicItemGroup UIPreviewAction UIPreviewActionGroup
        NSObject: NSParagraphStyle NSTextContainer NSUserActivity UIAccessibilityCustomAction UIActivity
        NSObject: UIAlertAction UIBarItem UIBezierPath UICollectionViewDiffableDataSource
        NSObject: UICollectionViewLayout UICollectionViewLayoutAttributes UICollectionViewUpdateItem UIColor
        NSObject: UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction
        NSObject: UICubicTimingParameters UIDevice UIEvent UIFont UIFontMetrics UIGestureRecognizer UIImage
        NSObject: UIKey UILayoutGuide UIMenuElement UINavigationItem UINib UIOpenURLContext UIPasteboard
        NSObject: UIPercentDrivenInteractiveTransition UIPresentationController UIPress UIResponder
        NSObject: UISceneConfiguration UISceneSession UIScreen UISpringTimingParameters UIStatusBarManager
        NSObject: UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration UITableViewDiffableDataSource
        NSObject: UITextInputStringTokenizer UITextPosition UITextRange UITextSelectionRect UITouch
        NSObject: UITraitCollection UIViewPropertyAnimator
        NSParagraphStyle: NSMutableParagraphStyle
        UIBarItem: UIBarButtonItem UITabBarItem
        UICollectionReusableView: UICollectionViewCell
        UICollectionViewCell: UICollectionViewListCell
        UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout
        UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
        UICommand: UIKeyCommand
        UIControl: UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider
        UIControl: UIStepper UISwitch UITextField
        UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior
        UIDynamicBehavior: UIGravityBehavior UIPushBehavior UISnapBehavior
        UIEvent: UIPressesEvent
        UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
        UIGestureRecognizer: UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
        UIGestureRecognizer: UITapGestureRecognizer
        UILayoutGuide: UIKeyboardLayoutGuide
        UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
        UINavigationController: UIImagePickerController
        UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
        UIPresentationController: UIPopoverPresentationController UISheetPresentationController
        UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
        UIScene: UIWindowScene
        UIScrollView: UICollectionView UITableView UITextView
        UITextField: UISearchTextField
        UIView: MKMapView UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel
        UIView: UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar
        UIView: UIStackView UIStandardTextCursorView UITabBar UITableViewCell UITableViewHeaderFooterView
        UIView: UIToolbar UIVisualEffectView UIWindow WKWebView
        UIViewController: SFSafariViewController UIActivityViewController UIAlertController
        UIViewController: UICollectionViewController UIDocumentPickerViewController UIHostingController
        UIViewController: UINavigationController UIPageViewController UISearchController
        UIViewController: UISplitViewController UITabBarController UITableViewController
        """
        .split(separator: "\n").map { line in
            let names = line.split { $0 == ":" || $0 == " " }.map(String.init)
            return (superclass: names[0], subclasses: names.dropFirst())
        }
}
