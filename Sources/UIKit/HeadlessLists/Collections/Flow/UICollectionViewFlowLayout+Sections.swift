extension UICollectionViewFlowLayout {
    final var axis: ScrollAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    final var isEstimating: Bool { estimatedItemSize != .zero }

    /// The content's length across the axis in the collection view's bounds.
    final func availableBreadth(_ bounds: CGRect) -> CGFloat {
        guard let collectionView else { return 0 }
        let insets = collectionView.adjustedContentInset
        return max(0, bounds.size[axis.other] - insets.before(axis.other) - insets.after(axis.other))
    }

    final func layOutSections() {
        sections = []
        contentLength = 0
        guard let collectionView else { return }
        let available = availableBreadth(collectionView.bounds)
        // Preferred sizes may differ in another available breadth.
        if available != breadth { measured.becomeEstimates() }
        breadth = available
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        delegateHasNoSizes = false
        let counts = collectionView.counts
        sections.reserveCapacity(counts.count)
        for (index, count) in counts.enumerated() {
            var section = section(index, count, collectionView, delegate)
            section.start = contentLength
            contentLength = section.end
            sections.append(section)
        }
    }

    private func section(
        _ index: Int, _ count: Int, _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection {
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
        let gap = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
        let itemGap = delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
        let metrics = FlowMetrics(
            axis: axis, breadth: breadth,
            inset: referenced(checked(inset, "the insets of section \(index)"), view),
            lineSpacing: checked(gap ?? minimumLineSpacing, "the line spacing of section \(index)"),
            itemSpacing: checked(
                itemGap ?? minimumInteritemSpacing, "the spacing of items in section \(index)"))
        return FlowSection(
            metrics: metrics, lines: lines(index, count, metrics, view, delegate), count: count,
            header: checked(header ?? headerReferenceSize, "the header of section \(index)")[axis],
            footer: checked(footer ?? footerReferenceSize, "the footer of section \(index)")[axis])
    }

    /// Adds to a section's insets, across the scroll direction, what the reference is further inside than the content.
    private func referenced(_ inset: UIEdgeInsets, _ view: UICollectionView) -> UIEdgeInsets {
        let reference: UIContentInsetsReference =
            switch sectionInsetReference {
            case .fromContentInset: .none
            case .fromSafeArea: .safeArea
            case .fromLayoutMargins: .layoutMargins
            }
        return inset.adding(view.sides(from: reference, across: axis))
    }

    private func lines(
        _ section: Int, _ count: Int, _ metrics: FlowMetrics, _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowLines {
        guard count > 0 else { return .uniform(UniformFlow(metrics, size: .zero, count: 0)) }
        if let delegate, !delegateHasNoSizes {
            let first = size(IndexPath(item: 0, section: section), view, delegate)
            if !delegateHasNoSizes {
                return flow(sizes(section, count, first, view, delegate), section, metrics, view)
            }
        }
        guard isEstimating else {
            let size = checked(stated(itemSize), "an item")
            checkBreadth(of: size, section, metrics, view)
            return .uniform(UniformFlow(metrics, size: size, count: count))
        }
        var sizes: [CGSize] = []
        sizes.reserveCapacity(count)
        let estimate = estimate
        for item in 0..<count { sizes.append(measured[IndexPath(item: item, section: section)] ?? estimate) }
        return .mixed(MixedFlow(metrics, sizes: sizes))
    }

    private var estimate: CGSize {
        estimatedItemSize == Self.automaticSize
            ? Self.defaultSize : checked(estimatedItemSize, "an estimated item")
    }

    private static let defaultSize = CGSize(width: 50, height: 50)

    /// The size of an item by the layout's property or its delegate; the automatic size is the estimate, or else the default.
    private func stated(_ size: CGSize) -> CGSize {
        guard size == Self.automaticSize else { return size }
        return isEstimating ? estimate : Self.defaultSize
    }

    private func sizes(
        _ section: Int, _ count: Int, _ first: CGSize, _ view: UICollectionView,
        _ delegate: any UICollectionViewDelegateFlowLayout
    ) -> [CGSize] {
        var sizes = [first]
        sizes.reserveCapacity(count)
        for item in 1..<max(count, 1) {
            let path = IndexPath(item: item, section: section)
            sizes.append(measured[path] ?? size(path, view, delegate))
        }
        sizes[0] = measured[IndexPath(item: 0, section: section)] ?? first
        return sizes
    }

    private func flow(_ sizes: [CGSize], _ section: Int, _ metrics: FlowMetrics, _ view: UICollectionView)
        -> FlowLines
    {
        var isUniform = !isEstimating
        for size in sizes where size != sizes[0] {
            isUniform = false
            break
        }
        for (item, size) in sizes.enumerated() where size[axis.other] > metrics.room + 1e-6 {
            checkBreadth(of: size, section, item: item, metrics, view)
            break
        }
        if isUniform, let size = sizes.first {
            return .uniform(UniformFlow(metrics, size: size, count: sizes.count))
        }
        return .mixed(MixedFlow(metrics, sizes: sizes))
    }

    // MARK: Checking

    private func size(
        _ path: IndexPath, _ view: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout
    ) -> CGSize {
        let size = stated(delegate.collectionView(view, layout: self, sizeForItemAt: path))
        guard size.isFinite, size.width >= 0, size.height >= 0 else {
            return checked(size, "item \(path.shortText)")
        }
        return size
    }

    private func checkBreadth(
        of size: CGSize, _ section: Int, item: Int = 0, _ metrics: FlowMetrics, _ view: UICollectionView
    ) {
        // A view without a size will get one later.
        guard !isEstimating, breadth > 0, size[axis.other] > metrics.room + 1e-6 else { return }
        // UIKit logs that the layout's behavior is not defined, and lays out something.
        view.reportAsLog(
            .tooWide(
                IndexPath(item: item, section: section), axis == .vertical ? "width" : "height",
                size[axis.other], metrics.room))
    }

    private func checked(_ size: CGSize, _ what: @autoclosure () -> String) -> CGSize {
        if size.isFinite, size.width >= 0, size.height >= 0 { return size }
        collectionView?.report(.badSize(what(), size))
        return .zero
    }

    private func checked(_ number: CGFloat, _ what: @autoclosure () -> String) -> CGFloat {
        if number.isFinite, number >= 0 { return number }
        collectionView?.report(.badNumber(what(), number.shortText))
        return 0
    }

    private func checked(_ insets: UIEdgeInsets, _ what: @autoclosure () -> String) -> UIEdgeInsets {
        if insets.isFinite { return insets }
        collectionView?.report(.badNumber(what(), insets.shortText))
        return .zero
    }
}
