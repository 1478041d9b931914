import FailureReporting
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("List content configurations") struct ListContentTests {
    private func state(_ change: (inout UICellConfigurationState) -> Void) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: .current)
        change(&state)
        return state
    }

    private func labels(_ view: UIView) -> [String?] { view.subviews.map { ($0 as? UILabel)?.text } }

    private static var kindCases: [(content: UIListContentConfiguration, fonts: [CGFloat], colors: [UIColor])]
    {
        [
            (.cell(), [17, 12], [.label, .label]),
            (.subtitleCell(), [17, 12], [.label, .label]),
            (.valueCell(), [17, 17], [.label, .secondaryLabel]),
            (.plainHeader(), [17, 13], [.label, .label]),
            (.plainFooter(), [13, 13], [.secondaryLabel, .secondaryLabel]),
            (.groupedHeader(), [13, 13], [.secondaryLabel, .secondaryLabel]),
            (.groupedFooter(), [13, 13], [.secondaryLabel, .secondaryLabel]),
            (.sidebarCell(), [17, 12], [.label, .label]),
            (.sidebarSubtitleCell(), [17, 12], [.label, .label]),
            (.sidebarHeader(), [17, 13], [.label, .label]),
        ]
    }

    @Test(
        "Each kind of list content has its fonts and colours, and disabled content is grey", arguments: 0..<10
    )
    func kinds(index: Int) {
        let (content, fonts, colors) = Self.kindCases[index]
        #expect(
            [content.textProperties.font.pointSize, content.secondaryTextProperties.font.pointSize] == fonts)
        #expect([content.textProperties.color, content.secondaryTextProperties.color] == colors)
        let disabled = content.updated(for: state { $0.isDisabled = true })
        #expect(disabled.textProperties.color == .tertiaryLabel)
        #expect(disabled.secondaryTextProperties.color == .tertiaryLabel)
        #expect(disabled.updated(for: state { _ in }) == content)
    }

    @Test("A colour that was set stays in every state")
    func ownColor() {
        var content = UIListContentConfiguration.cell()
        content.textProperties.color = .red
        let disabled = content.updated(for: state { $0.isDisabled = true })
        #expect(disabled.textProperties.color == .red)
        #expect(disabled.imageProperties.tintColor == .tertiaryLabel)
    }

    @Test("The view has a subview for each thing to show, and none for others")
    func subviews() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.secondaryText = "below"
        let view = UIListContentView(configuration: content)
        #expect(labels(view) == ["below"])
        content.text = "first"
        content.image = UIImage(color: .red, size: CGSize(width: 20, height: 30))
        view.configuration = content
        #expect(labels(view) == [nil, "first", "below"] && view.subviews[0] is UIImageView)
        content.image = nil
        content.secondaryText = nil
        content.textProperties.transform = .uppercase
        content.textProperties.color = .red
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
        content.textProperties.alignment = .center
        content.textProperties.numberOfLines = 2
        view.configuration = content
        let label = try #require(view.subviews.first as? UILabel)
        #expect(labels(view) == ["FIRST"] && label.textColor == .green && label.textAlignment == .center)
        #expect(label.numberOfLines == 2)
        #expect(content.makeContentView() is UIListContentView && view.supports(content))
    }

    @Test("A configuration that the view cannot show is a failure")
    func unsupported() {
        struct Other: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
            func updated(for state: any UIConfigurationState) -> Other { self }
        }
        let view = UIListContentView(configuration: .cell())
        let failures = FailureCollector.failures { view.configuration = Other() }
        #expect(
            failures.map(\.text) == ["UIListContentView cannot show a Other. The old configuration is kept."]
        )
        #expect(!view.supports(Other()))
    }

    @Test("Picture and texts are laid out within the margins")
    func layout() {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "More"
        content.image = UIImage(color: .red, size: CGSize(width: 40, height: 20))
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        view.layoutIfNeeded()
        let (image, text, second) = (view.subviews[0], view.subviews[1], view.subviews[2])
        #expect(image.frame == CGRect(x: 16, y: 20, width: 40, height: 20))
        #expect(text.frame.minX == 72 && text.frame.maxX == 312)
        #expect(abs(second.frame.minY - text.frame.maxY - 3) < 1e-9 && second.frame.minX == 72)
        let middle = (text.frame.minY + second.frame.maxY) / 2
        #expect(abs(middle - 30) < 1e-9)
        let heights = text.frame.height + second.frame.height
        #expect(abs(view.sizeThatFits(CGSize(width: 320, height: 0)).height - (heights + 3 + 12)) < 1e-9)
        #expect(view.intrinsicContentSize.height == view.sizeThatFits(CGSize(width: 320, height: 0)).height)
    }

    @Test("Texts are beside each other if they fit, otherwise below each other")
    func sideBySide() {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Ada Lovelace"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        #expect(
            view.subviews[1].frame.maxX == 312 && view.subviews[0].frame.minY == view.subviews[1].frame.minY)
        view.frame.size = CGSize(width: 130, height: 80)
        view.layoutIfNeeded()
        #expect(
            view.subviews[1].frame.minX == 16 && view.subviews[1].frame.minY > view.subviews[0].frame.minY)
    }

    @Test("An image is scaled down to its maximum size, and centred in its reserved area")
    func imageSize() {
        var properties = UIListContentConfiguration.ImageProperties()
        let image = UIImage(color: .red, size: CGSize(width: 40, height: 20))
        properties.maximumSize = CGSize(width: 20, height: 0)
        #expect(properties.size(of: image) == CGSize(width: 20, height: 10))
        properties.reservedLayoutSize = CGSize(width: 30, height: 0)
        #expect(properties.room(for: image) == CGSize(width: 30, height: 10))
        properties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
        #expect(properties.room(for: image).width == 28 && properties.room(for: nil) == .zero)
        #expect(properties.size(of: UIImage()) == .zero)
        #expect(properties.resolvedTintColor(for: .red) == .red)
    }

    @Test(
        "Numbers that are not finite, or negative, do no harm to the layout",
        arguments: [-5, 0, CGFloat.nan, .infinity])
    func odd(width: CGFloat) {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Ada"
        content.image = UIImage(color: .red, size: CGSize(width: 40, height: 20))
        let view = UIListContentView(configuration: content)
        let size = view.sizeThatFits(CGSize(width: width, height: width))
        #expect(size.width.isFinite && size.height.isFinite && size.height > 20)
    }
}
