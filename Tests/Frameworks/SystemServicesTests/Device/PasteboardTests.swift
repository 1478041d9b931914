import Robot
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Items of the pasteboard", .robot) struct PasteboardTests {
    private let board = UIPasteboard.general

    @Test("Items have values by type")
    func items() {
        board.setItems([
            ["public.utf8-plain-text": "a", "public.url": URL(fileURLWithPath: "/a")], ["com.x": Data([1])],
        ])
        #expect(board.types == ["public.url", "public.utf8-plain-text"] && board.numberOfItems == 2)
        #expect(board.string == "a" && board.url?.path == "/a")
        #expect(board.data(forPasteboardType: "public.text") == Data("a".utf8))
        #expect(board.data(forPasteboardType: "com.x", inItemSet: nil) == [Data([1])])
        #expect(board.itemSet(withPasteboardTypes: ["com.x"]) == IndexSet(integer: 1))
        #expect(
            board.contains(pasteboardTypes: ["public.text"]) && !board.contains(pasteboardTypes: ["com.x"]))
        board.addItems([["public.utf8-plain-text": "b"]])
        #expect(board.strings == ["a", "b"] && board.items.count == 3)
        board.setData(Data("c".utf8), forPasteboardType: "public.utf8-plain-text")
        #expect(board.string == "c" && board.hasStrings && !board.hasImages)
    }

    @Test("Items with an expiration date are gone then")
    func expiration() {
        board.setItems(
            [["public.text": "code"]], options: [.expirationDate: TimeLapse.date.addingTimeInterval(30)])
        #expect(board.string == "code")
        TimeLapse.advance(by: .seconds(30))
        #expect(board.string == nil && board.numberOfItems == 0)
    }

    @Test("Item providers load values in a separate turn")
    func providers() {
        let image = UIImage(color: .red, size: CGSize(width: 2, height: 2))
        board.image = image
        let provider = board.itemProviders[0]
        #expect(
            provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: NSString.self))
        nonisolated(unsafe) var log: [String] = []
        provider.loadObject(ofClass: UIImage.self) { value, _ in
            log.append("\((value as? UIImage) === image)")
        }
        NSItemProvider(object: "text" as NSString).loadObject(ofClass: String.self) { text, _ in
            log.append(text ?? "")
        }
        provider.loadObject(ofClass: NSString.self) { value, error in
            log.append("\(value == nil) \(error != nil)")
        }
        provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { url, _ in
            log.append(url?.lastPathComponent ?? "")
        }
        #expect(log.isEmpty)
        TimeLapse.advance(by: .zero)
        #expect(log == ["true", "text", "true true", "item.png"])
    }
}
