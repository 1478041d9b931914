import HeadlessUIKit
import Swerkin

/// A screen that presents something in front of it, and notes when that is dismissed.
@MainActor
final class PresentingStage: StageController, UIPopoverPresentationControllerDelegate {
    enum Kind: CaseIterable {
        case none, sheet, tallSheet, scrollingSheet, modalSheet, refusedSheet, popover, refusedPopover,
            fullScreen
        case alert, actionSheet, actionSheetWithoutCancel
    }

    private let kind: Kind
    private let delay: Double

    init(_ kind: Kind, after delay: Double = 0) {
        self.kind = kind
        self.delay = delay
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil, let controller = makeController() else { return }
        guard delay > 0 else { return present(controller, animated: false) }
        Task { @MainActor in
            try await Task.sleep(for: .seconds(delay))
            present(controller, animated: true)
        }
    }

    private func makeController() -> UIViewController? {
        switch kind {
        case .none: return nil
        case .alert: return makeAlert(.alert, hasCancel: true)
        case .actionSheet: return makeAlert(.actionSheet, hasCancel: true)
        case .actionSheetWithoutCancel: return makeAlert(.actionSheet, hasCancel: false)
        default: break
        }
        let controller = PresentedController { [unowned self] in log.append("dismissed") }
        controller.isModalInPresentation = kind == .modalSheet
        switch kind {
        case .fullScreen: controller.modalPresentationStyle = .fullScreen
        case .popover, .refusedPopover:
            controller.modalPresentationStyle = .popover
            controller.preferredContentSize = CGSize(width: 200, height: 200)
            controller.popoverPresentationController?.sourceView = view
            controller.popoverPresentationController?.delegate = self
        default: controller.modalPresentationStyle = .pageSheet
        }
        if kind == .refusedSheet { controller.presentationController?.delegate = self }
        if kind == .tallSheet {
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            controller.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        if kind == .scrollingSheet {
            let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.contentSize = CGSize(width: 300, height: 3000)
            content.contentOffset.y = 900
            controller.view.addSubview(content)
        }
        return controller
    }

    private func makeAlert(_ style: UIAlertController.Style, hasCancel: Bool) -> UIAlertController {
        let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: style)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in log.append("deleted") })
        guard hasCancel else { return alert }
        alert.addAction(
            UIAlertAction(title: "Keep", style: .cancel) { [unowned self] _ in log.append("dismissed") })
        return alert
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        kind == .refusedSheet ? .pageSheet : .none
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        kind == .popover
    }
}

/// What is presented.
@MainActor
final class PresentedController: UIViewController {
    private let dismissed: @MainActor () -> Void

    init(_ dismissed: @escaping @MainActor () -> Void) {
        self.dismissed = dismissed
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        dismissed()
    }
}
