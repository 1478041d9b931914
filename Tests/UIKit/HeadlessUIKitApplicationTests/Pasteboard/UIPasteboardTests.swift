import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import UniformTypeIdentifiers

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

    @Test("Each kind of value has one of the types that the pasteboard lists for it, and of no other kind")
    func kinds() {
        UIApplication.withShared(UIApplication()) {
            let board = UIPasteboard.general
            let lists = [
                UIPasteboard.typeListString, UIPasteboard.typeListURL, UIPasteboard.typeListImage,
                UIPasteboard.typeListColor,
            ]
            let changes: [() -> Void] = [
                { board.string = "a" }, { board.url = URL(string: "https://example.com") },
                { board.image = UIImage(color: .red, size: CGSize(width: 1, height: 1)) },
                { board.color = .red },
            ]
            for (index, change) in changes.enumerated() {
                change()
                #expect(lists.indices.filter { board.contains(pasteboardTypes: lists[$0]) } == [index])
            }
        }
    }

    @Test("An item provider lists its types, and loads the value itself, or else data, in a later turn")
    func providers() {
        UIApplication.withShared(UIApplication()) {
            let provider = NSItemProvider(object: "a" as NSString)
            #expect(provider.registeredContentTypes == [.utf8PlainText])
            let log = EventLog()
            for type in ["public.text", "public.png"] {
                provider.loadItem(forTypeIdentifier: type) { value, error in
                    let text = "\(value ?? "-") \(error == nil)"
                    MainActor.assumeIsolated { log.add(text) }
                }
            }
            #expect(log.lines == [])
            UIApplication.shared.clock.advance(by: .zero)
            #expect(log.lines == ["a true", "- false"])
        }
    }

    @Test("Values are read and written by type, of the first item and of those at indices")
    func types() {
        UIApplication.withShared(UIApplication()) {
            let (board, text) = (UIPasteboard.general, "public.utf8-plain-text")
            #expect(board.name == UIPasteboard.Name("com.apple.UIKit.pboard.general"))
            board.setValue("a", forPasteboardType: text)
            #expect(board.strings == ["a"] && board.value(forPasteboardType: text) as? String == "a")
            board.addItems([[text: "b"], ["public.url": URL(fileURLWithPath: "/x")]])
            #expect(board.types(forItemSet: [1, 2]) == [[text], ["public.url"]])
            #expect(board.types(forItemSet: nil)?.count == 3)
            #expect(board.contains(pasteboardTypes: [text], inItemSet: [0, 1]))
            #expect(!board.contains(pasteboardTypes: [text], inItemSet: nil))
            #expect(!board.contains(pasteboardTypes: [text], inItemSet: [7]))
            let values = board.values(forPasteboardType: text, inItemSet: nil)
            #expect(values as? [String] == ["a", "b"])
        }
    }
}
