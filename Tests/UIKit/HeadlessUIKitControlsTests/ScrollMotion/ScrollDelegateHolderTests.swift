import HeadlessUIKit
import Testing

@MainActor @Suite("A scroll view's delegate") struct ScrollDelegateHolderTests {
    final class Listener: UIScrollViewDelegate {
        var offsets: [CGPoint] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    }

    @Test("A scroll view holds its delegate weakly")
    func weak() {
        let scrollView = UIScrollView()
        var listener: Listener? = Listener()
        scrollView.delegate = listener
        #expect((scrollView.delegate as? Listener) != nil)
        listener = nil
        #expect(scrollView.delegate == nil)
    }

    @Test("A key path reads and writes the delegate")
    func keyPath() {
        let scrollView = UIScrollView()
        let listener = Listener()
        scrollView[keyPath: \UIScrollView.delegate] = listener
        scrollView.contentOffset = CGPoint(x: 0, y: 5)
        #expect(listener.offsets == [CGPoint(x: 0, y: 5)])
    }
}
