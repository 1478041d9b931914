import UIKit

enum CollectionScrolling: Behaviour {
    static let title = "A collection view says which cells come on screen and which leave it"

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let stage: Stage

        init(_ stage: Stage) { self.stage = stage }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            20
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            stage.log("willDisplay \(indexPath.item)")
        }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            stage.log("didEndDisplaying \(indexPath.item)")
        }

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            stage.log("didEndScrollingAnimation")
        }
    }

    static func run(on stage: Stage) async {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 100)
        layout.minimumLineSpacing = 0
        let frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.isPrefetchingEnabled = false
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source(stage)
        collection.dataSource = source
        collection.delegate = source
        stage.step("show")
        await stage.show(collection)
        stage.step("scroll to item 10, not animated")
        collection.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
        stage.log("offset \(Int(collection.contentOffset.y))")
        await stage.pause()
        stage.step("scroll to item 11, animated")
        collection.scrollToItem(at: IndexPath(item: 11, section: 0), at: .top, animated: true)
        await stage.pause()
        stage.log("offset \(Int(collection.contentOffset.y))")
    }
}
