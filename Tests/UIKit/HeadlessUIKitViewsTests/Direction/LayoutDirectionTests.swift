import Foundation
import TestSupport
import Testing

@_spi(Wings) @testable import HeadlessUIKitCore

/// A view that writes down when its direction changes.
private final class DirectedView: UIView {
    var changes = 0

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        changes += 1
    }
}

@MainActor
@Suite("Layout direction") struct LayoutDirectionTests {
    @Test("The semantic attribute decides the direction, and the trait where it is unspecified")
    func effectiveDirection() {
        inOwnWorld {
            let view = UIView()
            for (trait, isMirrored) in [
                (UITraitEnvironmentLayoutDirection.unspecified, false), (.leftToRight, false),
                (.rightToLeft, true),
            ] {
                view.traitOverrides.layoutDirection = trait
                let cases: [(UISemanticContentAttribute, Bool)] = [
                    (.unspecified, isMirrored), (.playback, false), (.spatial, false),
                    (.forceLeftToRight, false), (.forceRightToLeft, true),
                ]
                for (attribute, expected) in cases {
                    view.semanticContentAttribute = attribute
                    #expect(view.isRightToLeft == expected, "\(trait) \(attribute)")
                    #expect(
                        view.effectiveUserInterfaceLayoutDirection
                            == (expected ? .rightToLeft : .leftToRight))
                }
            }
        }
    }

    @Test("The class's methods give the direction of an attribute in the application, or in a direction")
    func classMethods() {
        inOwnWorld {
            for language in [DeviceLanguage.english, .arabic] {
                SimulatedDevice.current.language = language
                let own = UIApplication.shared.userInterfaceLayoutDirection
                #expect(own == (language == .arabic ? .rightToLeft : .leftToRight))
                #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == own)
                #expect(UIView.userInterfaceLayoutDirection(for: .spatial) == .leftToRight)
                #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
            }
            #expect(
                UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
                    == .rightToLeft)
            #expect(
                UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        }
    }

    @Test("A change of direction lays out the views that it concerns, and tells them once")
    func changes() {
        inOwnWorld {
            let (outer, inner, forced, other) = (
                DirectedView(), DirectedView(), DirectedView(), DirectedView()
            )
            let window = UIWindow.showing(outer, other)
            outer.addSubview(inner)
            outer.addSubview(forced)
            forced.semanticContentAttribute = .forceLeftToRight
            other.traitOverrides.layoutDirection = .leftToRight
            window.layoutIfNeeded()
            @MainActor func counts() -> [Int] {
                defer { for view in [outer, inner, forced, other] { view.changes = 0 } }
                return [outer, inner, forced, other].map(\.changes)
            }
            #expect(counts() == [0, 0, 0, 0])
            SimulatedDevice.current.language = .hebrew
            #expect(counts() == [1, 1, 0, 0])
            outer.traitOverrides.layoutDirection = .leftToRight
            #expect(counts() == [1, 1, 0, 0])
            forced.semanticContentAttribute = .forceRightToLeft
            #expect(counts() == [0, 0, 1, 0])
            #expect(forced.flags.contains(.needsLayout))
            let moved = DirectedView()
            outer.addSubview(moved)
            #expect(moved.changes == 1)
            window.addSubview(moved)
            #expect(moved.changes == 2)
            window.isHidden = true
        }
    }

    @Test("Margins by leading and trailing change sides with the direction, those by left and right do not")
    func margins() {
        inOwnWorld {
            let view = UIView()
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(
                view.directionalLayoutMargins
                    == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: 20, bottom: 3, trailing: 30)
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 20))
            view.semanticContentAttribute = .unspecified
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 30))
        }
    }

    @Test("Traits of the direction are made, compared and described like others")
    func traits() {
        let traits = UITraitCollection(layoutDirection: .rightToLeft)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect("\(traits)" == "UITraitCollection layoutDirection rightToLeft")
        #expect(UITraitCollection().layoutDirection == .unspecified)
        #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
        var overrides = UITraitOverrides()
        overrides.layoutDirection = .leftToRight
        #expect(overrides.contains(UITraitLayoutDirection.self))
        overrides.remove(UITraitLayoutDirection.self)
        #expect(!overrides.contains(UITraitLayoutDirection.self))
    }

    @Test("An image that flips, and a symbol that means a direction, are mirrored from the right")
    func images() {
        inOwnWorld {
            let plain = UIImage(color: .red, size: CGSize(width: 2, height: 2))
            let view = UIImageView(image: plain)
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.displayedImage?.imageOrientation == .up)
            view.image = plain.imageFlippedForRightToLeftLayoutDirection()
            #expect(view.image?.flipsForRightToLeftLayoutDirection == true)
            #expect(view.displayedImage?.imageOrientation == .upMirrored)
            view.semanticContentAttribute = .spatial
            #expect(view.displayedImage?.imageOrientation == .up)
            let symbols = ["chevron.forward", "chevron.backward", "chevron.right", "checkmark"]
            #expect(
                symbols.map { UIImage(systemName: $0)?.flipsForRightToLeftLayoutDirection }
                    == [true, true, false, false])
        }
    }
}
