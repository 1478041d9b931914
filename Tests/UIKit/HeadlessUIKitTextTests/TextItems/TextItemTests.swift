import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Links in text views, as Apple documents `UITextViewDelegate`'s methods for text items and `UITextView`'s properties.
@MainActor @Suite("Links and other text items") struct TextItemTests {
    private let terms = NSRange(location: 9, length: 5)

    private func text(_ key: NSAttributedString.Key = .link, _ value: Any) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "Read the terms, please.")
        text.addAttribute(key, value: value, range: terms)
        return text
    }

    /// A text view on the screen, whose text cannot be edited.
    private func show(_ text: NSAttributedString? = nil, _ delegate: (any UITextViewDelegate)? = nil)
        -> UITextView
    {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController(nibName: nil, bundle: nil)
        window.makeKeyAndVisible()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.isEditable = false
        view.delegate = delegate
        view.attributedText = text ?? self.text(.link, URL(string: "https://example.com/terms") as Any)
        window.rootViewController?.view.addSubview(view)
        UIApplication.shared.commit()
        return view
    }

    private func point(of range: NSRange, in view: UITextView) -> CGPoint {
        let rect = view.model.geometry?.rects(of: range.lowerBound..<range.upperBound).first ?? .zero
        return view.convertToScreen(rect).center
    }

    private func tapLink(in view: UITextView) {
        Finger.tap(point(of: terms, in: view))
        UIApplication.shared.clock.advance(by: .seconds(1))
    }

    private func press(_ view: UITextView) {
        let finger = Finger(down: point(of: terms, in: view))
        UIApplication.shared.clock.advance(by: .seconds(1))
        finger.lift()
    }

    private var opened: [String] { UIApplication.shared.device.openedURLs.map(\.absoluteString) }

    @Test("Without a delegate, a tap opens the URL, and the view does not become first responder")
    func opens() {
        inOwnWorld {
            let view = show()
            tapLink(in: view)
            #expect(opened == ["https://example.com/terms"])
            #expect(!view.isFirstResponder)
        }
        inOwnWorld {
            tapLink(in: show(text(.link, "https://example.com/string")))
            #expect(opened == ["https://example.com/string"])
        }
    }

    @Test("Beside the link, a tap is as usual")
    func beside() {
        inOwnWorld {
            let view = show()
            Finger.tap(point(of: NSRange(location: 0, length: 4), in: view))
            #expect(opened.isEmpty && view.isFirstResponder)
        }
    }

    @Test("Links are dead in text that can be edited, or not be selected")
    func dead() {
        for (isEditable, isSelectable) in [(true, true), (true, false), (false, false)] {
            inOwnWorld {
                let view = show()
                view.isEditable = isEditable
                view.isSelectable = isSelectable
                tapLink(in: view)
                #expect(opened.isEmpty)
                #expect(view.partsAsElements.isEmpty)
            }
        }
    }

    @Test("The action that the delegate returns runs in the place of the default one; nil runs none")
    func primaryAction() {
        inOwnWorld {
            let delegate = ItemDelegate()
            let view = show(nil, delegate)
            tapLink(in: view)
            #expect(delegate.log.take() == "action link https://example.com/terms 9 5\nran")
            delegate.returnsNothing = true
            tapLink(in: view)
            #expect(delegate.log.take() == "action link https://example.com/terms 9 5")
            #expect(opened.isEmpty)
        }
    }

    @Test("Tags and attachments are items, too")
    func otherItems() {
        inOwnWorld {
            let delegate = ItemDelegate()
            tapLink(in: show(text(.textItemTag, "terms"), delegate))
            #expect(delegate.log.take() == "action tag terms 9 5\nran")
            tapLink(in: show(text(.attachment, NSTextAttachment()), delegate))
            #expect(delegate.log.take() == "action attachment 9 5\nran")
        }
    }

    @Test("The methods of older systems are asked for taps and presses, the newer before the oldest")
    func older() {
        inOwnWorld {
            let delegate = OlderDelegate()
            let view = show(nil, delegate)
            tapLink(in: view)
            press(view)
            #expect(delegate.log.take() == "https://example.com/terms 9 5 0\nhttps://example.com/terms 9 5 1")
            #expect(opened.isEmpty)
            delegate.answer = true
            tapLink(in: view)
            #expect(opened == ["https://example.com/terms"])
        }
        inOwnWorld {
            let delegate = OldestDelegate()
            tapLink(in: show(nil, delegate))
            #expect(delegate.log.take() == "https://example.com/terms 9 5")
            #expect(opened.isEmpty)
        }
    }

    @Test("A press shows the item's menu: the delegate's, or else one that opens and copies")
    func menus() throws {
        try inOwnWorld {
            let view = show()
            press(view)
            let overlay = try #require(view.window?.subviews.last as? UIMenuOverlay)
            #expect(titles(in: overlay) == ["Open", "Copy"])
        }
        try inOwnWorld {
            let delegate = ItemDelegate()
            let view = show(nil, delegate)
            press(view)
            #expect(delegate.log.take() == "menu link https://example.com/terms 9 5 Open Copy")
            let overlay = try #require(view.window?.subviews.last as? UIMenuOverlay)
            #expect(titles(in: overlay) == ["Mine"])
        }
        inOwnWorld {
            let delegate = ItemDelegate()
            delegate.returnsNothing = true
            let view = show(nil, delegate)
            press(view)
            #expect(!(view.window?.subviews.last is UIMenuOverlay))
        }
    }

    private func titles(in overlay: UIMenuOverlay) -> [String] {
        var titles: [String] = []
        overlay.visit { view in
            if let row = view as? UIMenuRow, let label = row.accessibilityLabel { titles.append(label) }
            return .into
        }
        return titles
    }

    @Test("Data is found in text that cannot be edited, and a link that was set stays")
    func detection() {
        inOwnWorld {
            let view = show(NSAttributedString(string: ""))
            view.text = "Call 555-123-4567 or see example.com"
            #expect(view.partsAsElements.isEmpty)
            view.dataDetectorTypes = [.phoneNumber, .link]
            #expect(view.partsAsElements.map(\.accessibilityLabel) == ["555-123-4567", "example.com"])
            Finger.tap(point(of: NSRange(location: 5, length: 12), in: view))
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(opened == ["tel:5551234567"])
            view.isEditable = true
            #expect(view.partsAsElements.isEmpty)
            view.isEditable = false
            let own = NSMutableAttributedString(string: "example.com")
            own.addAttribute(
                .link, value: URL(string: "https://own.example") as Any,
                range: NSRange(location: 0, length: 11))
            view.attributedText = own
            #expect(view.textItems.items.count == 1)
        }
    }

    @Test("The same text with another link is another link")
    func sameText() {
        inOwnWorld {
            let view = show()
            view.attributedText = text(.link, "https://example.com/new")
            tapLink(in: view)
            #expect(opened == ["https://example.com/new"])
            view.text = view.text
            #expect(view.partsAsElements.isEmpty)
        }
    }

    @Test("A link is an element for assistive technology, which activates it")
    func accessibility() throws {
        try inOwnWorld {
            let view = show()
            let link = try #require(view.partsAsElements.first)
            #expect(link.accessibilityLabel == "terms" && link.accessibilityTraits == .link)
            #expect(link.accessibilityFrame.contains(point(of: terms, in: view)))
            #expect(link.accessibilityActivationPoint == point(of: terms, in: view))
            #expect(view.partsAsElements.first === link)
            #expect(link.accessibilityActivate())
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(opened == ["https://example.com/terms"])
        }
    }

    @Test("Links are drawn with linkTextAttributes, the colour of links by default")
    func look() {
        inOwnWorld {
            let view = show()
            let line = NSAttributedString(string: "the terms,")
            let shown = view.withLinks(line, at: 5)
            #expect(shown.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
            #expect(shown.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .link)
            view.linkTextAttributes = [.foregroundColor: UIColor.red]
            let other = view.withLinks(line, at: 5)
            #expect(other.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
            view.linkTextAttributes = nil
            #expect(view.withLinks(line, at: 5).isEqual(to: line))
        }
    }
}

