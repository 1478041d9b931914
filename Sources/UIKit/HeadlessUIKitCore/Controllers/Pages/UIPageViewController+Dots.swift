// The page control at the bottom, and the page turns that a tap on it causes.
extension UIPageViewController {
    /// The height of the page control at the bottom; UIKit's is about as high.
    static let dotsHeight: CGFloat = 37

    final var showsDots: Bool { dots.superview != nil }

    final func makeDots() -> UIPageControl {
        let dots = UIPageControl()
        dots.addTarget(self, action: UIPageViewController.dotsWereTapped, for: .valueChanged)
        return dots
    }

    final func askForDots() {
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard count > 0 else {
            if showsDots { dots.removeFromSuperview() }
            return
        }
        dots.numberOfPages = count
        dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        if !showsDots { view.addSubview(dots) }
        view.setNeedsLayout()
    }

    final func dotsWereTapped() {
        let index = dots.currentPage
        guard let shown, turn == nil else { return }
        askForNeighbours(of: shown)
        let place: PageScrollView.Place = index >= shownDot ? .after : .before
        guard index != shownDot, let next = neighbours[place] else {
            dots.currentPage = shownDot
            return
        }
        scroll(Turn(place: place, controller: next, isByHand: true))
    }

    final func countDots(_ place: PageScrollView.Place) {
        guard showsDots else { return }
        shownDot = min(max(shownDot + (place == .after ? 1 : -1), 0), max(dots.numberOfPages - 1, 0))
        dots.currentPage = shownDot
    }
}
