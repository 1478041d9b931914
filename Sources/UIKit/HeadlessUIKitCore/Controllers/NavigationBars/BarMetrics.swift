/// The measures of bars. Apple documents none of these numbers; they are close to what is seen.
@MainActor
enum BarMetrics {
    static let height: CGFloat = 44
    static let highToolbar: CGFloat = 49
    static let margin: CGFloat = 16
    static let spacing: CGFloat = 8
    static let minimumWidth: CGFloat = 44

    /// Returns a bar's height in points: `height`, or 32 if both size classes are compact, as on a phone in landscape.
    static func height(of bar: UIView, _ height: CGFloat = height) -> CGFloat {
        let traits = bar.traitCollection
        let isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
        return isLow ? 32 : height
    }

    static func size(of item: UIBarButtonItem, height: CGFloat) -> CGSize {
        if let view = item.customView {
            let size = naturalSize(of: view)
            return CGSize(width: item.width > 0 ? item.width : size.width, height: size.height)
        }
        if item.isSpace {
            let width = item.systemItem == .fixedSpace ? max(item.width, 0) : 0
            return CGSize(width: width, height: 0)
        }
        if item.width > 0 { return CGSize(width: item.width, height: height) }
        var width = max(item.view?.sizeThatFits(.zero).width ?? 0, minimumWidth)
        if let titles = item.possibleTitles, item.image == nil {
            let font = item.titleFont
            for title in titles { width = max(width, font.width(of: title).rounded(.up)) }
        }
        return CGSize(width: width, height: height)
    }

    static func naturalSize(of view: UIView) -> CGSize {
        let size = view.bounds.size
        if size.width > 0, size.height > 0 { return size }
        let intrinsic = view.intrinsicContentSize
        if intrinsic.width >= 0, intrinsic.height >= 0 {
            return view.frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsic)).size
        }
        return view.sizeThatFits(size)
    }

    static func frame(_ size: CGSize, x: CGFloat, middle: CGFloat) -> CGRect {
        CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height)
    }
}