/// Says what it is asked.
private final class ItemDelegate: NSObject, UITextViewDelegate {
    let log = EventLog()
    var returnsNothing = false

    private func name(_ item: UITextItem) -> String {
        let name =
            switch item.content {
            case .link(let url): "link \(url)"
            case .tag(let tag): "tag \(tag)"
            case .textAttachment: "attachment"
            }
        return "\(name) \(item.range.location) \(item.range.length)"
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
    {
        log.add("action \(name(textItem))")
        return returnsNothing ? nil : UIAction { [log] _ in log.add("ran") }
    }

    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    {
        log.add("menu \(name(textItem)) \(defaultMenu.children.map(\.title).joined(separator: " "))")
        if returnsNothing { return nil }
        return UITextItem.MenuConfiguration(menu: UIMenu(children: [UIAction(title: "Mine") { _ in }]))
    }
}

private final class OlderDelegate: NSObject, UITextViewDelegate {
    let log = EventLog()
    var answer = false

    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        log.add("\(url) \(characterRange.location) \(characterRange.length) \(interaction.rawValue)")
        return answer
    }

    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
        log.add("oldest")
        return true
    }
}

private final class OldestDelegate: NSObject, UITextViewDelegate {
    let log = EventLog()

    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
        log.add("\(url) \(characterRange.location) \(characterRange.length)")
        return false
    }
}
