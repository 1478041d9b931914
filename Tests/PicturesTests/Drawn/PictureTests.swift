import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Pictures

@MainActor
@Suite("Pictures as text") struct PictureTests {
    private func page() -> UIView {
        let page = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
        page.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 10, y: 5, width: 60, height: 20))
        label.text = "Total"
        label.alpha = 0.5
        page.addSubview(label)
        page.addSubview(UIView(frame: page.bounds))
        return page
    }

    @Test("A picture's text has a line for each view that shows something, and its drawing below")
    func text() {
        #expect(
            Picture(of: page()).description == """
                picture 100×50
                - UIView (0 0; 100 50)
                  fill rect (0 0; 100 50) color #FFFFFF
                  - UILabel "Total" (10 5; 60 20) alpha 0.5
                    text "Total" at (0, 16.187) font .SFUI-Regular 17 color #000000

                """)
    }
}
