import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIButton.Configuration") struct ButtonConfigurationTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(color: .red, size: CGSize(width: width, height: height))
    }

    /// The colours of title and background.
    private func colors(_ button: UIButton) -> [UIColor?] {
        [button.titleLabel?.textColor, button.subviews.first?.subviews.first?.backgroundColor]
    }

    @Test("Each style of a button has its colours", arguments: [0, 1, 2, 3])
    func styles(index: Int) {
        typealias Make = () -> UIButton.Configuration
        let styles: [(Make, Make, UIColor, UIColor)] = [
            ({ .plain() }, { .borderless() }, .tintColor, .clear),
            ({ .gray() }, { .bordered() }, .tintColor, .tertiarySystemFill),
            ({ .tinted() }, { .borderedTinted() }, .tintColor, .tintColor.withAlphaComponent(0.18)),
            ({ .filled() }, { .borderedProminent() }, .white, .tintColor),
        ]
        let (make, alias, foreground, background) = styles[index]
        #expect(make() == alias())
        let button = UIButton(configuration: make())
        #expect(colors(button) == [foreground, background])
        button.isEnabled = false
        #expect(colors(button) == [.tertiaryLabel, index == 0 ? .clear : .tertiarySystemFill])
        button.isEnabled = true
        button.configuration?.baseForegroundColor = .green
        button.configuration?.baseBackgroundColor = .blue
        #expect(colors(button) == [.green, index == 2 ? .blue.withAlphaComponent(0.18) : .blue])
        button.configuration?.background.backgroundColor = .black
        button.isHighlighted = true
        #expect(colors(button) == [.green, .black])
    }

    @Test("A filled button that is pressed is fainter; a plain one that is selected has a background")
    func states() {
        let filled = UIButton(configuration: .filled())
        filled.isHighlighted = true
        #expect(colors(filled)[1] == UIColor.tintColor.withAlphaComponent(0.75))
        filled.isHighlighted = false
        #expect(colors(filled)[1] == .tintColor)
        filled.tintColor = .red
        #expect(colors(filled)[1] == .red)
        let plain = UIButton(configuration: .plain())
        plain.isSelected = true
        #expect(colors(plain)[1] == UIColor.tintColor.withAlphaComponent(0.18))
        plain.configuration?.automaticallyUpdateForSelection = false
        #expect(colors(plain)[1] == .clear)
    }

    @Test("Title and image are the configuration's, otherwise those set per state or by an action")
    func content() {
        let picture = image(10, 10)
        let action = UIAction(title: "Action", image: picture) { _ in }
        let button = UIButton(configuration: .plain(), primaryAction: action)
        #expect(button.currentTitle == "Action" && button.titleLabel?.text == "Action")
        #expect(button.accessibilityLabel == "Action" && button.imageView?.image === picture)
        button.configuration?.title = "Buy"
        button.configuration?.subtitle = "4.99"
        #expect(button.currentTitle == "Buy" && button.accessibilityLabel == "Buy")
        let texts = button.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == ["Buy", "4.99"])
        button.configuration = nil
        #expect(button.titleLabel?.text == "Action" && button.subviews.count == 2)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
        #expect(button.titleLabel?.numberOfLines == 1 && button.titleLabel?.textColor == .tintColor)
    }

    @Test("Attributes of the title come from the text, the transformer and the size")
    func attributes() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "a"
        configuration.buttonSize = .small
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = .red
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.font.pointSize == 15 && button.titleLabel?.textColor == .red)
        var text = AttributedString("attributed")
        text.font = .systemFont(ofSize: 30)
        button.configuration?.attributedTitle = text
        #expect(button.titleLabel?.text == "attributed" && button.titleLabel?.font.pointSize == 30)
        #expect(button.configuration?.title == "attributed" && button.currentTitle == "attributed")
        button.configuration?.title = "plain"
        #expect(button.configuration?.attributedTitle == nil && button.titleLabel?.text == "plain")
        #expect(button.titleLabel?.font.pointSize == 15)
    }

    @Test(
        "The image is placed on the configured side, at the configured distance from the title",
        arguments: [(.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0), (.bottom, 0.5, 1)]
            as [(NSDirectionalRectEdge, CGFloat, CGFloat)])
    func placement(edge: NSDirectionalRectEdge, x: CGFloat, y: CGFloat) throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = image(30, 10)
        configuration.imagePlacement = edge
        configuration.imagePadding = 8
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let button = UIButton(configuration: configuration)
        let label = try #require(button.titleLabel)
        let title = label.intrinsicContentSize
        let isVertical = edge == .top || edge == .bottom
        let content =
            isVertical
            ? CGSize(width: max(30, title.width), height: 18 + title.height)
            : CGSize(width: 38 + title.width, height: max(10, title.height))
        #expect(button.intrinsicContentSize == CGSize(width: content.width + 6, height: content.height + 4))
        button.sizeToFit()
        button.layoutIfNeeded()
        let picture = try #require(button.imageView).frame
        func close(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.01 }
        #expect(close(picture.minX, 2 + (content.width - 30) * x))
        #expect(close(picture.minY, 1 + (content.height - 10) * y))
        let gap =
            isVertical
            ? max(label.frame.minY - picture.maxY, picture.minY - label.frame.maxY)
            : max(label.frame.minX - picture.maxX, picture.minX - label.frame.maxX)
        #expect(close(gap, 8) && close(label.frame.width, title.width))
    }

    @Test("Title and subtitle follow the user's text size; a font that is not scalable stays")
    func textSize() {
        UIApplication.withShared(UIApplication()) {
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Buy"
            button.configuration?.subtitle = "4.99"
            let window = UIWindow.showing(button)
            defer { window.isHidden = true }
            let labels = button.subviews.compactMap { $0 as? UILabel }
            #expect(labels.map(\.font.pointSize) == [17, 13])
            let size = button.intrinsicContentSize
            SimulatedDevice.current.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            #expect(labels.map(\.font.pointSize) == [53, 44])
            #expect(button.intrinsicContentSize.height > 2 * size.height)
            button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = $0
                attributes.font = .systemFont(ofSize: 20)
                return attributes
            }
            button.updateConfiguration()
            #expect(labels.map(\.font.pointSize) == [20, 44])
            SimulatedDevice.current.preferredContentSizeCategory = .large
            #expect(labels.map(\.font.pointSize) == [20, 13])
        }
    }

    @Test("Insets belong to the size unless set, and can be given back to it")
    func insets() {
        var configuration = UIButton.Configuration.filled()
        #expect(
            configuration.contentInsets
                == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.top == 15)
        configuration.contentInsets = .zero
        configuration.buttonSize = .mini
        #expect(configuration.contentInsets == .zero)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 10)
    }

    @Test("The corner radius follows the corner style")
    func corners() {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let styles: [(UIButton.Configuration.CornerStyle, CGFloat)] = [
            (.fixed, 11), (.dynamic, 11), (.small, 4), (.medium, 6), (.large, 8), (.capsule, 20),
        ]
        button.configuration?.background.cornerRadius = 11
        for (style, radius) in styles {
            button.configuration?.cornerStyle = style
            button.layoutIfNeeded()
            #expect(button.subviews.first?.subviews.first?.layer.cornerRadius == radius)
        }
    }

    @Test("An activity indicator replaces the image if configured")
    func activityIndicator() {
        inOwnWorld {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Loading"
            configuration.image = image(30, 30)
            configuration.showsActivityIndicator = true
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            _ = UIWindow.showing(button)
            let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
            #expect(indicator?.isAnimating == true && button.imageView?.isHidden == true)
            button.layoutIfNeeded()
            #expect(indicator?.frame.size == CGSize(width: 20, height: 20))
            button.configuration?.showsActivityIndicator = false
            #expect(indicator?.superview == nil && button.imageView?.isHidden == false)
            #expect(UIApplication.shared.clock.endlessWork.isEmpty)
        }
    }

    @Test(
        "The handler is called once for all changes before the next layout, and may change the configuration")
    func updateHandler() {
        inOwnWorld {
            let log = EventLog()
            let button = UIButton(configuration: .filled())
            button.configurationUpdateHandler = { button in
                log.add("\(button.isEnabled) \(button.isSelected)")
                button.configuration?.title = button.isEnabled ? "Go" : "Wait"
            }
            _ = UIWindow.showing(button)
            UIApplication.shared.commit()
            #expect(log.take() == "true false" && button.titleLabel?.text == "Go")
            button.isEnabled = false
            button.isSelected = true
            UIApplication.shared.commit()
            UIApplication.shared.commit()
            #expect(log.take() == "false true" && button.titleLabel?.text == "Wait")
            button.setNeedsUpdateConfiguration()
            _ = button.intrinsicContentSize
            button.layoutIfNeeded()
            #expect(log.take() == "false true")
            button.automaticallyUpdatesConfiguration = false
            button.isSelected = false
            UIApplication.shared.commit()
            #expect(log.take() == "")
        }
    }

    @Test("A subclass may say itself what it looks like")
    func subclass() {
        final class Toggle: UIButton {
            override func updateConfiguration() {
                var changed = configuration
                changed?.title = isSelected ? "On" : "Off"
                configuration = changed
            }
        }
        let button = Toggle(configuration: .plain(), primaryAction: nil)
        button.setNeedsUpdateConfiguration()
        button.layoutIfNeeded()
        #expect(button.currentTitle == "Off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.currentTitle == "On")
    }

    @Test("A title that is too wide is broken into lines, unless it is not to be")
    func lines() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A title of several words that do not fit"
        let button = UIButton(configuration: configuration)
        let whole = button.intrinsicContentSize
        let narrow = button.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(narrow.width <= 120 && narrow.height > 2 * whole.height - 20)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(label.frame.height > 30 && label.frame.minX >= 12 && label.frame.maxX <= 108.01)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        button.layoutIfNeeded()
        #expect(label.frame.height < 30)
    }
}
