import FailureReporting
import Robot

/// Finds what can be tapped on the screen in front.
@MainActor
struct TargetReader {
    /// A target with its view.
    struct Found {
        let target: TapTarget
        let view: UIView
        let isUnsafe: Bool
    }

    private(set) var found: [Found] = []
    private var ordinals: [String: Int] = [:]
    private let destructive: Set<String>

    init(_ application: UIApplication) {
        destructive = Set(
            application.shownAlerts.flatMap(\.actions).filter { $0.style == .destructive }.compactMap(\.title)
        )
        let system = application.systemScreen.alertWindow
        for window in system.map({ [$0] }) ?? application.windows.reversed() {
            // Targets are looked for before any is touched: what hit tests change would disturb the visit.
            var candidates: [(UIView, TapTarget.Kind)] = []
            window.visit { view in
                guard !view.isHidden, view.alpha > UIView.touchableAlpha else { return .past }
                guard let kind = Self.kind(of: view) else { return Self.isClosed(view) ? .past : .into }
                candidates.append((view, kind))
                return kind == .tab || kind == .button ? .past : .into
            }
            for (view, kind) in candidates where view.isHittable { add(view, kind) }
        }
    }

    /// The view of a target; `nil` if it is not there.
    func view(for target: TapTarget) -> UIView? {
        found.first { $0.target == target }?.view
    }

    private mutating func add(_ view: UIView, _ kind: TapTarget.Kind) {
        let name = Self.name(of: view)
        let ordinal = ordinals["\(kind) \(name)", default: 0]
        ordinals["\(kind) \(name)"] = ordinal + 1
        let target = TapTarget(kind: kind, name: name, ordinal: ordinal, group: Self.group(of: view))
        let isUnsafe = destructive.contains(name) || kind != .tab && UnsafeWords.contain(name)
        found.append(Found(target: target, view: view, isUnsafe: isUnsafe))
    }
}

// MARK: - Views

extension TargetReader {
    private static func kind(of view: UIView) -> TapTarget.Kind? {
        switch view {
        case is UITableViewCell, is UICollectionViewCell: return .cell
        case is UITextField, is UISlider, is UIStepper, is UISwitch, is UISegmentedControl, is UIPageControl,
            is UIRefreshControl, is UIDatePicker:
            return nil
        case is UIControl: return view.superview is UITabBar ? .tab : .button
        default: return takesTaps(view) ? .view : nil
        }
    }

    /// Whether what is inside of a view belongs to its own use.
    private static func isClosed(_ view: UIView) -> Bool {
        view is UIControl || view is UITextView || view is UIPickerView || view is KeyboardWindow
    }

    private static func takesTaps(_ view: UIView) -> Bool {
        let recognizes =
            view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
        guard recognizes, !(view is UITextView), !(view is UIWindow) else { return false }
        return !isOfFramework(view) || plainViews.contains("\(type(of: view))")
    }

    /// The classes of views that applications use as they are, and give recognizers of their own.
    private static let plainViews: Set = [
        "UICollectionReusableView", "UIImageView", "UILabel", "UIStackView", "UITableViewHeaderFooterView",
        "UIView",
        "UIVisualEffectView",
    ]

    /// Whether a view's class is one of this package's.
    static func isOfFramework(_ view: UIView) -> Bool {
        let module = String(reflecting: type(of: view)).prefix { $0 != "." }
        return RunningLine.ownModules.contains(String(module))
    }

    /// The class and the reuse identifier of a cell that has one.
    private static func group(of view: UIView) -> String? {
        let identifier =
            (view as? UITableViewCell)?.reuseIdentifier ?? (view as? UICollectionViewCell)?.reuseIdentifier
        return identifier.map { "\(type(of: view)) \($0)" }
    }

    private static let longestName = 40

    private static func name(of view: UIView) -> String {
        let texts = [
            view is UIControl ? view.accessibilityLabel : nil, firstText(in: view), view.accessibilityLabel,
        ]
        let name = texts.lazy.compactMap { $0?.inOneLine }.first { !$0.isEmpty }
        let identifier = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
        let whole = name ?? identifier ?? "\(type(of: view))"
        return whole.count > longestName ? "\(whole.prefix(longestName - 1))…" : whole
    }

    private static func firstText(in view: UIView) -> String? {
        var text: String?
        view.visit { inner in
            guard !inner.isHidden else { return .past }
            if let label = inner as? UILabel, let own = label.text, !own.isEmpty {
                text = own
                return .stop
            }
            return .into
        }
        return text
    }
}
