import Foundation
import HeadlessUIKit

/// A base class as projects have one, from which all their lists inherit.
class ListViewController: UIViewController, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        log.append("height in the list")
        return 44
    }
}

/// Has a method that the list leaves out, and one that it overrides.
final class NotesViewController: ListViewController {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("selected") }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
}

/// Has methods of both protocols that the list adopts, one of them in an extension.
private class DraftsViewController: ListViewController {
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension DraftsViewController {
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
}

/// Overrides what is not called further up, and adds another.
private final class OldDraftsViewController: DraftsViewController {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

/// Has only methods that are similar to those of the protocol.
final class NearlyViewController: ListViewController {
    func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath, animated: Bool) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt row: Int) {}
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> Double { 0 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int?) -> CGFloat { 0 }
    func scrollViewDidScroll(_ tableView: UITableView) {}
    static func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    private func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    var scrollViewDidScrollToTop: (UIScrollView) -> Void { { _ in } }

    final class Helper {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
}

/// A correct list: it declares the method, and its subclass overrides it.
class OpenListViewController: UIViewController, UITableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class OpenNotesViewController: OpenListViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("selected")
    }
}

/// Inherits its method from a superclass that is not a delegate.
class Counting: NSObject {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

class CountingDelegate: Counting, UIScrollViewDelegate {}

final class CountingTwice: CountingDelegate {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 2 }
}

/// Adopts another protocol than its superclass, and declares its methods itself.
class Scrolled: UIScrollViewDelegate {}

final class Tabled: Scrolled, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Adopts a protocol of its own, which answers in an extension.
protocol Fading: UIScrollViewDelegate {}

extension Fading {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

class Faded: Fading {}

final class MoreFaded: Faded {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Adopts in an extension.
class Extended: NSObject {}

extension Extended: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

final class MoreExtended: Extended {
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

/// Generic ones, of which one is nested in another.
class GenericList<Item>: UIScrollViewDelegate {
    final class Inner<Other>: GenericList<[Other]> {
        func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    }
}

final class TextList: GenericList<String> {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

final class PairList<First, Second>: GenericList<(First, Second)> {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension PairList where First == Int {
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

/// Those that no file but this one can name.
@MainActor enum HiddenDelegates {
    static let drafts: any UITableViewDelegate = DraftsViewController(nibName: nil, bundle: nil)
    static let oldDrafts: any UITableViewDelegate = OldDraftsViewController(nibName: nil, bundle: nil)

    static func local() -> any UIScrollViewDelegate {
        class Base: UIScrollViewDelegate {}
        final class Local: Base {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        return Local()
    }
}

/// Adopts every protocol, and declares none of the methods.
class AllRoles: NSObject, UITableViewDelegate, UITableViewDataSource, UITableViewDataSourcePrefetching,
    UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
    UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate, UINavigationBarDelegate,
    CAAnimationDelegate
{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell() }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

/// One method for each role of an object.
final class UncalledRoles: AllRoles {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .zero }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {}
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { false }
    func textViewDidChange(_ textView: UITextView) {}
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
