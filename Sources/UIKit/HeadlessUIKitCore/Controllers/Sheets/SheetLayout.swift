/// Computes a sheet's frames at its detents.
@MainActor
struct SheetLayout {
    typealias Detent = UISheetPresentationController.Detent

    /// A detent that fits into the container.
    struct Stop {
        var identifier: Detent.Identifier
        var frame: CGRect
    }

    private let sheet: UISheetPresentationController
    private let bounds: CGRect
    private let traits: UITraitCollection
    private let container: UIView

    init(_ sheet: UISheetPresentationController, in container: UIView) {
        self.sheet = sheet
        bounds = container.bounds
        traits = container.traitCollection
        self.container = container
    }

    /// Whether the sheet is at the bottom, with detents, and neither centered nor full screen.
    var isAttached: Bool { !isFull && traits.horizontalSizeClass != .regular }

    private var isFull: Bool {
        traits.verticalSizeClass == .compact && !sheet.prefersEdgeAttachedInCompactHeight
    }

    /// The positions at which the sheet can rest, from the lowest to the highest; at least one.
    var stops: [Stop] {
        if isFull { return [Stop(identifier: .large, frame: bounds)] }
        if !isAttached { return [Stop(identifier: .large, frame: floating)] }
        if hasOnlyLarge { return [Stop(identifier: .large, frame: frame(room))] }
        let safeBottom = container.safeAreaInsets.bottom
        let context = Detent.ResolutionContext(
            containerTraitCollection: traits, maximumDetentValue: max(room - safeBottom, 0))
        var stops: [Stop] = []
        for detent in sheet.detents {
            guard let value = detent.resolvedValue(in: context) else { continue }
            let height = min(value + safeBottom, room)
            stops.append(Stop(identifier: detent.identifier, frame: frame(height)))
        }
        if stops.isEmpty { stops = [Stop(identifier: .large, frame: frame(room))] }
        if stops.count == 1 { return stops }
        return stops.enumerated()
            .sorted { ($0.element.frame.height, $0.offset) < ($1.element.frame.height, $1.offset) }
            .map(\.element)
    }

    private var room: CGFloat { max(bounds.height - UISheetPresentationController.inset, 0) }

    /// Whether the large detent is the only one, as it is unless others were set; the safe area has no say in it.
    private var hasOnlyLarge: Bool {
        guard sheet.detents.count == 1, case .large = sheet.detents[0].kind else { return false }
        return true
    }

    private func frame(_ height: CGFloat) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    private var floating: CGRect {
        let margin = UISheetPresentationController.margin
        let room = CGSize(
            width: max(bounds.width - 2 * margin, 0), height: max(bounds.height - 2 * margin, 0))
        var size = CGSize(width: UISheetPresentationController.pageWidth, height: room.height)
        if sheet.presentationStyle == .formSheet {
            let preferred = sheet.presentedViewController.preferredContentSize
            let usual = UISheetPresentationController.formSize
            size.width = preferred.width > 0 ? preferred.width : usual.width
            size.height = preferred.height > 0 ? preferred.height : usual.height
        }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the sheet's frame at a detent; at the lowest if the sheet does not have the detent.
    ///
    /// While an input in the sheet has the keyboard, the sheet is above that, as far as there is room.
    func frame(of identifier: Detent.Identifier?) -> CGRect {
        if isAttached, hasOnlyLarge { return frame(room) }
        let stops = stops
        return aboveKeyboard((stops.first { $0.identifier == identifier } ?? stops.first)?.frame ?? bounds)
    }

    private func aboveKeyboard(_ frame: CGRect) -> CGRect {
        guard !isFull, let keyboardTop = container.topOfKeyboard, keyboardTop < frame.maxY, hasKeyboard else {
            return frame
        }
        let insets = container.safeAreaInsets
        if isAttached {
            // Its bottom stays, behind the keyboard.
            let top = max(bounds.maxY - room, min(frame.minY, keyboardTop - frame.height + insets.bottom))
            return self.frame(bounds.maxY - top)
        }
        let top = min(frame.minY, max(bounds.minY + insets.top, keyboardTop - frame.height))
        return CGRect(x: frame.minX, y: top, width: frame.width, height: frame.height)
    }

    private var hasKeyboard: Bool {
        guard let view = sheet.presentedView, let focus = container.window?.firstResponder as? UIView else {
            return false
        }
        return focus.isDescendant(of: view)
    }
}
