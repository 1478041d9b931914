extension LayerValues.Style {
    /// An image whose corners keep their size if the contents' centre alone is stretched.
    func sliced(_ image: UIImage, resizing mode: UIView.ContentMode) -> UIImage {
        let center = contentsCenter.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        let resizes = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw].contains(mode)
        guard resizes, !center.isNull, center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        let size = image.size
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(
                top: center.minY * size.height, left: center.minX * size.width,
                bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width),
            resizingMode: .stretch)
    }
}
