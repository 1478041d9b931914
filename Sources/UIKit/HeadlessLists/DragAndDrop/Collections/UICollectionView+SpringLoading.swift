extension UICollectionView: UISpringLoadedInteractionSupporting {
    final func makeSpring() -> OwnSpring {
        rowSpring {
            $0.delegate?.collectionView($0, shouldSpringLoadItemAt: $1, with: $2) ?? true
        } activate: {
            $0.pick($1)
        }
    }
}
