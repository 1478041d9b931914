extension UIApplication {
    /// Apple's pictures show this time: it does not change with the clock, as pictures are compared.
    private static let pictureTime = "9:41"

    /// What the system draws in front of the application's windows: the status bar and the home indicator.
    package final var systemDrawing: DisplayList {
        let bounds = screen.bounds
        let context = CGContext(bounds: bounds, scale: screen.scale)
        let traits = keyWindow?.traitCollection ?? .current
        traits.performAsCurrent {
            let manager = UIStatusBarManager(screen: screen)
            let isDark = traits.userInterfaceStyle == .dark
            let color: UIColor =
                switch manager.statusBarStyle {
                case .lightContent: .white
                case .darkContent: .black
                default: isDark ? .white : .black
                }
            let frame = manager.statusBarFrame
            if frame.height > 0, !manager.isStatusBarHidden { drawStatusBar(in: frame, color, context) }
            drawHomeIndicator(in: bounds, isDark ? .white : .black, context)
        }
        return context.drawing.simplified
    }

    private func drawStatusBar(in frame: CGRect, _ color: UIColor, _ context: CGContext) {
        // Beside a notch both halves have a middle of their own; without one the time is in the middle.
        let isNotched = frame.height > 24
        let y = isNotched ? frame.minY + frame.height * 0.33 : frame.minY
        let height = isNotched ? frame.height * 0.48 : frame.height
        let side = isNotched ? frame.width * 0.27 : frame.width
        let font = UIFont.systemFont(ofSize: isNotched ? 16 : 12, weight: .semibold)
        context.drawText(
            Self.pictureTime, in: CGRect(x: frame.minX, y: y, width: side, height: height), font, color)
        let scale: CGFloat = isNotched ? 1 : 0.85
        let right = isNotched ? frame.maxX - side / 2 + 33 : frame.maxX - 6
        drawBattery(
            CGRect(
                x: right - 25 * scale, y: y + height / 2 - 6 * scale, width: 24 * scale, height: 12 * scale),
            color, context)
        let wifi = CGRect(
            x: right - 48 * scale, y: y + height / 2 - 10 * scale, width: 20 * scale, height: 20 * scale)
        context.drawSymbol("wifi", in: wifi, size: 14 * scale, weight: .semibold, color)
        for bar in 0..<4 {
            let tall = (4 + CGFloat(bar) * 2.3) * scale
            context.fill(
                CGRect(
                    x: right - (68 - CGFloat(bar) * 4.6) * scale, y: y + height / 2 + 5.5 * scale - tall,
                    width: 3 * scale, height: tall), radius: 1, color)
        }
    }

    private func drawBattery(_ rect: CGRect, _ color: UIColor, _ context: CGContext) {
        context.with(.alpha(0.4)) { context.stroke(rect, radius: 3.8, width: 1, color) }
        context.with(.alpha(0.5)) {
            context.fill(
                CGRect(x: rect.maxX + 1, y: rect.midY - 2, width: 1.5, height: 4), radius: 0.7, color)
        }
        let level = max(0, CGFloat(min(device.batteryLevel, 1)))
        var inside = rect.insetBy(dx: 2, dy: 2)
        inside.size.width *= level
        context.fill(inside, radius: 2, device.batteryState == .charging ? .systemGreen : color)
    }

    private func drawHomeIndicator(in bounds: CGRect, _ color: UIColor, _ context: CGContext) {
        guard screen.safeAreaInsets.bottom > 0, keyWindow?.homeIndicatorIsAutoHidden != true else { return }
        let width = min(bounds.width, bounds.height) * 0.36
        context.fill(
            CGRect(x: bounds.midX - width / 2, y: bounds.maxY - 13, width: width, height: 5), radius: 2.5,
            color)
    }
}
