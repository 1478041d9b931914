import HeadlessUIKit
import Testing

/// Content that is removed from its window, as behind a full-screen modal, and added again.
@MainActor
@Suite("Scroll views that leave their window") struct LeavingWindowTests {
    @Test("The content offset is kept, also when scrolled into the safe area at either end")
    func staysInPlace() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let safeArea = window.safeAreaInsets
            #expect(safeArea.top > 0 && safeArea.bottom > 0)
            let list = UIScrollView(frame: window.bounds)
            window.addSubview(list)
            list.contentSize = CGSize(width: 390, height: 2000)
            let end = 2000 - window.bounds.height + safeArea.bottom
            for y in [-safeArea.top, end] {
                list.contentOffset.y = y
                list.removeFromSuperview()
                list.layoutIfNeeded()
                #expect(list.contentOffset.y == y && list.adjustedContentInset == safeArea)
                #expect(list.safeAreaInsets == .zero)
                window.addSubview(list)
                #expect(list.contentOffset.y == y && list.adjustedContentInset == safeArea)
            }
        }
    }
}
