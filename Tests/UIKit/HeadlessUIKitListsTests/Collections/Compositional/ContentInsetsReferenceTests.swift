import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Collection views on a phone in landscape, whose sensors take 47 points on both sides of 844.
///
/// Apple: a section's `contentInsetsReference` is `.automatic`, "which means the section follows the layout
/// configuration's"; `contentSize` of a container is that "before content insets are applied".
@MainActor
@Suite("Content insets references")
struct ContentInsetsReferenceTests {
    /// The left edges and widths of the first item, the header and the background.
    private final class Photos: UICollectionViewController {
        var room: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
            collectionView.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        { 3 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        }

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }

        var text: String {
            view.window?.layoutIfNeeded()
            let path = IndexPath(item: 0, section: 0)
            let header = collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path)
            let layout = collectionView.collectionViewLayout
            let background = layout.layoutAttributesForDecorationView(ofKind: "background", at: path)
            return [collectionView.cellForItem(at: path)?.frame, header?.frame, background?.frame].map {
                $0.map { "\(Int($0.minX))+\(Int($0.width))" } ?? "none"
            }.joined(separator: " ")
        }
    }

    private func layout(
        _ reference: UIContentInsetsReference,
        _ set: @escaping @MainActor (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = reference
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { _, _ in
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
                let item = NSCollectionLayoutItem(layoutSize: size)
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
                        alignment: .top)
                ]
                section.decorationItems = [.background(elementKind: "background")]
                set(section)
                return section
            }, configuration: configuration)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        return layout
    }

    private func run(
        _ layout: UICollectionViewLayout, _ language: DeviceLanguage = .english,
        _ body: (Photos, SimulatedDevice) -> Void
    ) {
        UIApplication.withShared(UIApplication(device: .iPhone14)) {
            let device = SimulatedDevice.current
            device.language = language
            let photos = Photos(collectionViewLayout: layout)
            let window = UIWindow.showing(photos)
            body(photos, device)
            window.isHidden = true
            UIApplication.shared.closeWindows()
        }
    }

    @Test(
        "Sections in landscape are inset by what the configuration refers to",
        arguments: [
            (UIContentInsetsReference.automatic, "57+720 57+720 47+750"),
            (.safeArea, "57+720 57+720 47+750"),
            (.none, "10+814 10+814 0+844"),
            // The margins are 20 inside of the safe area.
            (.layoutMargins, "77+680 77+680 67+710"),
            // 672 points are easily read.
            (.readableContent, "96+642 96+642 86+672"),
        ])
    func configuration(reference: UIContentInsetsReference, wanted: String) {
        run(layout(reference)) { photos, device in
            device.rotate(to: .landscapeLeft)
            #expect(photos.text == wanted)
        }
    }

    @Test("The reference of insets is the safe area by default, and follows the rotation")
    func rotation() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.contentInsetsReference == .safeArea)
        run(layout(configuration.contentInsetsReference)) { photos, device in
            #expect(photos.text == "10+360 10+360 0+390")
            device.rotate(to: .landscapeLeft)
            #expect(photos.text == "57+720 57+720 47+750")
            device.rotate(to: .portrait)
            #expect(photos.text == "10+360 10+360 0+390")
        }
    }

    @Test("A section has a reference of its own, which its headers do not have")
    func section() {
        run(layout(.safeArea) { $0.contentInsetsReference = .none }) { photos, device in
            device.rotate(to: .landscapeLeft)
            #expect(photos.text == "10+814 57+720 0+844")
        }
        run(
            layout(.none) {
                $0.contentInsetsReference = .safeArea
                $0.supplementaryContentInsetsReference = .layoutMargins
            }
        ) { photos, device in
            device.rotate(to: .landscapeLeft)
            #expect(photos.text == "57+720 67+710 47+750")
        }
    }

    @Test("Headers that refer to nothing, or do not follow the insets, extend to the sides")
    func headers() {
        run(layout(.safeArea) { $0.supplementaryContentInsetsReference = .none }) { photos, device in
            device.rotate(to: .landscapeLeft)
            #expect(photos.text == "57+720 0+844 47+750")
        }
        run(layout(.safeArea) { $0.supplementariesFollowContentInsets = false }) { photos, device in
            device.rotate(to: .landscapeLeft)
            #expect(photos.text == "57+720 0+844 47+750")
        }
    }

    @Test("Insets follow the layout direction, and a single side that becomes unsafe while the size stays")
    func sides() {
        for (language, wanted) in [(DeviceLanguage.english, "40+330"), (.arabic, "50+330")] {
            run(layout(.safeArea), language) { photos, _ in
                photos.additionalSafeAreaInsets.left = 30
                #expect(photos.text.hasPrefix(wanted))
                photos.additionalSafeAreaInsets.left = 0
                #expect(photos.text.hasPrefix(language == .english ? "10+360" : "20+360"))
            }
        }
    }

    @Test("What extends into the inset that the content has anyway is not inset twice")
    func inset() {
        run(layout(.safeArea)) { photos, device in
            device.rotate(to: .landscapeLeft)
            photos.collectionView.contentInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 30)
            // The content begins at 60 points of the view, and ends 30 before its end; 17 more are unsafe.
            #expect(photos.text == "10+707 10+707 0+737")
        }
    }

    @Test("A section provider gets the size and the insets of its container")
    func environment() {
        var told: [String] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let container = environment.container
            let insets = container.effectiveContentInsets
            told.append(
                "\(container.contentSize.shortText) \(container.effectiveContentSize.shortText)"
                    + " \(Int(insets.leading)) \(Int(insets.trailing)) \(Int(container.contentInsets.leading))"
            )
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        run(layout) { photos, device in
            photos.collectionView.contentInset.left = 7
            photos.view.window?.layoutIfNeeded()
            #expect(told.last == "390×844 383×844 7 0 7")
            device.rotate(to: .landscapeLeft)
            photos.view.window?.layoutIfNeeded()
            #expect(told.last == "844×390 750×390 47 47 7")
        }
    }

    @Test("A section that scrolls on its own begins in the safe area, and extends to the sides")
    func orthogonal() {
        run(
            layout(.safeArea) {
                $0.orthogonalScrollingBehavior = .groupPaging
                $0.contentInsets = .zero
            }
        ) { photos, device in
            device.rotate(to: .landscapeLeft)
            photos.view.window?.layoutIfNeeded()
            let cell = photos.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
            #expect(cell?.frame.minX == 47 && cell?.frame.width == 750)
            #expect(cell?.superview?.frame.width == 844)
            #expect((cell?.superview as? UIScrollView)?.contentSize.width == 2344)
        }
    }

    @Test("Flow layouts follow a side that becomes unsafe while the size stays")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInsetReference = .fromSafeArea
        run(layout) { photos, _ in
            #expect(photos.text.hasPrefix("0+50"))
            photos.additionalSafeAreaInsets.left = 30
            #expect(photos.text.hasPrefix("30+50"))
            layout.sectionInsetReference = .fromLayoutMargins
            photos.collectionView.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
            #expect(photos.text.hasPrefix("50+50"))
        }
    }
}
