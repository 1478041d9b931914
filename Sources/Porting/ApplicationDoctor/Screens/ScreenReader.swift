import Robot
import ViewQuery

/// Notes what the screen in front shows.
@MainActor
struct ScreenReader {
    private let application: UIApplication

    init(_ application: UIApplication) {
        self.application = application
    }

    /// The screen; `nil` if there is none, as in the background and without a window.
    func read() -> ScreenState? {
        application.commit()
        let reader = TargetReader(application)
        var state: ScreenState
        if let alert = application.systemScreen.alert {
            state = ScreenState(type: "System alert", title: alert.title.inOneLine, place: "alert")
            if let window = application.systemScreen.windows.last { count(in: window, &state) }
        } else if application.applicationState != .background, let front = FrontScreen(of: application) {
            state = ScreenState(type: "\(type(of: front.controller))", title: front.title, place: front.place)
            if let view = front.controller.viewIfLoaded { count(in: view, &state) }
        } else {
            return nil
        }
        state.targets = reader.found.filter { !$0.isUnsafe }.map(\.target)
        state.skipped = reader.found.filter(\.isUnsafe).map(\.target)
        return state
    }

    private func count(in root: UIView, _ state: inout ScreenState) {
        var texts: [String] = []
        root.visit { view in
            guard !view.isHidden, view.alpha > UIView.touchableAlpha, Self.isOnScreen(view) else {
                return .past
            }
            if let sign = Self.sign(of: view), !state.signs.contains(sign) { state.signs.append(sign) }
            if let text = Self.text(of: view), !text.isEmpty { texts.append(text) }
            if Self.isPicture(view) { state.pictures += 1 }
            guard view is UIControl else { return .into }
            // The title of a button is a part of it.
            state.controls += 1
            return .past
        }
        state.texts = texts.count
        if !texts.isEmpty, texts.allSatisfy(Self.isPlaceholder) {
            state.signs.append("it says \"\(texts[0])\"")
        }
    }

    private static func isOnScreen(_ view: UIView) -> Bool {
        guard let window = view.window else { return false }
        // A view without a size may have subviews that are outside of it.
        if view.bounds.isEmpty { return !view.clipsToBounds }
        return view.convert(view.bounds, to: nil).intersects(window.bounds)
    }

    private static func sign(of view: UIView) -> String? {
        switch view {
        case let indicator as UIActivityIndicatorView where indicator.isAnimating:
            "a \(type(of: indicator)) spins"
        case let control as UIRefreshControl where control.isRefreshing: "a \(type(of: control)) refreshes"
        default: nil
        }
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text?.inOneLine
        case let field as UITextField:
            (field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder)?.inOneLine
        case let view as UITextView: view.text?.inOneLine
        default: nil
        }
    }

    private static func isPicture(_ view: UIView) -> Bool {
        if let view = view as? UIImageView { return view.image != nil }
        // A leaf of a class of the application's draws something, as a chart does.
        return view.subviews.isEmpty && !(view is UIControl) && !TargetReader.isOfFramework(view)
    }

    /// Whether a text stands for what has yet to come.
    private static func isPlaceholder(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["loading", "please wait"].contains { text.hasPrefix($0) }
    }
}
