import Foundation
import HeadlessUIKit

/// Has all methods that UIKit calls and nothing here does, each as Apple declares it.
final class UnaskedMethods: NSObject, UITableViewDelegate, UICollectionViewDelegate,
    UICollectionViewDataSource, UITextFieldDelegate, UITextViewDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UISplitViewControllerDelegate, UIPageViewControllerDelegate,
    UIPopoverPresentationControllerDelegate, UISearchBarDelegate, UIGestureRecognizerDelegate,
    UIApplicationDelegate, UIWindowSceneDelegate, UIPickerViewAccessibilityDelegate, UITabBarDelegate,
    UIContextMenuInteractionDelegate, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    CALayerDelegate, UIPointerInteractionDelegate, UIViewControllerAnimatedTransitioning, UIActivityItemSource
{
    var window: UIWindow?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell() }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        ""
    }
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { nil }

    // MARK: UITableViewDelegate
    func tableView(_ a: UITableView, shouldShowMenuForRowAt b: IndexPath) -> Bool { false }
    func tableView(_ a: UITableView, canPerformAction b: Selector, forRowAt c: IndexPath, withSender d: Any?)
        -> Bool
    { false }
    func tableView(_ a: UITableView, performAction b: Selector, forRowAt c: IndexPath, withSender d: Any?) {}
    func tableView(_ a: UITableView, canFocusRowAt b: IndexPath) -> Bool { false }
    func tableView(_ a: UITableView, selectionFollowsFocusForRowAt b: IndexPath) -> Bool { false }
    func indexPathForPreferredFocusedView(in a: UITableView) -> IndexPath? { nil }
    func tableView(_ a: UITableView, shouldBeginMultipleSelectionInteractionAt b: IndexPath) -> Bool { false }
    func tableView(_ a: UITableView, didBeginMultipleSelectionInteractionAt b: IndexPath) {}
    func tableViewDidEndMultipleSelectionInteraction(_ a: UITableView) {}
    func tableView(
        _ a: UITableView, previewForHighlightingContextMenuWithConfiguration b: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    func tableView(
        _ a: UITableView, previewForDismissingContextMenuWithConfiguration b: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    // MARK: UICollectionViewDelegate
    func collectionView(_ a: UICollectionView, canEditItemAt b: IndexPath) -> Bool { false }
    func collectionView(_ a: UICollectionView, shouldShowMenuForItemAt b: IndexPath) -> Bool { false }
    func collectionView(
        _ a: UICollectionView, canPerformAction b: Selector, forItemAt c: IndexPath, withSender d: Any?
    ) -> Bool { false }
    func collectionView(
        _ a: UICollectionView, performAction b: Selector, forItemAt c: IndexPath, withSender d: Any?
    ) {}
    func collectionView(_ a: UICollectionView, canFocusItemAt b: IndexPath) -> Bool { false }
    func collectionView(_ a: UICollectionView, selectionFollowsFocusForItemAt b: IndexPath) -> Bool { false }
    func indexPathForPreferredFocusedView(in a: UICollectionView) -> IndexPath? { nil }
    func collectionView(
        _ a: UICollectionView, targetIndexPathForMoveFromItemAt b: IndexPath, toProposedIndexPath c: IndexPath
    ) -> IndexPath { IndexPath() }
    func collectionView(_ a: UICollectionView, shouldBeginMultipleSelectionInteractionAt b: IndexPath) -> Bool
    { false }
    func collectionView(_ a: UICollectionView, didBeginMultipleSelectionInteractionAt b: IndexPath) {}
    func collectionViewDidEndMultipleSelectionInteraction(_ a: UICollectionView) {}
    func collectionView(
        _ a: UICollectionView, contextMenuConfiguration b: UIContextMenuConfiguration,
        highlightPreviewForItemAt c: IndexPath
    ) -> UITargetedPreview? { nil }
    func collectionView(
        _ a: UICollectionView, contextMenuConfiguration b: UIContextMenuConfiguration,
        dismissalPreviewForItemAt c: IndexPath
    ) -> UITargetedPreview? { nil }
    func collectionView(
        _ a: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration b: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    func collectionView(
        _ a: UICollectionView, previewForDismissingContextMenuWithConfiguration b: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    // MARK: UICollectionViewDataSource
    func indexTitles(for a: UICollectionView) -> [String]? { nil }
    func collectionView(_ a: UICollectionView, indexPathForIndexTitle b: String, at c: Int) -> IndexPath {
        IndexPath()
    }

    // MARK: UITextFieldDelegate
    func textField(_ a: UITextField, editMenuForCharactersIn b: NSRange, suggestedActions c: [UIMenuElement])
        -> UIMenu?
    { nil }
    func textField(_ a: UITextField, shouldChangeCharactersInRanges b: [NSValue], replacementString c: String)
        -> Bool
    { false }

    // MARK: UITextViewDelegate
    func textView(
        _ a: UITextView, textItemMenuWillDisplayFor b: UITextItem,
        animator c: any UIContextMenuInteractionAnimating
    ) {}
    func textView(
        _ a: UITextView, textItemMenuWillEndFor b: UITextItem,
        animator c: any UIContextMenuInteractionAnimating
    ) {}
    func textView(_ a: UITextView, editMenuForTextIn b: NSRange, suggestedActions c: [UIMenuElement])
        -> UIMenu?
    { nil }
    func textView(_ a: UITextView, shouldChangeTextInRanges b: [NSValue], replacementText c: String) -> Bool {
        false
    }
    func textViewWritingToolsWillBegin(_ a: UITextView) {}
    func textViewWritingToolsDidEnd(_ a: UITextView) {}
    func textView(_ a: UITextView, writingToolsIgnoredRangesInEnclosingRange b: NSRange) -> [NSValue] { [] }

    // MARK: UINavigationControllerDelegate
    func navigationControllerSupportedInterfaceOrientations(_ a: UINavigationController)
        -> UIInterfaceOrientationMask
    { .all }
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ a: UINavigationController)
        -> UIInterfaceOrientation
    { .portrait }

    // MARK: UITabBarControllerDelegate
    func tabBarControllerSupportedInterfaceOrientations(_ a: UITabBarController) -> UIInterfaceOrientationMask
    { .all }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ a: UITabBarController)
        -> UIInterfaceOrientation
    { .portrait }
    func tabBarController(_ a: UITabBarController, willBeginCustomizing b: [UIViewController]) {}
    func tabBarController(_ a: UITabBarController, willEndCustomizing b: [UIViewController], changed c: Bool)
    {}
    func tabBarController(_ a: UITabBarController, didEndCustomizing b: [UIViewController], changed c: Bool) {
    }

    // MARK: UISplitViewControllerDelegate
    func splitViewControllerInteractivePresentationGestureWillBegin(_ a: UISplitViewController) {}
    func splitViewControllerInteractivePresentationGestureDidEnd(_ a: UISplitViewController) {}
    func targetDisplayModeForAction(in a: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }

    // MARK: UIPageViewControllerDelegate
    func pageViewControllerSupportedInterfaceOrientations(_ a: UIPageViewController)
        -> UIInterfaceOrientationMask
    { .all }
    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ a: UIPageViewController)
        -> UIInterfaceOrientation
    { .portrait }

    // MARK: UIAdaptivePresentationControllerDelegate
    func presentationController(_ a: UIPresentationController, prepare b: UIPresentationController) {}

    // MARK: UIPopoverPresentationControllerDelegate
    func popoverPresentationControllerShouldDismissPopover(_ a: UIPopoverPresentationController) -> Bool {
        false
    }
    func popoverPresentationControllerDidDismissPopover(_ a: UIPopoverPresentationController) {}

    // MARK: UISearchBarDelegate
    func searchBar(_ a: UISearchBar, shouldChangeTextInRanges b: [NSValue], replacementText c: String) -> Bool
    { false }

    // MARK: UIGestureRecognizerDelegate
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive b: UIPress) -> Bool { false }

    // MARK: UIApplicationDelegate
    func applicationDidFinishLaunching(_ a: UIApplication) {}
    func application(_ a: UIApplication, handleOpen b: URL) -> Bool { false }
    func application(_ a: UIApplication, open b: URL, sourceApplication c: String?, annotation d: Any) -> Bool
    { false }
    func applicationSignificantTimeChange(_ a: UIApplication) {}
    func application(
        _ a: UIApplication, willChangeStatusBarOrientation b: UIInterfaceOrientation, duration c: Double
    ) {}
    func application(_ a: UIApplication, didChangeStatusBarOrientation b: UIInterfaceOrientation) {}
    func application(_ a: UIApplication, willChangeStatusBarFrame b: CGRect) {}
    func application(_ a: UIApplication, didChangeStatusBarFrame b: CGRect) {}
    func application(_ a: UIApplication, didReceiveRemoteNotification b: [AnyHashable: Any]) {}
    func application(_ a: UIApplication, didReceiveRemoteNotification b: [AnyHashable: Any]) async
        -> UIBackgroundFetchResult
    { .noData }
    func application(
        _ a: UIApplication, performFetchWithCompletionHandler b: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    func application(
        _ a: UIApplication, handleEventsForBackgroundURLSession b: String,
        completionHandler c: @escaping () -> Void
    ) {}
    func application(_ a: UIApplication, handleEventsForBackgroundURLSession b: String) async {}
    func applicationShouldRequestHealthAuthorization(_ a: UIApplication) {}
    func applicationProtectedDataWillBecomeUnavailable(_ a: UIApplication) {}
    func applicationProtectedDataDidBecomeAvailable(_ a: UIApplication) {}
    func application(
        _ a: UIApplication, viewControllerWithRestorationIdentifierPath b: [String], coder c: NSCoder
    ) -> UIViewController? { nil }
    func application(_ a: UIApplication, shouldSaveSecureApplicationState b: NSCoder) -> Bool { false }
    func application(_ a: UIApplication, shouldRestoreSecureApplicationState b: NSCoder) -> Bool { false }
    func application(_ a: UIApplication, shouldSaveApplicationState b: NSCoder) -> Bool { false }
    func application(_ a: UIApplication, shouldRestoreApplicationState b: NSCoder) -> Bool { false }
    func application(_ a: UIApplication, willEncodeRestorableStateWith b: NSCoder) {}
    func application(_ a: UIApplication, didDecodeRestorableStateWith b: NSCoder) {}
    func application(_ a: UIApplication, didFailToContinueUserActivityWithType b: String, error c: any Error)
    {}
    func application(_ a: UIApplication, didUpdate b: NSUserActivity) {}
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ a: UIApplication) -> Bool { false }
    func application(
        _ a: UIApplication, handleWatchKitExtensionRequest b: [AnyHashable: Any]?,
        reply c: @escaping ([AnyHashable: Any]?) -> Void
    ) {}

    // MARK: UISceneDelegate
    func scene(_ a: UIScene, didFailToContinueUserActivityWithType b: String, error c: any Error) {}
    func scene(_ a: UIScene, didUpdate b: NSUserActivity) {}

    // MARK: UIWindowSceneDelegate
    func windowScene(
        _ a: UIWindowScene, didUpdate b: any UICoordinateSpace,
        interfaceOrientation c: UIInterfaceOrientation, traitCollection d: UITraitCollection
    ) {}

    // MARK: UIPickerViewAccessibilityDelegate
    func pickerView(_ a: UIPickerView, accessibilityAttributedLabelForComponent b: Int) -> NSAttributedString?
    { nil }
    func pickerView(_ a: UIPickerView, accessibilityAttributedHintForComponent b: Int) -> NSAttributedString?
    { nil }
    func pickerView(_ a: UIPickerView, accessibilityUserInputLabelsForComponent b: Int) -> [String] { [] }
    func pickerView(_ a: UIPickerView, accessibilityAttributedUserInputLabelsForComponent b: Int)
        -> [NSAttributedString]
    { [] }

    // MARK: UITabBarDelegate
    func tabBar(_ a: UITabBar, willBeginCustomizing b: [UITabBarItem]) {}
    func tabBar(_ a: UITabBar, didBeginCustomizing b: [UITabBarItem]) {}
    func tabBar(_ a: UITabBar, willEndCustomizing b: [UITabBarItem], changed c: Bool) {}
    func tabBar(_ a: UITabBar, didEndCustomizing b: [UITabBarItem], changed c: Bool) {}

    // MARK: UIContextMenuInteractionDelegate
    func contextMenuInteraction(
        _ a: UIContextMenuInteraction, configuration b: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier c: any NSCopying
    ) -> UITargetedPreview? { nil }
    func contextMenuInteraction(
        _ a: UIContextMenuInteraction, configuration b: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier c: any NSCopying
    ) -> UITargetedPreview? { nil }
    func contextMenuInteraction(
        _ a: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration b: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    func contextMenuInteraction(
        _ a: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration b: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    // MARK: UIDocumentPickerDelegate
    func documentPicker(_ a: UIDocumentPickerViewController, didPickDocumentAt b: URL) {}

    // MARK: UIImagePickerControllerDelegate
    func imagePickerController(
        _ a: UIImagePickerController, didFinishPickingImage b: UIImage, editingInfo c: [String: AnyObject]?
    ) {}

    // MARK: CALayerDelegate
    func layoutSublayers(of a: CALayer) {}
    func action(for a: CALayer, forKey b: String) -> (any CAAction)? { nil }

    // MARK: UIPointerInteractionDelegate
    func pointerInteraction(
        _ a: UIPointerInteraction, regionFor b: UIPointerRegionRequest, defaultRegion c: UIPointerRegion
    ) -> UIPointerRegion? { nil }
    func pointerInteraction(_ a: UIPointerInteraction, styleFor b: UIPointerRegion) -> UIPointerStyle? { nil }

    // MARK: UIViewControllerAnimatedTransitioning
    func interruptibleAnimator(using a: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { UIViewPropertyAnimator(duration: 1, curve: .linear) }

    // MARK: UIActivityItemSource
    func activityViewController(
        _ a: UIActivityViewController, dataTypeIdentifierForActivityType b: UIActivity.ActivityType?
    ) -> String { "" }
    func activityViewController(
        _ a: UIActivityViewController, subjectForActivityType b: UIActivity.ActivityType?
    ) -> String { "" }
    func activityViewController(
        _ a: UIActivityViewController, thumbnailImageForActivityType b: UIActivity.ActivityType?,
        suggestedSize c: CGSize
    ) -> UIImage? { nil }
}
