extension UINavigationBar {
    /// Draws the background, up to the screen's edge: the system's only while content is scrolled under the bar.
    final func drawBar(in context: CGContext) {
        drawBackground(in: context)
        guard let item = backButtonItem, let button = item.view, button.isDescendant(of: self),
            !button.isHidden
        else { return }
        // The arrow is beside the title, in the margin.
        let frame = convert(button.bounds, from: button)
        let x = isRightToLeft ? frame.maxX + 1 : frame.minX - 13
        let arrow = CGRect(x: x, y: frame.minY, width: 12, height: frame.height)
        let color: UIColor = button.tintColor
        if let image = backIndicatorImage {
            let side = min(arrow.width, image.size.width)
            return context.draw(
                image.withTintColor(color.fixed),
                in: CGRect(x: arrow.minX, y: arrow.midY - side / 2, width: side, height: side))
        }
        context.drawSymbol(
            isRightToLeft ? "chevron.right" : "chevron.left", in: arrow, size: 17, weight: .semibold, color)
    }

    private func drawBackground(in context: CGContext) {
        let look: BarLook
        let image = backgroundImage(for: .any, barMetrics: .default)
        if let appearance = appearanceInForce {
            look = BarLook(appearance)
        } else if barTintColor != nil || image != nil || barStyle == .black {
            look = BarLook(barStyle, tint: barTintColor, image: image, shadow: shadowImage)
        } else {
            guard manager?.hasContentUnderBar ?? true else { return }
            look = BarLook(barStyle, tint: nil, image: nil, shadow: shadowImage)
        }
        let top = barPosition == .topAttached ? max(0, frame.minY - (superview?.bounds.minY ?? 0)) : 0
        let rect = CGRect(
            x: bounds.minX, y: bounds.minY - top, width: bounds.width, height: bounds.height + top)
        context.drawBar(look, in: rect, isAtTop: true, scale: traitCollection.displayScale)
    }
}

extension UINavigationController {
    fileprivate var hasContentUnderBar: Bool {
        guard let scrollView = topViewController?.contentScrollView else { return false }
        return scrollView.contentOffset.y - scrollView.offsetRange(.vertical).lowerBound > 0.5
    }
}

extension UITabBar {
    /// Draws the background, down to the screen's edge.
    final func drawBar(in context: CGContext) {
        let look =
            appearanceInForce.map { BarLook($0) }
            ?? BarLook(barStyle, tint: barTintColor, image: backgroundImage, shadow: shadowImage)
        context.drawLowerBar(look, of: self)
        guard let image = selectionIndicatorImage, let item = selectedItem else { return }
        context.draw(image, in: item.view.frame)
    }
}

extension UIToolbar {
    /// Draws the background, down to the screen's edge.
    final func drawBar(in context: CGContext) {
        let look =
            appearanceInForce.map { BarLook($0) }
            ?? BarLook(
                barStyle, tint: barTintColor,
                image: backgroundImage(forToolbarPosition: .any, barMetrics: .default),
                shadow: shadowImage(forToolbarPosition: .any))
        context.drawLowerBar(look, of: self)
    }
}

extension CGContext {
    @MainActor fileprivate func drawLowerBar(_ look: BarLook, of bar: UIView) {
        let below = bar.superview.map { max(0, $0.bounds.maxY - bar.frame.maxY) } ?? 0
        // A bar in the middle of a view does not reach down.
        let reach = below <= 60 ? below : 0
        var rect = bar.bounds
        rect.size.height += reach
        drawBar(look, in: rect, isAtTop: false, scale: bar.traitCollection.displayScale)
    }
}
