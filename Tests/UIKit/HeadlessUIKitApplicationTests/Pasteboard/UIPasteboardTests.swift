import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("UIPasteboard") struct UIPasteboardTests {
    @Test("The pasteboard holds what was copied last, and belongs to its application")
    func values() {
        UIApplication.withShared(UIApplication()) {
            let board = UIPasteboard.general
            #expect(
                board.string == nil && !board.hasStrings && board.numberOfItems == 0 && board.changeCount == 0
            )
            board.string = "one"
            #expect(board.strings == ["one"] && board.hasStrings)
            board.strings = ["a", "b"]
            #expect(board.string == "a" && board.numberOfItems == 2)
            let url = URL(string: "https://example.com/x")
            board.url = url
            #expect(board.urls?.first == url && board.hasURLs && board.string == "https://example.com/x")
            board.color = .red
            #expect(
                board.color == .red && board.hasColors && !board.hasStrings && !board.hasURLs
                    && !board.hasImages)
            let image = UIImage(color: .red, size: CGSize(width: 1, height: 1))
            board.image = image
            #expect(board.images?.first === image && board.colors == nil)
            board.string = nil
            #expect(board.numberOfItems == 0 && board.changeCount == 6)
            board.string = "mine"
            UIApplication.withShared(UIApplication()) { #expect(UIPasteboard.general.string == nil) }
        }
    }

    @Test("A change posts a notification")
    func notification() {
        UIApplication.withShared(UIApplication()) {
            let log = EventLog()
            _ = NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
            ) { _ in MainActor.assumeIsolated { log.add("\(UIPasteboard.general.string ?? "")") } }
            UIPasteboard.general.string = "x"
            #expect(log.lines == ["x"])
        }
    }
}
