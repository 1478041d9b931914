import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Named and equal images") struct NamedImageTests {
    private nonisolated static let size = CGSize(width: 2, height: 1)

    // Apple documents isEqual(_:) as the way to find out whether two images are the same:
    // developer.apple.com/documentation/uikit/uiimage, "Comparing images".
    @Test("Images that are the same are equal and have one hash, however they were made")
    func equal() {
        let bytes = UIImage(rgba: [255, 0, 0, 255, 255, 0, 0, 255], width: 2, height: 1)
        let same: [(UIImage?, UIImage?)] = [
            (UIImage(color: .red, size: Self.size), UIImage(color: .red, size: Self.size)),
            (UIImage(color: .red, size: Self.size), bytes),
            (UIImage(systemName: "star"), UIImage(systemName: "star")),
            (UIImage(named: "Logo"), UIImage(named: "Logo")),
            (UIImage(), UIImage()),
            (
                UIImage(systemName: "star")?.withTintColor(.red),
                UIImage(systemName: "star")?.withTintColor(.red)
            ),
        ]
        for (one, other) in same {
            #expect(one == other && one?.hash == other?.hash && one?.isEqual(other) == true)
            #expect(Set([one, other]).count == 1)
        }
    }

    @Test("Images that differ in anything are not equal")
    func different() {
        let red = UIImage(color: .red, size: Self.size)
        let star = UIImage(systemName: "star")
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        let others: [(UIImage?, UIImage?)] = [
            (red, UIImage(color: .blue, size: Self.size)),
            (red, UIImage(color: .red, size: CGSize(width: 1, height: 1))),
            (red, UIImage(color: .red, size: Self.size, scale: 2)),
            (red, red.withRenderingMode(.alwaysTemplate)), (red, red.withTintColor(.red)),
            (red, red.withHorizontallyFlippedOrientation()),
            (star, UIImage(systemName: "heart")),
            (star, UIImage(systemName: "star", withConfiguration: bold)),
            (UIImage(named: "star"), star), (UIImage(named: "A"), UIImage(named: "B")),
        ]
        for (one, other) in others { #expect(one != other) }
    }

    @Test("A catalogue makes the images that are in it, and no catalogue those of all names")
    func catalogue() {
        UIApplication.withShared(UIApplication()) {
            let any = UIImage(named: "Anything")
            #expect(
                any?.size == CGSize(width: 24, height: 24) && "\(any!)" == "UIImage \"Anything\" 24×24")
            #expect(UIImage(named: "") == nil)
            UIApplication.shared.declarations.images = ["Logo": CGSize(width: 120, height: 40)]
            #expect(UIImage(named: "Logo")?.size == CGSize(width: 120, height: 40))
            #expect(UIImage(named: "Logo", in: .main, compatibleWith: nil) == UIImage(named: "Logo"))
            #expect(UIImage(named: "Lego") == nil && UIImage(named: "Anything") == nil)
            let template = UIImage(named: "Logo")?.withRenderingMode(.alwaysTemplate)
            #expect(template?.isSymbolImage == false && template != UIImage(named: "Logo"))
            #expect(template?.showsSame(as: UIImage(named: "Logo")!) == true)
            UIApplication.withShared(UIApplication()) {
                // Another application has another catalogue.
                #expect(UIImage(named: "Lego") != nil)
            }
        }
    }

    @Test("Images are made by name off the main actor, too")
    func offMain() async {
        await UIApplication.withShared(UIApplication()) {
            UIApplication.shared.declarations.images = ["Logo": CGSize(width: 120, height: 40)]
            let made = await Self.names(["Logo", "Lego"])
            #expect(made == [true, false])
        }
    }

    private nonisolated static func names(_ names: [String]) async -> [Bool] {
        names.map { UIImage(named: $0) != nil }
    }
}
