import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

@MainActor
@Suite("Variants of images") struct ImageVariantsTests {
    private let plain = UIImage(color: .red, size: CGSize(width: 20, height: 10))

    @Test("Each variant keeps the pixels and all other attributes")
    func variants() {
        #expect(
            plain.renderingMode == .automatic && plain.imageOrientation == .up && plain.capInsets == .zero)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = plain.withRenderingMode(.alwaysTemplate).withAlignmentRectInsets(insets)
            .resizableImage(withCapInsets: insets, resizingMode: .stretch).withTintColor(.green)
            .withHorizontallyFlippedOrientation()
        #expect(image.renderingMode == .alwaysTemplate && image.alignmentRectInsets == insets)
        #expect(image.capInsets == insets && image.resizingMode == .stretch && image.tintColor == .green)
        #expect(image.imageOrientation == .upMirrored && image.hasSamePixels(as: plain))
        #expect(image.size == plain.size && plain.tintColor == nil)
        #expect(plain.resizableImage(withCapInsets: insets).resizingMode == .tile)
        #expect(plain.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
        let odd = plain.withAlignmentRectInsets(
            UIEdgeInsets(top: .nan, left: .infinity, bottom: -1, right: 0))
        #expect(odd.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: -1, right: 0))
    }

    @Test(
        "An image rotated by 90 degrees is as wide as its pixels are high; mirroring twice changes nothing"
    )
    func orientation() throws {
        let bytes = [UInt8](repeating: 255, count: 4 * 6)
        for raw in 0..<8 {
            let orientation = try #require(UIImage.Orientation(rawValue: raw))
            let image = try #require(UIImage(rgba: bytes, width: 3, height: 2, orientation: orientation))
            let isTurned = [2, 3, 6, 7].contains(raw)
            #expect(image.size == (isTurned ? CGSize(width: 2, height: 3) : CGSize(width: 3, height: 2)))
            let twice = image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
            #expect(twice.imageOrientation == orientation)
        }
    }

    @Test("A symbol has its name and the size that its configuration says")
    func symbols() throws {
        #expect(UIImage(systemName: "") == nil && !plain.isSymbolImage && plain.symbolConfiguration == nil)
        let star = try #require(UIImage(systemName: "star"))
        #expect(star.isSymbolImage && star.symbolName == "star" && abs(star.size.width - 20.4) < 1e-9)
        #expect(star.description.hasPrefix("UIImage \"star\" "))
        let big = UIImage.SymbolConfiguration(pointSize: 100, weight: .bold, scale: .small)
        let bigStar = try #require(UIImage(systemName: "star", withConfiguration: big))
        #expect(abs(bigStar.size.width - 96) < 1e-9 && bigStar.symbolConfiguration == big)
        let large = try #require(bigStar.applyingSymbolConfiguration(.init(scale: .large)))
        #expect(abs(large.size.width - 156) < 1e-9 && large.symbolConfiguration?.weight == .bold)
        #expect(abs(bigStar.withConfiguration(.init(scale: .large)).size.width - 17 * 1.2 * 1.3) < 1e-9)
        #expect(plain.applyingSymbolConfiguration(big) == nil && plain.withConfiguration(big) === plain)
        #expect(UIImage.SymbolConfiguration(pointSize: .nan).pointSize == nil)
        #expect(UIImage.SymbolConfiguration(textStyle: .title1).pointSize == 28)
        #expect(UIImage.SymbolConfiguration(weight: .thin) != .init(weight: .bold))
    }

    // Apple's documentation of UIImage.SymbolConfiguration.
    @Test("A symbol is drawn in the first of the colours that its configuration gives, and else in the tint")
    func symbolColors() throws {
        let configurations: [(UIImage.SymbolConfiguration, UIColor)] = [
            (.init(hierarchicalColor: .red), .red), (.init(paletteColors: [.green, .yellow]), .green),
            (.init(paletteColors: []), .blue), (.preferringMulticolor(), .blue),
            (.init(hierarchicalColor: .red).applying(.preferringMonochrome()), .blue),
            (.init(hierarchicalColor: .red).applying(.init(weight: .bold)), .red),
        ]
        for (configuration, color) in configurations {
            let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: configuration))
            view.tintColor = .blue
            #expect(view.displayedTintColor == color)
            #expect(view.image?.symbolConfiguration == configuration)
        }
        let distinct = Set(configurations.map(\.0))
        #expect(distinct.count == configurations.count && distinct.contains(.init(hierarchicalColor: .red)))
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = .init(paletteColors: [.green])
        #expect(view.displayedTintColor == .green)
    }

    // Apple's documentation of animatedImage(with:duration:), images and duration.
    @Test("An animated image has its images, and the size and look of the first")
    func animation() throws {
        let second = UIImage(color: .blue, size: plain.size)
        let image = try #require(UIImage.animatedImage(with: [plain, second], duration: 3))
        #expect(image.images == [plain, second] && image.duration == 3)
        #expect(image.size == plain.size && image.hasSamePixels(as: plain) && image != plain)
        #expect(plain.images == nil && plain.duration == 0)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("An image view shows templates in its tint or theirs, and symbols in its configuration")
    func imageView() throws {
        let view = UIImageView(image: plain)
        view.tintColor = .blue
        #expect(view.displayedTintColor == nil)
        view.image = plain.withRenderingMode(.alwaysTemplate)
        #expect(view.displayedTintColor == .blue)
        view.image = view.image?.withTintColor(.green)
        #expect(view.displayedTintColor == .green)
        let star = try #require(UIImage(systemName: "star"))
        view.image = star
        #expect(view.displayedTintColor == .blue)
        view.image = star.withRenderingMode(.alwaysOriginal)
        #expect(view.displayedTintColor == nil)
        view.preferredSymbolConfiguration = .init(pointSize: 50, weight: .bold)
        #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
        view.image = star.withConfiguration(.init(pointSize: 10))
        #expect(view.intrinsicContentSize.width == 12)
        #expect(view.displayedImage?.symbolConfiguration?.weight == .bold)
    }
}
