import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("The layout of a text view") struct UITextViewTextKitTests {
    private func make(_ text: String, width: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    @Test("The layout manager's rectangles are those of the view's own positions, without the insets")
    func rectangles() {
        inOwnWorld {
            let view = make("Buy milk\nand bread")
            let manager = view.layoutManager
            let container = view.textContainer
            #expect(manager.textStorage === view.textStorage && container.layoutManager === manager)
            #expect(manager.textContainers.map { $0 === container } == [true])
            #expect(container.size.width == 200 && container.widthTracksTextView)
            let range = NSRange(location: 4, length: 4)
            let rect = manager.boundingRect(forGlyphRange: range, in: container)
            let start = view.position(from: view.beginningOfDocument, offset: 4)!
            let end = view.position(from: view.beginningOfDocument, offset: 8)!
            let own = view.firstRect(for: view.textRange(from: start, to: end)!)
            #expect(rect.offsetBy(dx: 0, dy: 8).minX == own.minX && rect.minY + 8 == own.minY)
            #expect(abs(rect.width - own.width) < 0.01)
            let used = manager.usedRect(for: container)
            #expect(used.height == 2 * UIFont.systemFont(ofSize: 17).lineHeight)
            let index = manager.characterIndex(
                for: CGPoint(x: rect.midX, y: rect.midY), in: container,
                fractionOfDistanceBetweenInsertionPoints: nil)
            #expect((4..<8).contains(index))
            view.text = "Other"
            #expect(manager.numberOfGlyphs == 5)
            #expect(manager.usedRect(for: container).height == used.height / 2)
        }
    }

    @Test(
        "Changes of the storage show in the view, with the selection at its place, and without asking the delegate"
    )
    func changes() {
        inOwnWorld {
            let view = make("Hello world")
            let storage = view.textStorage
            view.selectedRange = NSRange(location: 6, length: 5)
            storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Hi")
            #expect(view.text == "Hi world")
            #expect(view.selectedRange == NSRange(location: 3, length: 5))
            storage.addAttribute(
                .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
            #expect(
                view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                    == .red)
            storage.append(NSAttributedString(string: "!"))
            #expect(view.text == "Hi world!" && view.contentSize.height > 0)
        }
    }

    @Test("What is typed and set in the view is in the storage, which its delegate colours at once")
    func typing() {
        final class Colours: NSTextStorageDelegate {
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                for (index, character) in textStorage.string.enumerated() where character.isNumber {
                    textStorage.addAttribute(
                        .foregroundColor, value: UIColor.blue, range: NSRange(location: index, length: 1))
                }
            }
        }
        inOwnWorld {
            let view = make("a")
            let colours = Colours()
            let storage = view.textStorage
            storage.delegate = colours
            view.insertText("1")
            #expect(storage.string == "a1" && view.text == "a1")
            #expect(
                view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
                    == .blue)
            view.deleteBackward()
            #expect(storage.string == "a")
            view.text = "22"
            #expect(storage.string == "22" && view.textStorage === storage)
            view.attributedText = NSAttributedString(string: "xyz")
            #expect(storage.string == "xyz")
            withExtendedLifetime(colours) {}
        }
    }

    @Test("A view that is made with a container of an own stack shows the stack's storage")
    func ownStack() {
        inOwnWorld {
            let storage = NSTextStorage(string: "From the storage")
            let manager = NSLayoutManager()
            storage.addLayoutManager(manager)
            let container = NSTextContainer(size: CGSize(width: 100, height: 0))
            manager.addTextContainer(container)
            let view = UITextView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
            #expect(view.text == "From the storage")
            #expect(view.textStorage === storage && view.layoutManager === manager)
            // The container does not follow the view.
            #expect(manager.usedRect(for: container).width <= 100)
            container.widthTracksTextView = true
            #expect(manager.usedRect(for: container).width > 100)
            storage.append(NSAttributedString(string: "!"))
            #expect(view.text == "From the storage!")
        }
    }

    @Test("A limit of lines makes a view that does not scroll as high as those, and truncates the last")
    func limit() {
        inOwnWorld {
            let view = make("One two three four five six seven eight nine ten", width: 100)
            view.isScrollEnabled = false
            let whole = view.sizeThatFits(CGSize(width: 100, height: 0)).height
            view.textContainer.maximumNumberOfLines = 2
            view.textContainer.lineBreakMode = .byTruncatingTail
            let height = view.sizeThatFits(CGSize(width: 100, height: 0)).height
            #expect(
                whole > height
                    && height == (2 * UIFont.systemFont(ofSize: 17).lineHeight * 3).rounded(.up) / 3 + 16)
            var count = 0
            view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 48)) {
                _, _, _, _, _ in count += 1
            }
            #expect(count == 2)
            let drawn = UIGraphicsImageRenderer(bounds: view.bounds).image {
                view.layer.render(in: $0.cgContext)
            }
            let lines = drawn.drawing?.texts ?? []
            #expect(lines.count == 2 && lines.last?.hasSuffix("…") == true)
        }
    }
}
