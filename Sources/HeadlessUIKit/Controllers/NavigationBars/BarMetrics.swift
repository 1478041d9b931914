import Foundation

/// Where things stand in bars. Apple documents none of these numbers; they are chosen near what is seen.
@MainActor
enum BarMetrics {
    /// How high a bar is, in points, without a prompt.
    static let height: CGFloat = 44
    /// How high a bar is on a phone that is held sideways, and a bar of tabs there.
    static let compactHeight: CGFloat = 32
    /// How high the line of a prompt is, in points.
    static let promptHeight: CGFloat = 30
    /// How high the line of a large title is, in points.
    static let largeTitleHeight: CGFloat = 52
    /// How high the line of a search bar is, in points.
    static let searchHeight: CGFloat = 52
    /// How far items keep from the bar's sides, in points.
    static let margin: CGFloat = 16
    /// How far items keep from each other, and from the title, in points.
    static let spacing: CGFloat = 8
    /// How wide a button is at least, in points: what a finger needs.
    static let minimumWidth: CGFloat = 44

    /// How high a bar is, in points, that is `height` high where there is room.
    static func height(of bar: UIView, _ height: CGFloat = height) -> CGFloat {
        let traits = bar.traitCollection
        let isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
        return isLow ? compactHeight : height
    }

    /// The size that an item has in a bar; a flexible space has none of its own.
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
            let font = UIBarButton.font(of: item.style)
            for title in titles { width = max(width, font.width(of: title).rounded(.up)) }
        }
        return CGSize(width: width, height: height)
    }

    /// The size of a view that was given one, else the one that suits it.
    static func naturalSize(of view: UIView) -> CGSize {
        let size = view.bounds.size
        if size.width > 0, size.height > 0 { return size }
        let intrinsic = view.intrinsicContentSize
        if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
        return view.sizeThatFits(size)
    }

    /// The frame of something in the middle of a bar's height.
    static func frame(_ size: CGSize, x: CGFloat, middle: CGFloat) -> CGRect {
        CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height)
    }
}
