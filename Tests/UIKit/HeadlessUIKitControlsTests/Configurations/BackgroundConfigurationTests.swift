import HeadlessUIKit
import Testing

@MainActor
@Suite("Backgrounds by configuration") struct BackgroundConfigurationTests {
    private static var kindCases: [(background: UIBackgroundConfiguration, color: UIColor, marked: UIColor)] {
        [
            (.clear(), .clear, .clear),
            (.listPlainCell(), .systemBackground, .systemGray4),
            (.listGroupedCell(), .secondarySystemGroupedBackground, .systemGray4),
            (.listPlainHeaderFooter(), .systemBackground, .systemBackground),
            (.listGroupedHeaderFooter(), .clear, .clear),
            (.listSidebarCell(), .clear, .tertiarySystemFill),
            (.listSidebarHeader(), .clear, .clear),
        ]
    }

    @Test(
        "Each variant of a background has its colour, and another one while highlighted or selected",
        arguments: 0..<7)
    func kinds(index: Int) {
        let (background, color, marked) = Self.kindCases[index]
        #expect(background.backgroundColor == color)
        var state = UICellConfigurationState(traitCollection: .current)
        state.isHighlighted = true
        #expect(background.updated(for: state).backgroundColor == marked)
        state.isHighlighted = false
        #expect(background.updated(for: state) == background)
        state.isSelected = true
        #expect(background.updated(for: state).backgroundColor == marked)
        var own = background
        own.backgroundColor = .red
        #expect(own.updated(for: state).backgroundColor == .red)
    }

    @Test("A colour that is not set is the tint, and transformers have the last word")
    func colors() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .red) == .red)
        #expect(background.resolvedStrokeColor(for: .red) == .red)
        background.backgroundColorTransformer = .init { _ in .green }
        background.strokeColorTransformer = .monochromeTint
        #expect(background.resolvedBackgroundColor(for: .red) == .green)
        #expect(background.resolvedStrokeColor(for: .red) == .secondaryLabel)
        #expect(UIConfigurationColorTransformer.preferredTint(.red) == .tintColor)
        var white: CGFloat = 0
        UIConfigurationColorTransformer.grayscale(.red).getWhite(&white, alpha: nil)
        #expect(abs(white - 0.2126) < 1e-9)
        let copy = background.strokeColorTransformer
        #expect(copy == .monochromeTint && copy != .preferredTint && copy != .init { $0 })
    }

    @Test("The view shows colour, border and a custom view within the insets")
    func view() throws {
        let custom = UIView()
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        background.cornerRadius = 8
        background.customView = custom
        background.strokeWidth = 2
        background.strokeOutset = 1
        background.strokeColor = .label
        let view = BackgroundView(background)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.overrideUserInterfaceStyle = .dark
        view.layoutIfNeeded()
        let place = CGRect(x: 2, y: 1, width: 94, height: 46)
        try #require(view.subviews.count == 3)
        let (plate, stroke) = (view.subviews[0], view.subviews[2])
        #expect(plate.frame == place && plate.backgroundColor == .systemBackground)
        #expect(plate.layer.cornerRadius == 8 && view.subviews[1] === custom && custom.frame == place)
        #expect(stroke.frame == place.insetBy(dx: -1, dy: -1) && stroke.layer.borderWidth == 2)
        #expect(stroke.layer.borderColor == UIColor.white.cgColor && stroke.layer.cornerRadius == 9)
        #expect(view.hitTest(CGPoint(x: 50, y: 25), with: nil) === custom)
        background.customView = nil
        background.backgroundColor = nil
        background.strokeWidth = 0
        view.configuration = background
        view.tintColor = .red
        #expect(custom.superview == nil && plate.backgroundColor == .red && stroke.isHidden)
        #expect(view.hitTest(CGPoint(x: 50, y: 25), with: nil) == nil)
    }

    @Test("States keep custom values under custom keys")
    func custom() {
        let key = UIConfigurationStateCustomKey("sold")
        var cell = UICellConfigurationState(traitCollection: .current)
        var view = UIViewConfigurationState(traitCollection: .current)
        #expect(cell[key] == nil && view[key] == nil)
        cell[key] = true
        view[key] = "yes"
        #expect(cell[key] == AnyHashable(true) && view[key] == AnyHashable("yes"))
        #expect(cell != UICellConfigurationState(traitCollection: .current))
    }

    // Apple's documentation of `UIBackgroundConfiguration.image` and `imageContentMode`.
    @Test("A background shows its image above the colour and below the custom view, and removes it")
    func image() {
        let custom = UIView()
        var background = UIBackgroundConfiguration.clear()
        background.image = UIImage(color: .red, size: CGSize(width: 4, height: 4))
        background.imageContentMode = .scaleAspectFill
        background.customView = custom
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let view = BackgroundView(background)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        view.layoutIfNeeded()
        let picture = view.subviews.compactMap { $0 as? UIImageView }.first
        #expect(picture?.image == background.image && picture?.contentMode == .scaleAspectFill)
        #expect(picture?.frame == CGRect(x: 5, y: 5, width: 30, height: 20))
        let places = view.subviews.map { $0 === picture ? "image" : $0 === custom ? "custom" : "-" }
        #expect(places == ["-", "image", "custom", "-"])
        background.image = nil
        view.configuration = background
        #expect(!view.subviews.contains { $0 is UIImageView })
    }
}
