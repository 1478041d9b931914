/// The scroll view turns pages by itself, and then tells the delegate that code has set.
extension PageScrollView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        noteOffset()
        pagesDelegate?.scrollViewDidScroll(self)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        pagesDelegate?.scrollViewWillBeginDragging(self)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        pagesDelegate?.scrollViewWillEndDragging(
            self, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
        pagesDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        pagesDelegate?.scrollViewWillBeginDecelerating(self)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        rest()
        pagesDelegate?.scrollViewDidEndDecelerating(self)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        rest()
        pagesDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
}
