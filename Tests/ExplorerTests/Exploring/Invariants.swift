import Robot

/// What holds of every application after every step.
@MainActor
struct Invariants {
    let application: UIApplication

    /// The first thing that does not hold.
    func fault() -> Fault? {
        windowFault() ?? focusFault() ?? touchFault() ?? viewFault() ?? controllerFault()
    }

    private func windowFault() -> Fault? {
        let keys = application.windows.filter(\.isKeyWindow)
        if application.windows.isEmpty || keys.count == 1 && keys[0] === application.keyWindow { return nil }
        return Fault(.windows, "\(keys.count) of \(application.windows.count) windows are the key window.")
    }

    private func focusFault() -> Fault? {
        for window in application.shownWindows {
            guard let responder = window.firstResponder else { continue }
            let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
            guard let view else { continue }
            if view.window !== window {
                return Fault(.focus, "The first responder \(view.summary) is in no window.")
            }
        }
        if SoftwareKeyboard.main.isVisible, application.keyboard.focused == nil {
            return Fault(.focus, "The keyboard is visible without a first responder.")
        }
        return nil
    }

    private func touchFault() -> Fault? {
        if let touch = application.activeTouches.first {
            return Fault(.touches, "A finger is still down in \(touch.view?.summary ?? "no view").")
        }
        let held = application.keyboard.heldKeys
        return held.isEmpty ? nil : Fault(.touches, "Keys are still held: \(held.joined(separator: ", ")).")
    }

    private func viewFault() -> Fault? {
        var fault: String?
        for window in application.shownWindows {
            window.visit { view in
                let numbers = [
                    view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height, view.center.x,
                    view.center.y, view.frame.minX, view.frame.minY, view.frame.width, view.frame.height,
                    view.alpha,
                ]
                if !numbers.allSatisfy(\.isFinite) { fault = "The frame of \(view.summary) is not finite." }
                if view.window !== window { fault = "\(view.summary) does not know its window." }
                for subview in view.subviews where subview.superview !== view {
                    fault = "\(subview.summary) does not know its superview."
                }
                return fault == nil ? .into : .stop
            }
        }
        return fault.map { Fault(.views, $0) }
    }

    private func controllerFault() -> Fault? {
        for controller in application.controllers {
            if let child = controller.children.first(where: { $0.parent !== controller }) {
                return Fault(.controllers, "\(type(of: child)) does not know its parent.")
            }
            if let presented = controller.presentedViewController,
                presented.presentingViewController?.presentedViewController !== presented
            {
                return Fault(.controllers, "\(type(of: presented)) does not know what presents it.")
            }
        }
        return nil
    }
}

extension UIApplication {
    /// The controllers that the windows show, hold as children, or present.
    var controllers: [UIViewController] {
        var found: [UIViewController] = []
        var pending = windows.compactMap(\.rootViewController)
        while let controller = pending.popLast() {
            if found.contains(where: { $0 === controller }) { continue }
            found.append(controller)
            pending += controller.children
            if let presented = controller.presentedViewController { pending.append(presented) }
        }
        return found
    }
}
